#!/usr/bin/env bash
# Breaks each implemented rule once and requires a test that bears the rule's id to fail. See README.md beside this file.
# Usage: tests/mutate/run.sh [RULE-ID ...]      (no id: every rule)
#        tests/mutate/run.sh --check            (only whether every entry of the table finds its place, every built rule an entry)
# As many mutants at a time as there are cores (HITSPREAD_JOBS), each worker in a tree and a build of its own.
set -euo pipefail

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
jobs=${HITSPREAD_JOBS:-$(nproc)}
scratch=$(mktemp -d "${TMPDIR:-/tmp}/hitspread-mutate.XXXXXX")
trap 'rm -rf -- "$scratch"' EXIT
only=" $* "

say() { printf '%s\n' "$*"; }

# mutants: file, line, id, old and new text of every entry of the tables, separated by tabs; no if one finds no place of its own.
# Each system has its table, for its own sources.
mutants()
{
    local table system failed=0
    for table in "$root"/tests/rules/*/mutants.tsv; do
        system=$(basename "$(dirname "$table")")
        (cd "$root" && find "src/rules/systems/$system" -name '*.h' -o -name '*.cpp' | sort \
            | xargs awk -f tests/mutate/place.awk "tests/rules/$system/mutants.tsv") || failed=1
    done
    return $failed
}

# apply <file> <line> <old> <new>: changes the first occurrence in that line.
apply()
{
    LINE=$2 OLD=$3 NEW=$4 awk '
        NR == ENVIRON["LINE"] && (at = index($0, ENVIRON["OLD"])) {
            $0 = substr($0, 1, at - 1) ENVIRON["NEW"] substr($0, at + length(ENVIRON["OLD"]))
        }
        { print }' "$1" >"$1.mutant" && mv "$1.mutant" "$1"
}

# rows_bearing <id>: "class function:row" of every test row that bears the id, separated by tabs.
rows_bearing()
{
    awk -F '\t' -v id="$1" '{ row = $2; sub(/^[^:]*:/, "", row) } (row " ") ~ (id "[^0-9]")' "$scratch/rows"
}
golden_bearing()
{
    grep -lE "\"$1\"" "$root"/tests/golden/*/*/case.json 2>/dev/null | xargs -r -n1 dirname | sed "s#$root/tests/golden/##"
}

# fails <target> <command ...>: builds the target; yes if the command then fails. A mutant that hangs is found out too.
# The tests pass without a mutant (checked below) and a row's name is taken from that run, so a failure is the mutant's.
fails()
{
    local target=$1
    shift
    ninja -C "$build" -j 1 "$target" >"$build/log" 2>&1 || return 1
    ! QT_QPA_PLATFORM=offscreen timeout 60 "$@" >"$build/log" 2>&1
}

# killing_row, killing_folder <id>: the first that fails; no if none does.
killing_row()
{
    local class row
    while IFS=$'\t' read -r class row; do
        [ -n "$row" ] && fails rules_tests "$rules" "$class" "$row" </dev/null && echo "$row" && return
    done < <(rows_bearing "$1")
    return 1
}
killing_folder()
{
    local folder
    while read -r folder; do
        fails cli_tests "$golden" GoldenTest "cases:$folder" </dev/null && echo "$folder" && return
    done < <(golden_bearing "$1")
    return 1
}

# pass_as_they_are <target> <tests>: builds a program and ends everything unless its tests of these names pass without a mutant.
pass_as_they_are()
{
    ninja -C "$build" -j "$jobs" "$1" >"$scratch/log" || { tail -40 "$scratch/log"; exit 2; }
    say "Running $1 once without a mutant …"
    ctest --test-dir "$build" -R "$2" --no-tests=error -j "$jobs" --output-on-failure >"$scratch/log" 2>&1 \
        || { tail -20 "$scratch/log"; say "The tests fail as they are."; exit 2; }
}

# enter <worker>: what follows happens in this worker's tree and build.
enter()
{
    tree="$scratch/$1/tree" build="$scratch/$1/build"
    rules="$build/tests/rules/rules_tests" golden="$build/tests/cli/cli_tests"
    # Names below the folder count from there, so that a tree finds what another one or the last run compiled; the second is for
    # precompiled headers.
    export CCACHE_BASEDIR="$scratch/$1" CCACHE_SLOPPINESS=pch_defines,time_macros
}

# prepare <worker>: its tree, as the repository is, and its build folder, with nothing built yet.
prepare()
{
    local launcher=()
    command -v ccache >/dev/null && launcher=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
    enter "$1"
    mkdir -p "$tree"
    (cd "$root" && git ls-files -z | xargs -0 cp --parents -t "$tree")
    cmake -S "$tree" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Debug "-DCMAKE_CXX_FLAGS_DEBUG=-O0 -w" -DHITSPREAD_UNITY=OFF \
        "${launcher[@]}" >"$scratch/log"
}

