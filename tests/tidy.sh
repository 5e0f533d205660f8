#!/usr/bin/env bash
# clang-tidy over the tree: every unit that the release build compiles, sources of a folder together as there, without precompiled
# headers. Usage: tests/tidy.sh [--since COMMIT] [PATTERN ...]
#   --since COMMIT  only the units that hold what changed since then (a header: the source of its name, else one that includes it)
#   PATTERN         only units whose list of sources has it, as grep -E takes it
# HITSPREAD_TIDY_SECONDS: no unit is begun after so many seconds (unset: all are); what was not read is named then.
# Ends with 1 if clang-tidy found something. packaging/test.sh must have built before: what moc and uic made is read.
set -euo pipefail
# shellcheck source=packaging/common.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/../packaging/common.sh"
cd -- "$root"

since=""
if [ "${1:-}" = --since ]; then
    since="${2:?a commit}"
    shift 2
fi
patterns="$(IFS='|'; echo "$*")"
seconds="${HITSPREAD_TIDY_SECONDS:-}"
commands="$root/build/tidy-commands"
[ -f build/release/compile_commands.json ] || die "nothing is built yet: packaging/test.sh does it."

git_here() { git -c safe.directory='*' -C "$root" "$@"; }

# units: the units of the tree, one per line, with the sources each holds, separated by tabs.
units()
{
    local unit
    sed -n 's/^ *"file": "\(.*\)",\{0,1\}$/\1/p' "$commands/compile_commands.json" | sort -u \
        | grep -Ev 'mocs_compilation|/qrc_|/\.qt/|/\.rcc/|_autogen/|cmake_pch|/precompiled_' \
        | while read -r unit; do
            case "$unit" in
                */Unity/*) printf '%s\t%s\n' "$unit" "$(sed -n "s#^\#include \"$root/\(.*\)\"#\1#p" "$unit" | paste -s -d ' ')" ;;
                *) printf '%s\t%s\n' "$unit" "${unit#"$root"/}" ;;
            esac
        done
}

# sources_of_changes: the sources that changed since $since or, for a header, one that reads it.
sources_of_changes()
{
    local file source
    git_here diff --name-only --diff-filter=d "$since" -- 'src/*.h' 'src/*.cpp' 'tests/*.h' 'tests/*.cpp' | while read -r file; do
        source="${file%.*}.cpp"
        [ -f "$source" ] || source="$(grep -rlF --include='*.cpp' "${file#*/}\"" src tests | head -n 1)"
        [ -z "$source" ] || printf '%s\n' "$source"
    done | sort -u
}

configure release -B build/tidy -DCMAKE_CXX_COMPILER_LAUNCHER= -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON -DHITSPREAD_TESTS=ON >/dev/null
mkdir -p "$commands"
sed "s#$root/build/tidy\\b#$root/build/release#g; s# -mmem[a-z]*-strategy=[^ ]*##g" build/tidy/compile_commands.json >"$commands/compile_commands.json"

# The units of tests lie in the build's folders, where clang-tidy looks for the configuration of the tests.
cp tests/.clang-tidy build/release/tests/.clang-tidy

wanted="$(units)"
[ -z "$patterns" ] || wanted="$(grep -E "$patterns" <<<"$wanted" || true)"
if [ -n "$since" ]; then
    changed="$(sources_of_changes)"
    [ -z "$changed" ] && wanted="" || wanted="$(grep -F "$changed" <<<"$wanted" || true)"
fi
mapfile -t units < <(cut -f 1 <<<"$wanted" | sed '/^$/d')
echo "${#units[@]} units"

# A unit includes sources: they count as headers for the filter, and including them is meant.
options=(--quiet -p "$commands" --header-filter="^$root/(src|tests)/.*\.(h|cpp)\$" --checks=-bugprone-suspicious-include
    --extra-arg=-Wno-unused-command-line-argument)  # what is said to g++ alone
read_units=0 status=0
while [ "$read_units" -lt "${#units[@]}" ] && { [ -z "$seconds" ] || [ "$SECONDS" -lt "$seconds" ]; }; do
    batch=("${units[@]:read_units:jobs * 2}")
    # As bytes: a letter cut in two by its neighbour would end what grep shows.
    printf '%s\0' "${batch[@]}" | xargs -0 -n 1 -P "$jobs" clang-tidy "${options[@]}" 2>&1 \
        | { grep -aEv '^[0-9]+ warnings? (and [0-9]+ errors? )?(generated|treated)|^Suppressed |^Use -header-filter' || true; } \
        || status=1
    read_units=$((read_units + ${#batch[@]}))
done
if [ "$read_units" -lt "${#units[@]}" ]; then
    echo "The time for clang-tidy ($seconds s) is used up; not read:"
    printf '%s\n' "${units[@]:read_units}" | while read -r unit; do grep -F "$unit"$'\t' <<<"$wanted" | cut -f 2; done
fi
exit "$status"
