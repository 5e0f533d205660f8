#!/usr/bin/env bash
# scripts_test.sh <repository>: the ways in which run.sh, test.sh and the skip list must refuse, played on copies.
set -uo pipefail
repository="$1"
scratch="$(mktemp -d)"
trap 'rm -rf "$scratch"' EXIT
tree="$scratch/a tree"
mkdir -p "$tree/packaging" "$tree/tests" "$scratch/shim"
cp "$repository"/packaging/{common.sh,run.sh,test.sh,dependencies.txt} "$tree/packaging/"
printf 'ID=debian\nVERSION_ID="12"\n' >"$scratch/debian12"
export HITSPREAD_OS_RELEASE="$scratch/debian12"
failed=0

# expect <name> <status> <pattern> <command>...: status and a pattern that what it printed must contain
expect()
{
    local name="$1" wanted="$2" pattern="$3" output status=0
    shift 3
    output="$("$@" </dev/null 2>&1)" || status=$?
    if [ "$status" -ne "$wanted" ] || ! grep -q -- "$pattern" <<<"$output"; then
        printf 'FAIL: %s: status %s (expected %s), or no "%s" in:\n%s\n' "$name" "$status" "$wanted" "$pattern" "$output"
        failed=1
    else
        printf 'pass: %s\n' "$name"
    fi
}

# shim <name> <line>...: a program of that name, first on the path
shim()
{
    local name="$1"
    shift
    printf '#!/bin/sh\n%s\n' "$@" >"$scratch/shim/$name"
    chmod +x "$scratch/shim/$name"
}

shimmed() { PATH="$scratch/shim:$PATH" "$@"; }

printf 'ID=fedora\nVERSION_ID=39\n' >"$scratch/fedora"
printf 'ID=debian\nVERSION_ID="11"\n' >"$scratch/debian11"
for script in run.sh test.sh; do
    expect "$script on another system" 1 'knows Debian 12 only, and this is fedora 39' \
        env HITSPREAD_OS_RELEASE="$scratch/fedora" bash "$tree/packaging/$script"
    expect "$script on an older Debian" 1 'this is debian 11' \
        env HITSPREAD_OS_RELEASE="$scratch/debian11" bash "$tree/packaging/$script"
    expect "$script where nothing tells the system" 1 'an unknown system' \
        env HITSPREAD_OS_RELEASE="$scratch/none" bash "$tree/packaging/$script"
done

shim dpkg-query 'exit 1'
shim apt-get 'echo "E: Unable to connect" >&2; exit 100'
shim id 'echo 0'
expect 'offline' 1 'Is this machine online.*Missing: build-essential cmake' shimmed bash "$tree/packaging/test.sh"
shim id 'echo 1000'
shim sudo 'exit 1'
expect 'sudo refuses' 1 'sudo refuses; run this as root once, or install: build-essential' shimmed bash "$tree/packaging/run.sh"
rm "$scratch/shim/sudo"
for tool in bash sed grep dirname nproc tr cat; do
    ln -s "$(command -v "$tool")" "$scratch/shim/$tool"
done
expect 'neither root nor sudo' 1 'only root can install them (there is no sudo here)' \
    env PATH="$scratch/shim" bash "$tree/packaging/run.sh"
shim dpkg-query 'printf installed'
expect 'nothing missing needs neither root nor network' 0 'packages needed are installed' \
    env PATH="$scratch/shim" bash -c "source '$tree/packaging/common.sh'; install_missing run test"

expect 'run.sh --help' 0 'usage: packaging/run.sh' bash "$tree/packaging/run.sh" --help
expect 'run.sh with an unknown option' 2 'usage: packaging/run.sh' bash "$tree/packaging/run.sh" --nonsense
expect 'test.sh with an argument' 2 'usage: packaging/test.sh' bash "$tree/packaging/test.sh" fast

# run.sh after the build, with programs that only say what they were given
shim cmake 'exit 0'
mkdir -p "$tree/build/release/src/app" "$tree/build/release/src/cli"
printf '#!/bin/sh\necho "window $*"\nexit ${WINDOW_STATUS:-0}\n' >"$tree/build/release/src/app/hitspread"
printf '#!/bin/sh\necho "in words: $*"\n' >"$tree/build/release/src/cli/hitspread-cli"
chmod +x "$tree"/build/release/src/*/*
expect 'no display' 0 'neither DISPLAY nor WAYLAND_DISPLAY' shimmed env -u DISPLAY -u WAYLAND_DISPLAY bash "$tree/packaging/run.sh"
expect 'no display: in words' 0 'in words: resolve .*sample-shot.json' \
    shimmed env -u DISPLAY -u WAYLAND_DISPLAY bash "$tree/packaging/run.sh"
expect 'display that cannot be opened' 0 'in words: resolve' shimmed env DISPLAY=:99 WINDOW_STATUS=3 bash "$tree/packaging/run.sh"
expect 'display' 0 'window --sample' shimmed env DISPLAY=:99 bash "$tree/packaging/run.sh"
expect 'a campaign of one'"'"'s own' 0 "window $scratch/my fight.hitspread" \
    shimmed env DISPLAY=:99 bash "$tree/packaging/run.sh" "$scratch/my fight.hitspread"
expect 'the status of the program' 7 'window' shimmed env DISPLAY=:99 WINDOW_STATUS=7 bash "$tree/packaging/run.sh"

# the skip list
printf '# names\nTestPower::cut  needs a loop device\n' >"$tree/tests/skips.txt"
printf 'PASS   : TestA::b()\n' >"$scratch/none.log"
printf 'SKIP   : TestPower::cut(ext4) no loop device here\n' >"$scratch/listed.log"
printf 'SKIP   : TestPower::cutAll() not today\n' >"$scratch/unlisted.log"
printf '1/2 Test #1: some_test ......***Skipped   0.01 sec\n' >"$scratch/ctest.log"
: >"$scratch/empty.log"
skips() { bash -c "source '$tree/packaging/common.sh'; check_skips '$scratch/$1.log' '$scratch/$2.log'"; }
expect 'no skip' 0 'No test was skipped' skips none empty
expect 'a listed skip' 0 'skipped: TestPower::cut (ext4) no loop device here' skips listed empty
expect 'an unlisted skip' 1 'not listed in tests/skips.txt: TestPower::cutAll () not today' skips unlisted empty
expect 'a program that skips' 1 'not listed in tests/skips.txt: some_test' skips none ctest

exit "$failed"
