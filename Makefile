# make run          do the main job: serve the table at http://127.0.0.1:8000/ (PORT=8001: there)
# make test         lint, types, tests, coverage
# make bench        measure against other libraries
# make mutants      mutation run over the rules: the changes that no test notices
# make screenshots  pictures of the pages, into build/screenshots
# make lock         write the pinned requirements anew from pyproject.toml (UPGRADE=1: newest versions)
# make clean        remove all that these made
# Each sets up .venv by itself. PYTHON=... names the interpreter; without it a suitable one is looked for.

VENV := .venv
BIN := $(VENV)/bin
CREATED := $(VENV)/.created
RUN := $(VENV)/.installed-run
DEV := $(VENV)/.installed-dev

FULLY_COVERED := $(foreach folder,rules ranking,$(if $(wildcard src/croupier/$(folder)/*.py),src/croupier/$(folder)/*))
PORT := 8000
# In the order of the folders: what takes longest is not left for the end.
PARALLEL := --numprocesses auto --dist loadfile --no-loadscope-reorder
comma := ,
empty :=
space := $(empty) $(empty)

.PHONY: run test bench mutants screenshots lock clean
.DELETE_ON_ERROR:

run: $(RUN)
	$(BIN)/croupier table --port $(PORT)

test: $(DEV)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy $(wildcard src tests bench)
	tools/install-chromium
	$(BIN)/pytest $(PARALLEL) -m "not long and not web" --cov
ifneq ($(strip $(FULLY_COVERED)),)
	$(BIN)/coverage report --fail-under=100 --include="$(subst $(space),$(comma),$(strip $(FULLY_COVERED)))"
endif
	$(BIN)/pytest $(PARALLEL) -m "long or web"

bench: $(DEV)
	set -e; for script in bench/[a-z]*.py; do $(BIN)/python "$$script"; done

mutants: $(DEV)
	$(BIN)/python tools/mutants.py

screenshots: $(DEV)
	tools/install-chromium
	$(BIN)/python tools/screenshots.py build/screenshots

LOCK = echo hatchling | $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-annotate --custom-compile-command "make lock" $(if $(UPGRADE),--upgrade) pyproject.toml -

lock: $(DEV)
	$(LOCK) --extra dev --output-file requirements-dev.txt
	$(LOCK) --extra table --constraint requirements-dev.txt --output-file requirements.txt

clean:
	rm -rf $(VENV) .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist
	find src tests -name __pycache__ -prune -exec rm -rf {} +

$(CREATED): requirements.txt requirements-dev.txt
	PYTHON="$(PYTHON)" tools/create-venv $(VENV)
	touch $@

# Wheels only: building from source would fetch build tools that no hash vouches for.
define install
	@echo "Installing the packages of $(1) into $(VENV) (a minute or so, once)"
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --require-hashes \
		--only-binary :all: -r $(1)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	touch $@
endef

$(RUN): $(CREATED) pyproject.toml
	$(call install,requirements.txt)

$(DEV): $(CREATED) pyproject.toml
	$(call install,requirements-dev.txt)
