#!/usr/bin/env bash
# Installs what is missing, builds everything and runs every test. Needs no display.
set -euo pipefail
# shellcheck source=packaging/common.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/common.sh"

if [ "$#" -ne 0 ]; then
    echo "usage: packaging/test.sh" >&2
    exit 2
fi

require_system
install_missing run test
configure release -DHITSPREAD_TESTS=ON
build release
log="$root/build/release/test.log"
status=0
run_tests release full "$log" || status=$?

say "Result"
sed -n '/% tests passed/p; /^Total Test time/p' "$log"
[ "$status" -eq 0 ] || die "tests failed, or a test was skipped that tests/skips.txt does not list; see above."
