#!/usr/bin/env bash
# hardening_test.sh paths|release <compiler> <program>...: no program looks for libraries in the folder somebody happens to be in;
# those of a release are hardened as Debian hardens its own packages.
set -uo pipefail
kind="$1"
compiler="$2"
shift 2
scratch="$(mktemp -d)"
trap 'rm -rf "$scratch"' EXIT
failed=0
fail() { echo "FAIL: $*"; failed=1; }

# The processor's marks of a program: "IBT, SHSTK", or nothing.
marks_of() { LC_ALL=C readelf -nW "$1" 2>/dev/null | sed -n 's/.*x86 feature: *//p' | head -n 1; }

# How many places of a program an indirect jump may land on: what the compiler adds, whether or not the start files take part.
landings_of() { LC_ALL=C grep -obUaP '\xf3\x0f\x1e\xfa' "$1" | wc -l; }

# check_paths <program>: each folder it names begins at the root, or where the program itself lies.
check_paths()
{
    local program="$1" line path folder folders
    while read -r line; do
        path="${line#*[}"
        IFS=: read -r -a folders <<<"${path%]*}:"  # without the colon an empty last entry is dropped
        for folder in "${folders[@]}"; do
            case "$folder" in
            /* | '$ORIGIN' | '$ORIGIN/'*) ;;
            '') fail "$program: an empty entry in its search path: $line"; break ;;
            *) fail "$program: a relative entry in its search path: $folder" ;;
            esac
        done
        [ "$kind" != release ] || fail "$program: a release has no search path: $line"
    done < <(LC_ALL=C readelf -dW "$program" | grep -E '\((RUNPATH|RPATH)\)')
}

# check_release <program>
check_release()
{
    local program="$1" header dynamic segments symbols
    header="$(LC_ALL=C readelf -hW "$program")"
    dynamic="$(LC_ALL=C readelf -dW "$program")"
    segments="$(LC_ALL=C readelf -lW "$program")"
    symbols="$(LC_ALL=C readelf --dyn-syms -W "$program")"
    grep -Eq 'Type: +DYN ' <<<"$header" && grep -Eq 'FLAGS_1.*PIE' <<<"$dynamic" || fail "$program: can be loaded at one address only"
    grep -q 'GNU_RELRO' <<<"$segments" || fail "$program: its table of functions stays writable (relro)"
    grep -Eq 'BIND_NOW|FLAGS_1.*NOW' <<<"$dynamic" || fail "$program: functions are looked for when they are called (now)"
    grep -Eq 'GNU_STACK.* RW +0x' <<<"$segments" || fail "$program: its stack can be executed"
    grep -q '__stack_chk_fail' <<<"$symbols" || fail "$program: nothing watches its stack"
    grep -E '__[a-z]+_chk' <<<"$symbols" | grep -vq '__stack_chk_fail' || fail "$program: no call of the C library is checked (fortify)"
    [ "$(marks_of "$program")" = "$marks" ] || fail "$program: the processor does not watch its jumps: \"$(marks_of "$program")\", not \"$marks\""
    [ "$landings" -eq 0 ] || [ "$(landings_of "$program")" -ge 1000 ] || fail "$program: its functions are not marked as such (cf-protection)"
}

command -v readelf >/dev/null || { echo "readelf is missing (binutils)"; exit 1; }
# What this compiler and its start files make of a small program is what ours can be.
printf 'int main() { return 0; }\n' >"$scratch/small.cpp"
"$compiler" -O2 -fcf-protection -o "$scratch/small" "$scratch/small.cpp" 2>"$scratch/said" || "$compiler" -O2 -o "$scratch/small" "$scratch/small.cpp"
marks="$(marks_of "$scratch/small")"
landings="$(landings_of "$scratch/small")"

for program in "$@"; do
    [ -x "$program" ] || { fail "$program is not there"; continue; }
    check_paths "$program"
    [ "$kind" != release ] || check_release "$program"
done
exit "$failed"
