// The page "Audit an explanation". All scoring is done by the Python package in worker.js; this file only
// shows what it returns. Text from people and from Python enters the page as text nodes, never as markup.

const here = new URL(".", import.meta.url);
const root = document.getElementById("audit");

// ---------------------------------------------------------------- the worker

const worker = new Worker(new URL("worker.js", here), { type: "module" });
const waiting = new Map();
let sequence = 0;

worker.onmessage = ({ data }) => {
  if (data.kind === "progress") return say(data.value + " …");
  const { resolve, reject } = waiting.get(data.id);
  waiting.delete(data.id);
  if (data.kind === "reply") resolve(data.value);
  else reject(new Error(data.value));
};
worker.onerror = (event) => say("The page could not start: " + (event.message || "the worker failed to load"));

function python(call, ...args) {
  return new Promise((resolve, reject) => {
    waiting.set(++sequence, { resolve, reject });
    worker.postMessage({ id: sequence, call, args });
  });
}

// ---------------------------------------------------------------- small helpers

function make(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "on") for (const [event, handler] of Object.entries(value)) node.addEventListener(event, handler);
    else if (value !== null && value !== false) node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.filter((child) => child !== null));
  return node;
}

function say(message) {
  ui.status.textContent = message;
}

function percent(value) {
  return value === null ? "undefined" : (100 * value).toFixed(1) + " %";
}

// ---------------------------------------------------------------- the form

const ui = {
  status: make("p", { id: "audit-status", role: "status", "aria-live": "polite" }, "Loading …"),
  domain: make("select", { id: "audit-domain" }),
  search: make("input", { id: "audit-search", type: "search", autocomplete: "off", placeholder: "race, driver or place" }),
  instance: make("select", { id: "audit-instance", size: "6" }),
  lang: make("select", { id: "audit-lang" }),
  sample: make("select", { id: "audit-sample" }),
  text: make("textarea", { id: "audit-text", rows: "7", spellcheck: "false" }),
  context: make("pre", { id: "audit-context", tabindex: "0", "aria-label": "What the writer was shown" }),
  scores: make("dl", { id: "audit-scores", class: "audit-scores" }),
  marked: make("div", { id: "audit-marked", class: "audit-marked", "aria-label": "The text with its claims marked", role: "group" }),
  reason: make("p", { id: "audit-reason", class: "audit-reason", role: "status" }),
  facts: make("ul", { id: "audit-facts", class: "audit-facts" }),
  claims: make("tbody", { id: "audit-claims" }),
  signature: make("code", { id: "audit-signature", class: "audit-signature" }),
  copy: make("button", { id: "audit-copy", type: "button" }, "Copy as JSON"),
  share: make("button", { id: "audit-share", type: "button" }, "Copy a link to this"),
};

function labelled(control, label) {
  return make("div", { class: "audit-field" }, make("label", { for: control.id }, label), control);
}

root.replaceChildren(
  ui.status,
  make(
    "div",
    { class: "audit-form" },
    labelled(ui.domain, "Domain"),
    labelled(ui.lang, "Language"),
    labelled(ui.search, "Search"),
    labelled(ui.instance, "Decision"),
    labelled(ui.sample, "Start from"),
    labelled(ui.text, "Explanation"),
  ),
  make("details", {}, make("summary", {}, "What the writer was shown"), ui.context),
  make("h2", {}, "Result"),
  ui.scores,
  make("p", { class: "audit-legend" },
    make("span", { class: "claim supported" }, "supported"), " ",
    make("span", { class: "claim contradicted" }, "contradicted"), " ",
    make("span", { class: "claim unverifiable" }, "unverifiable")),
  ui.marked,
  ui.reason,
  make("h3", {}, "Facts that mattered"),
  ui.facts,
  make("h3", {}, "Claims"),
  make("div", { class: "audit-scroll", tabindex: "0", role: "region", "aria-label": "Table of claims" },
    make("table", {},
      make("thead", {}, make("tr", {},
        make("th", { scope: "col" }, "Claim"), make("th", { scope: "col" }, "Verdict"),
        make("th", { scope: "col" }, "Why"), make("th", { scope: "col" }, "Rule"))),
      ui.claims)),
  make("p", {}, "Signature: ", ui.signature),
  make("p", { class: "audit-buttons" }, ui.copy, " ", ui.share),
);

// ---------------------------------------------------------------- state

let options = null;
let instances = [];
let result = null;
let turn = 0;
let applied = 0; // links followed: shown on the page's root, for whoever waits for it

function fill(select, options, chosen) {
  select.replaceChildren(...options.map(([value, label]) => make("option", { value, selected: value === chosen }, label)));
}

function listInstances(chosen) {
  const words = ui.search.value.toLowerCase().normalize("NFKD").replace(/[\u0300-\u036f]/g, "").split(/\s+/).filter(Boolean);
  const found = instances.filter(({ search }) => words.every((word) => search.includes(word)));
  const keep = found.some(({ id }) => id === chosen) ? chosen : found[0]?.id;
  fill(ui.instance, found.map(({ id, label }) => [id, label]), keep);
  say(`${found.length} of ${instances.length} decisions`);
  return keep;
}

async function chooseDomain(chosen) {
  instances = await python("instances", ui.domain.value);
  await chooseInstance(listInstances(chosen));
}

