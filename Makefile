# What a person can do here; `make help` lists it.
PREFIX ?= /usr/local
FLAGS ?=
# `debug` takes what the tests have built, instead of building everything once more.
CONFIGURATION ?= release
BUILD = swift build -c $(CONFIGURATION)
TOOL = .build/$(CONFIGURATION)/waymark
SWIFT_FILES = Sources Tests Snippets Package.swift

.DEFAULT_GOAL := help

.PHONY: help
help: ## List what can be done here
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "  make %-12s %s\n", $$1, $$2 }'

.PHONY: setup
setup: ## Install what building and testing need
	@Scripts/bootstrap build

.PHONY: release
release: setup
	$(BUILD) --product waymark
	$(BUILD) --product ReferenceMacros

.PHONY: site
site: release ## Build the verified site from Content into _site
	@Scripts/bootstrap site
	PATH="$(CURDIR)/.venv/bin:$$PATH" $(TOOL) build $(FLAGS)

.PHONY: test
test: ## Run all tests
	@Scripts/bootstrap test
	swift test

.PHONY: format
format: ## Format all Swift code
	swift format -i -r $(SWIFT_FILES)

.PHONY: lint
lint: ## Check the format of all Swift code
	swift format lint --strict -r $(SWIFT_FILES)

.PHONY: sdk-audit
sdk-audit: release ## Compare the reference SDK with Apple's catalogue
	$(TOOL) sdk --audit

.PHONY: mutate
mutate: release ## Plant errors into the verified snippets and count what is rejected
	python3 Benchmarks/mutate.py

.PHONY: mutate-model
mutate-model: ## Break the model of navigation and the router in many places and count what tests catch
	Scripts/mutate-model

.PHONY: embedded
embedded: ## Build the module of WebAssembly in which pages run the model of navigation
	Scripts/check-embedded

.PHONY: compare-batches
compare-batches: release ## Judge documents (PATHS=Content) with and without batches and compare
	Scripts/compare-batches $(PATHS)

.PHONY: bench
bench: release ## Measure speed against other tools in the same run
	@Scripts/bootstrap bench
	PATH="$(CURDIR)/.venv/bin:$$PATH" python3 Benchmarks/bench.py
	python3 Benchmarks/checking.py
	Scripts/check-embedded .build/simulator
	node Benchmarks/simulator.mjs .build/simulator/simulator.wasm

.PHONY: install
install: release ## Install the tool under PREFIX (/usr/local)
	Scripts/install "$(DESTDIR)$(PREFIX)"

.PHONY: clean
clean: ## Remove what was built
	rm -rf .build _site
