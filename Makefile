# The targets of the club. `make test` from a fresh clone is the whole judgement; README.md says what it needs.
#
# Everything runs with --workspace: cargo builds another set of features, and so for minutes, for any other selection.

CARGO ?= cargo
MINUTES ?= 10
# Python oracles (python-chess, dkimpy, html5lib, caissify-pairings) live in a virtual environment if there is one.
export PATH := $(CURDIR)/target/python/bin:$(PATH):/usr/games:/usr/sbin

.PHONY: all test check fmt demo bench perft fuzz soak static e2e

all: test

# The board's script. Optional: without npm, or without a network, pages leave it out.
static:
	@if [ -f web/package.json ] && command -v npm >/dev/null; then cd web && npm ci --no-audit --no-fund --silent && npm run --silent build; fi

# What the browser's tests need; without npm or a network they say so and are skipped (in CI: fail).
e2e:
	@if [ -f crates/server/tests/e2e/package.json ] && command -v npm >/dev/null; then npm ci --no-audit --no-fund --silent --prefix crates/server/tests/e2e || test -z "$$CI"; fi

test: static e2e
	$(CARGO) nextest run --workspace

check:
	$(CARGO) fmt --all -- --check
	$(CARGO) clippy --workspace --all-targets -- -D warnings
	@if command -v cargo-deny >/dev/null; then $(CARGO) deny --workspace check bans licenses sources; \
	else echo 'cargo-deny is not installed: crates/server/tests/it/supply.rs alone holds deny.toml to its word'; fi

fmt:
	$(CARGO) fmt --all

demo: static
	$(CARGO) build --workspace --bin frcec
	$(or $(CARGO_TARGET_DIR),target)/debug/frcec demo

# With a program to compare with, where there is one: `make bench FRCEC_PEER=FILE`.
bench: export FRCEC_PEER ?= $(abspath $(wildcard ../shared/bench/peer_accept.py))
bench:
	$(CARGO) bench --workspace --bench '*'

# Every line of the 1,010 positions, to depth 4.
perft:
	$(CARGO) build --workspace --example perft_cases
	$(or $(CARGO_TARGET_DIR),target)/debug/examples/perft_cases 4

# The fuzz targets' entry functions over random and mutated input, without a nightly toolchain.
fuzz:
	$(CARGO) build --workspace --example fuzz --example fuzz_mail
	$(or $(CARGO_TARGET_DIR),target)/debug/examples/fuzz $(MINUTES)
	$(or $(CARGO_TARGET_DIR),target)/debug/examples/fuzz_mail $(MINUTES)

# The long form of the kill test: 1,000 mails, 1,000 kills. Hours.
soak:
	FRCEC_KILLS=1000 FRCEC_MAILS=1000 $(CARGO) nextest run --workspace --profile soak --no-capture -E 'test(/^kill/)'
