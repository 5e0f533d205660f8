#!/usr/bin/env bash
# Breaks each implemented rule once and requires a test that bears the rule's id to fail. See README.md beside this file.
# Usage: tests/mutate/run.sh [RULE-ID ...]      (no id: every rule)
set -euo pipefail

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
jobs=${HITSPREAD_JOBS:-$(nproc)}
scratch=$(mktemp -d "${TMPDIR:-/tmp}/hitspread-mutate.XXXXXX")
trap 'rm -rf -- "$scratch"' EXIT
only=" $* "

say() { printf '%s\n' "$*"; }

# mutants <folder>: file, line, id, old and new text of every "// mutate ID: old -> new" comment, separated by tabs.
mutants()
{
    (cd "$1" && grep -rnoE '// mutate [A-Z0-9]+(-[A-Z]+)?-[0-9]+: .* -> .*' --include='*.cpp' --include='*.h' src/rules/systems || true) |
        sed -E 's#^([^:]+):([0-9]+):// mutate ([A-Z0-9-]+): (.*) -> (.*)$#\1\t\2\t\3\t\4\t\5#'
}

# apply <file> <comment's line> <old> <new>: changes the first occurrence in the three lines below that are no comment.
apply()
{
    OLD=$3 NEW=$4 awk -v from="$2" '
        NR > from && !done && $0 !~ /^[[:space:]]*\/\// {
            at = index($0, ENVIRON["OLD"])
            if (at) {
                $0 = substr($0, 1, at - 1) ENVIRON["NEW"] substr($0, at + length(ENVIRON["OLD"]))
                done = 1
            } else if (++passed == 3)
                exit
        }
        { print }
        END { if (!done) exit 3 }' "$1" >"$1.mutant" || { rm -f "$1.mutant"; return 1; }
    mv "$1.mutant" "$1"
}

# rows_bearing <id>: "class function:row" of every test row that bears the id, separated by tabs.
rows_bearing()
{
    awk -F '\t' -v id="$1" '{ row = $2; sub(/^[^:]*:/, "", row) } (row " ") ~ (id "[^0-9]")' "$scratch/rows"
}
golden_bearing()
{
    grep -lE "\"$1\"" "$scratch"/tree/tests/golden/*/*/case.json 2>/dev/null | xargs -r -n1 dirname | sed "s#$scratch/tree/tests/golden/##"
}

# fails <target> <command ...>: builds the target; yes if the command then fails. A mutant that hangs is found out too.
# The tests pass without a mutant (checked below) and a row's name is taken from that run, so a failure is the mutant's.
fails()
{
    local target=$1
    shift
    ninja -C "$build" -j "$jobs" "$target" >"$scratch/log" 2>&1 || return 1
    ! QT_QPA_PLATFORM=offscreen timeout 60 "$@" >"$scratch/log" 2>&1
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

mkdir "$scratch/tree"
(cd "$root" && git ls-files -z | xargs -0 cp --parents -t "$scratch/tree")
build="$scratch/build"
launcher=()
command -v ccache >/dev/null && launcher=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
# Names below the folder count from there, so that a run finds what the last one compiled; the second is for precompiled headers.
export CCACHE_BASEDIR=$scratch CCACHE_SLOPPINESS=pch_defines,time_macros
say "Building the tests once in $scratch …"
cmake -S "$scratch/tree" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Debug "-DCMAKE_CXX_FLAGS_DEBUG=-O0 -w" -DHITSPREAD_UNITY=OFF "${launcher[@]}" >"$scratch/log"
rules="$build/tests/rules/rules_tests"
classes=$(cd "$root" && find tests/rules -name '*_test.cpp' -exec sed -nE 's/^HITSPREAD_TEST\(([A-Za-z0-9_]+)\).*/\1/p' {} + | sort)
pass_as_they_are rules_tests '^(threed_.*|duel|core|catalogue|.*_property|property)_test$'
: >"$scratch/rows"
for class in $classes; do
    QT_QPA_PLATFORM=offscreen "$rules" "$class" -datatags 2>/dev/null |
        awk -v class="$class" '{ row = $0; sub(/^[^ ]+ [^ ]+ ?/, "", row); print class "\t" $2 ":" row }' >>"$scratch/rows"
done

total=0 killed=0 survivors=() unusable=() seen=" "
: >"$scratch/left"
while IFS=$'\t' read -r file line id old new; do
    seen="$seen$id "
    [ "$only" = "  " ] || [[ "$only" == *" $id "* ]] || continue
    total=$((total + 1))
    cp "$scratch/tree/$file" "$scratch/original"
    if ! apply "$scratch/tree/$file" "$line" "$old" "$new" || ! ninja -C "$build" -j "$jobs" hitspread_rules >"$scratch/log" 2>&1; then
        unusable+=("$id $file:$line")
        say "  ?  $id  $file:$line does not apply or compile"
    elif row=$(killing_row "$id"); then
        killed=$((killed + 1))
        say "  ok $id  killed by $row"
    else
        printf '%s\t%s\t%s\t%s\t%s\n' "$file" "$line" "$id" "$old" "$new" >>"$scratch/left"
    fi
    cp "$scratch/original" "$scratch/tree/$file"
done < <(mutants "$scratch/tree")

# Golden folders go through the whole command line: it is built only for what no row has killed.
if [ -s "$scratch/left" ]; then
    pass_as_they_are cli_tests '^golden_test$'
    golden="$build/tests/cli/cli_tests"
fi
while IFS=$'\t' read -r file line id old new; do
    cp "$scratch/tree/$file" "$scratch/original"
    apply "$scratch/tree/$file" "$line" "$old" "$new"
    if folder=$(killing_folder "$id"); then
        killed=$((killed + 1))
        say "  ok $id  killed by golden $folder"
    else
        survivors+=("$id $file:$line")
        say "  !! $id  SURVIVES  $file:$line  $old -> $new"
    fi
    cp "$scratch/original" "$scratch/tree/$file"
done <"$scratch/left"

missing=()
if [ "$only" = "  " ]; then
    while read -r id; do
        [[ "$seen" == *" $id "* ]] || missing+=("$id")
    done < <(grep -hE 'Built::Yes' "$root"/src/rules/systems/*/catalogue.inc | sed -E 's/^[^"]*"([^"]+)".*/\1/')
fi

say ""
say "$total mutants, $killed killed, ${#survivors[@]} survived, ${#unusable[@]} unusable; ${#missing[@]} implemented rules without a mutant"
[ ${#survivors[@]} -eq 0 ] || printf 'survived: %s\n' "${survivors[@]}"
[ ${#unusable[@]} -eq 0 ] || printf 'unusable: %s\n' "${unusable[@]}"
[ ${#missing[@]} -eq 0 ] || printf 'no mutant: %s\n' "${missing[@]}"
[ ${#survivors[@]} -eq 0 ] && [ ${#unusable[@]} -eq 0 ] && [ ${#missing[@]} -eq 0 ]
