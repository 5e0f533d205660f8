#!/usr/bin/env bash
# What takes too long for every change: the tests that .ci/run leaves out under the sanitizers, the benches built, every fault tried often
# (a table of it: build/release/faults.txt), every rule broken once. For the day before a release, and after changes to windows that own
# memory or to the file. tests/long.sh faults: that table alone. tests/long.sh fuzz [SECONDS]: every fuzzer so long, with clang
# (a table of it: build/fuzz/fuzz.txt); inputs that were new lie in build/fuzz/found, findings in build/fuzz/findings.
set -euo pipefail
# shellcheck source=packaging/common.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/../packaging/common.sh"
export HITSPREAD_WERROR=ON

require_system
install_missing run test check bench
failures=()
step() { say "$1"; shift; "$@" || failures+=("$*"); }

# What is tried once and for all elsewhere: fault, test, what it is.
elsewhere="4 fault_test_.* disk full or broken at a call
8 campaignfile_test header and version
11 sidefiles_test write-ahead logs missing, stale, strange
12 filewatch_test locks and other writers
14 files_test newer, foreign, older, read-only
18 strangers_test triggers, views, tables, statistics
20 syncs_test a sync that fails
21 cli_print_test no fonts, no room for paper"

# One test after the other, each with the machine for itself: what is killed or cut off must have had time to do something.
faults()
{
    local log="$root/build/release/long.log" table="$root/build/release/faults.txt" status=0
    local fault test what output
    ctest --test-dir "$root/build/release" -L '^long$' --no-tests=error --verbose </dev/null >"$log" 2>&1 || status=1
    sed -n '/Test *#/p; /tests passed/p' "$log"
    # Lines of one fault and one way to try it are summed up; the last message stands for them.
    sed -n 's/^[0-9]*: fault | //p' "$log" | awk -F ' [|] ' '{
        key = $1 " | " $2; if (!(key in tried)) order[++n] = key
        tried[key] += $3; survived[key] += $4; lost[key] += $5; if ($6 != "") seen[key] = $6 }
        END { for (i = 1; i <= n; ++i)
            print order[i] " | " tried[order[i]] " | " survived[order[i]] " | " lost[order[i]] " | " seen[order[i]] }' >"$table.rows"
    while read -r fault test what; do
        output="$(ctest --test-dir "$root/build/release" -R "^$test\$" -L full --no-tests=error --verbose </dev/null 2>&1)" || status=1
        sed -n 's/.*Totals: \([0-9]*\) passed, \([0-9]*\) failed.*/\1 \2/p' <<<"$output" | awk -v fault="$fault" -v what="$what ($test)" '
            { passed += $1; failed += $2 } END { print fault " | " what " | " passed + failed " | " passed " | 0 |" }' >>"$table.rows"
    done <<<"$elsewhere"
    { echo "fault | what | tried | survived | confirmed lost | seen"; sort -n "$table.rows"; } | tee "$table"
    rm "$table.rows"
    return "$status"
}

# fuzz <target> <seconds>: one fuzzer; a line of the table. It begins with what is kept for it and with inputs of its kind elsewhere.
# What it had of a core is counted: beside other work that is less than the seconds.
fuzz()
{
    local target="$1" seconds="$2" log="$root/build/fuzz/fuzz-$1.log" found="$root/build/fuzz/found/$1" findings="$root/build/fuzz/findings/$1"
    local status=0 executions coverage seeds=("$root/tests/fuzz/corpus/$1") TIMEFORMAT='%U %S'
    case "$target" in
        request|tape) seeds+=("$root"/tests/golden/*/) ;;
        bodyplan) seeds+=("$root/resources/bodyplans") ;;
    esac
    mkdir -p "$found" "$findings"
    { time { (cd -- "$findings" && "$root/build/fuzz/tests/fuzz/fuzz_$target" -max_total_time="$seconds" -max_len=10240 -timeout=60 \
        -rss_limit_mb=3000 -print_final_stats=1 -artifact_prefix="$findings/" "$found" "${seeds[@]}") >"$log" 2>&1; }; } 2>"$log.time" || status=1
    executions="$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")"
    coverage="$(grep -o ' cov: [0-9]*' "$log" | tail -n 1 | tr -dc 0-9)"
    echo "$target | ${executions:-0} | $seconds | $(awk '{ printf "%d", $1 + $2 }' "$log.time") | ${coverage:-0} |" \
        "$(find "$findings" -type f | wc -l)" >"$log.row"
    return "$status"
}

fuzzers()
{
    local table="$root/build/fuzz/fuzz.txt" seconds="$1" status=0 target
    local targets=(request library table foreign bodyplan campaign tape)
    export -f fuzz
    export root
    printf '%s\n' "${targets[@]}" | xargs -P "$jobs" -I{} bash -c "fuzz {} $seconds" || status=1
    { echo "target | executions | seconds | seconds of a core | covered edges | findings"
      for target in "${targets[@]}"; do cat "$root/build/fuzz/fuzz-$target.log.row"; done; } | tee "$table"
    return "$status"
}

if [ "${1:-}" = fuzz ]; then
    install_missing fuzz
    export HITSPREAD_WERROR=OFF  # what another compiler warns of is nobody's fault here
    configure fuzz -DHITSPREAD_TESTS=ON
    build fuzz fuzzers
    step "Every fuzzer" fuzzers "${2:-1030}"
    [ "${#failures[@]}" -eq 0 ] || die "failed: $(printf '%s; ' "${failures[@]}")"
    exit 0
fi
if [ "${1:-}" = faults ]; then
    configure release -DHITSPREAD_TESTS=ON
    build release services_tests storage_tests cli_tests window_tests
    step "Every fault, often" faults
    [ "${#failures[@]}" -eq 0 ] || die "failed: $(printf '%s; ' "${failures[@]}")"
    exit 0
fi
configure asan -DHITSPREAD_TESTS=ON
build asan all once_tests
step "The other tests, under the sanitizers" run_tests asan once "$root/build/asan/long.log"
configure release -DHITSPREAD_TESTS=ON
build release all benches
step "Every fault, often" faults
step "Every rule broken once" bash "$root/tests/mutate/run.sh"
[ "${#failures[@]}" -eq 0 ] || die "failed: $(printf '%s; ' "${failures[@]}")"
