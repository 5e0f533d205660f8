#!/usr/bin/env bash
# What takes too long for every change: the tests that .ci/run leaves out under the sanitizers, the benches built, every rule
# broken once. For the day before a release, and after changes to windows that own memory.
set -euo pipefail
# shellcheck source=packaging/common.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/../packaging/common.sh"
export HITSPREAD_WERROR=ON

require_system
install_missing run test check bench
failures=()
step() { say "$1"; shift; "$@" || failures+=("$*"); }

configure asan -DHITSPREAD_TESTS=ON
build asan all once_tests
step "The other tests, under the sanitizers" run_tests asan once "$root/build/asan/long.log"
configure release -DHITSPREAD_TESTS=ON
build release benches
step "Every rule broken once" bash "$root/tests/mutate/run.sh"
[ "${#failures[@]}" -eq 0 ] || die "failed: $(printf '%s; ' "${failures[@]}")"
