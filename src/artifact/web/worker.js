// Runs the project's own Python package in the browser. Nothing leaves the page: the worker only fetches
// the interpreter and the package, both named by config.json.
let python = null;

async function start(configUrl) {
  const config = await (await fetch(configUrl)).json();
  const base = new URL(config.pyodide, configUrl).href;
  post("progress", "Loading the Python interpreter");
  const [{ loadPyodide }, archive] = await Promise.all([
    import(base + "pyodide.mjs").catch(() => {
      throw new Error(
        `the Python interpreter could not be loaded from ${base}. Without a network: make serve OFFLINE=1, ` +
          "or artifact explain on the command line",
      );
    }),
    fetch(new URL(config.package, configUrl)).then((reply) => {
      if (!reply.ok) throw new Error(`${reply.url}: ${reply.status}`);
      return reply.arrayBuffer();
    }),
  ]);
  const pyodide = await loadPyodide({ indexURL: base });
  post("progress", "Loading the package");
  pyodide.unpackArchive(archive, "zip", { extractDir: "/package" });
  pyodide.runPython("import sys; sys.path.insert(0, '/package')");
  python = pyodide.pyimport("artifact.browser");
}

function post(kind, value, id = null) {
  self.postMessage({ kind, value, id });
}

self.onmessage = async ({ data }) => {
  const { id, call, args } = data;
  try {
    if (call === "start") {
      await start(args[0]);
      post("reply", null, id);
    } else {
      // Strings in, a JSON string out: no Python object crosses the border.
      post("reply", JSON.parse(python.call(call, JSON.stringify(args))), id);
    }
  } catch (error) {
    post("failure", String(error.message || error), id);
  }
};