# work <worker>: tries every jobs-th mutant on the rows that bear its id. Writes "killed", "left" and "unusable" in its folder.
work()
{
    local number=0 file line id old new row
    enter "$1"
    ninja -C "$build" -j 1 rules_tests >"$build/log" 2>&1 || { tail -40 "$build/log"; return 2; }
    : >"$scratch/$1/killed" >"$scratch/$1/left" >"$scratch/$1/unusable"
    while IFS=$'\t' read -r file line id old new; do
        [ "$only" = "  " ] || [[ "$only" == *" $id "* ]] || continue
        [ $((number++ % jobs)) -eq "$1" ] || continue
        cp "$tree/$file" "$build/original"
        if ! apply "$tree/$file" "$line" "$old" "$new" || ! ninja -C "$build" -j 1 hitspread_rules >"$build/log" 2>&1; then
            printf '%s %s:%s\n' "$id" "$file" "$line" >>"$scratch/$1/unusable"
            say "  ?  $id  $file:$line does not apply or compile"
        elif row=$(killing_row "$id"); then
            echo "$id" >>"$scratch/$1/killed"
            say "  ok $id  killed by $row"
        else
            printf '%s\t%s\t%s\t%s\t%s\n' "$file" "$line" "$id" "$old" "$new" >>"$scratch/$1/left"
        fi
        cp "$build/original" "$tree/$file"
    done <"$scratch/mutants"
}

# without_mutant: the rules marked as built that no entry of the table breaks.
without_mutant()
{
    # From a file: a pipe that grep leaves early would fail now and then.
    cut -f 1 "$root"/tests/rules/*/mutants.tsv >"$scratch/ids"
    local id
    while read -r id; do
        grep -qxF -- "$id" "$scratch/ids" || echo "$id"
    done < <(grep -hE 'Built::Yes' "$root"/src/rules/systems/*/catalogue.inc | sed -E 's/^[^"]*"([^"]+)".*/\1/')
}

mutants >"$scratch/mutants" || { say "These entries of tests/rules/*/mutants.tsv have to follow the code they break."; exit 1; }
if [ "$*" = --check ]; then
    missing=$(without_mutant)
    [ -z "$missing" ] || say "no mutant: $missing"
    exit $((${#missing} > 0))
fi
say "Building the tests once in $scratch …"
prepare 0
classes=$(cd "$root" && find tests/rules -name '*_test.cpp' -exec sed -nE 's/^HITSPREAD_TEST\(([A-Za-z0-9_]+)\).*/\1/p' {} + | sort)
pass_as_they_are rules_tests '^(threed_.*|duel|core|catalogue|.*_property|property)_test$'
: >"$scratch/rows"
for class in $classes; do
    QT_QPA_PLATFORM=offscreen "$rules" "$class" -datatags 2>/dev/null |
        awk -v class="$class" '{ row = $0; sub(/^[^ ]+ [^ ]+ ?/, "", row); print class "\t" $2 ":" row }' >>"$scratch/rows"
done

for ((worker = 1; worker < jobs; ++worker)); do
    prepare "$worker"
done
workers=()
for ((worker = 0; worker < jobs; ++worker)); do
    work "$worker" &
    workers+=($!)
done
for worker in "${workers[@]}"; do
    wait "$worker" || exit 2
done
collect() { cat "$scratch"/[0-9]*/"$1"; }
killed=$(collect killed | wc -l) survivors=()
mapfile -t unusable < <(collect unusable)
collect left >"$scratch/left"
total=$((killed + ${#unusable[@]} + $(wc -l <"$scratch/left")))

# Golden folders go through the whole command line: it is built only for what no row has killed.
enter 0
[ ! -s "$scratch/left" ] || pass_as_they_are cli_tests '^golden_test$'
while IFS=$'\t' read -r file line id old new; do
    cp "$tree/$file" "$build/original"
    apply "$tree/$file" "$line" "$old" "$new"
    if folder=$(killing_folder "$id"); then
        killed=$((killed + 1))
        say "  ok $id  killed by golden $folder"
    else
        survivors+=("$id $file:$line")
        say "  !! $id  SURVIVES  $file:$line  $old -> $new"
    fi
    cp "$build/original" "$tree/$file"
done <"$scratch/left"

missing=()
[ "$only" != "  " ] || mapfile -t missing < <(without_mutant)

say ""
say "$total mutants, $killed killed, ${#survivors[@]} survived, ${#unusable[@]} unusable; ${#missing[@]} implemented rules without a mutant"
[ ${#survivors[@]} -eq 0 ] || printf 'survived: %s\n' "${survivors[@]}"
[ ${#unusable[@]} -eq 0 ] || printf 'unusable: %s\n' "${unusable[@]}"
[ ${#missing[@]} -eq 0 ] || printf 'no mutant: %s\n' "${missing[@]}"
[ ${#survivors[@]} -eq 0 ] && [ ${#unusable[@]} -eq 0 ] && [ ${#missing[@]} -eq 0 ]