async function chooseInstance(id, text = null) {
  if (!id) return;
  const shown = await python("show", ui.domain.value, id, ui.lang.value);
  ui.context.textContent = shown.question + "\n\n" + shown.context;
  fill(ui.sample, shown.samples.map(({ label }, index) => [String(index), label]), "0");
  ui.sample.samples = shown.samples;
  ui.text.value = text ?? shown.samples[0].text;
  await audit();
}

async function audit() {
  const mine = ++turn;
  const id = ui.instance.value;
  if (!id) return;
  const reply = await python("audit", ui.domain.value, id, ui.text.value, ui.lang.value);
  if (mine !== turn) return; // a later edit has overtaken this one
  result = reply;
  show(reply);
}

// ---------------------------------------------------------------- showing a result

function show(reply) {
  const { scores } = reply;
  ui.scores.replaceChildren(
    ...[["Precision", scores.precision], ["Recall", scores.recall], ["F1", scores.f1]].flatMap(([name, value]) => [
      make("div", {}, make("dt", {}, name), make("dd", { "data-score": name.toLowerCase() }, percent(value)))]));
  ui.signature.textContent = reply.signature;

  const pieces = reply.pieces.map(({ text, claims }) => {
    if (!claims.length) return document.createTextNode(text);
    const worst = ["contradicted", "unverifiable", "supported"].find((v) => claims.some((i) => reply.claims[i].verdict === v));
    const why = claims.map((i) => `${reply.claims[i].sentence} ${reply.claims[i].verdict}: ${reply.claims[i].reason}`).join(". ");
    const tell = () => { ui.reason.textContent = why; };
    return make("span", { class: "claim " + worst, tabindex: "0", role: "note", "aria-label": `${text}. ${why}`, title: why,
      on: { focus: tell, mouseenter: tell } }, text);
  });
  ui.marked.replaceChildren(...pieces);
  ui.reason.textContent = reply.claims.length ? "Point at a marked passage, or move to it with the Tab key, to see why." : "No claim was found in this text.";

  ui.facts.replaceChildren(...reply.facts.map(({ sentence, covered_by }) =>
    make("li", { class: covered_by === null ? "missed" : "covered" },
      make("span", { class: "audit-tick", "aria-hidden": "true" }, covered_by === null ? "✗" : "✓"),
      ` ${sentence} `, make("em", {}, covered_by === null ? "(missed)" : "(covered)"))));

  ui.claims.replaceChildren(...reply.claims.map(({ sentence, verdict, reason, rule }) =>
    make("tr", {}, make("td", {}, sentence), make("td", {}, make("span", { class: "claim " + verdict }, verdict)),
      make("td", {}, reason), make("td", {}, make("code", {}, rule ?? "")))));
}

// ---------------------------------------------------------------- sharing

// What a link says after its `#`; what it leaves out, or says wrongly, takes the first choice.
async function apply(hash) {
  const asked = new URLSearchParams(hash.slice(1));
  const pick = (name, allowed) => (allowed.some(([value]) => value === asked.get(name)) ? asked.get(name) : allowed[0][0]);
  fill(ui.domain, options.domains, pick("domain", options.domains));
  fill(ui.lang, options.languages, pick("lang", options.languages));
  ui.search.value = "";
  instances = await python("instances", ui.domain.value);
  await chooseInstance(listInstances(asked.get("id")), asked.get("text"));
  root.dataset.ready = String(++applied);
}

function state() {
  return new URLSearchParams({ domain: ui.domain.value, id: ui.instance.value, lang: ui.lang.value, text: ui.text.value });
}

async function copy(button, text) {
  const before = button.textContent;
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = "Copied";
  } catch {
    button.textContent = "The browser did not allow copying";
  }
  setTimeout(() => { button.textContent = before; }, 2000);
}

// ---------------------------------------------------------------- start

function guarded(task) {
  return (...args) => Promise.resolve(task(...args)).catch((error) => say("Something went wrong: " + error.message));
}

ui.domain.addEventListener("change", guarded(() => { ui.search.value = ""; return chooseDomain(); }));
ui.lang.addEventListener("change", guarded(() => chooseInstance(ui.instance.value)));
ui.search.addEventListener("input", guarded(() => {
  const before = ui.instance.value;
  const now = listInstances(before);
  return now === before ? undefined : chooseInstance(now);
}));
ui.instance.addEventListener("change", guarded(() => chooseInstance(ui.instance.value)));
ui.sample.addEventListener("change", guarded(() => { ui.text.value = ui.sample.samples[Number(ui.sample.value)].text; return audit(); }));
ui.text.addEventListener("input", guarded(audit));
ui.copy.addEventListener("click", () => copy(ui.copy, JSON.stringify(result, null, 1)));
ui.share.addEventListener("click", () => copy(ui.share, location.href.split("#")[0] + "#" + state()));

window.addEventListener("hashchange", guarded(async () => {
  await apply(location.hash);
}));

guarded(async () => {
  if (location.protocol === "file:") {
    say("This page needs a web server to load Python: run `make serve` and open the address that it prints.");
    return;
  }
  await python("start", new URL("config.json", here).href);
  options = await python("options");
  await apply(location.hash);
})();
