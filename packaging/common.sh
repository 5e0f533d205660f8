# shellcheck shell=bash
# Sourced by run.sh, test.sh and .ci/run: where things are, what must be installed, how to configure and build.
# HITSPREAD_OS_RELEASE and HITSPREAD_APT_OPTIONS exist so that tests/packaging can play an unknown system and a
# machine without network.

root="$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)"
jobs="${HITSPREAD_JOBS:-$(nproc 2>/dev/null || echo 2)}"

say() { printf '\n==> %s\n' "$*"; }
die() { printf '\n%s: %s\n' "${0##*/}" "$*" >&2; exit 1; }

# Leaves with a message unless this is Debian 12.
require_system()
{
    local release="${HITSPREAD_OS_RELEASE:-/etc/os-release}" id="" version=""
    if [ -r "$release" ]; then
        id="$(sed -n 's/^ID="\{0,1\}\([^"]*\)"\{0,1\}$/\1/p' "$release")"
        version="$(sed -n 's/^VERSION_ID="\{0,1\}\([^"]*\)"\{0,1\}$/\1/p' "$release")"
    fi
    if [ "$id" != debian ] || [ "$version" != 12 ] || ! command -v apt-get >/dev/null; then
        die "this script knows Debian 12 only, and this is ${id:-an unknown system}${version:+ $version}." \
            "Install what packaging/dependencies.txt lists by hand and build with: cmake --preset release && cmake --build --preset release"
    fi
}

# packages_of <group>...: the packages of these groups, one per line.
packages_of()
{
    local group
    for group in "$@"; do
        sed -n "s/^$group  *\([^ #]*\).*/\1/p" "$root/packaging/dependencies.txt"
    done
}

# Those of the given packages that are not installed.
missing_of()
{
    local package
    for package in "$@"; do
        if [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" != installed ]; then
            printf '%s\n' "$package"
        fi
    done
}

# install_missing <group>...: installs what is not there yet; without work to do it needs neither root nor network.
install_missing()
{
    local wanted missing as_root=() options=(-o DPkg::Lock::Timeout=300 -o Acquire::Retries=2 -o Acquire::http::Timeout=30)
    mapfile -t wanted < <(packages_of "$@")
    [ "${#wanted[@]}" -gt 0 ] || die "packaging/dependencies.txt lists nothing for: $*"
    mapfile -t missing < <(missing_of "${wanted[@]}")
    if [ "${#missing[@]}" -eq 0 ]; then
        say "All ${#wanted[@]} packages needed are installed"
        return
    fi
    say "Installing ${#missing[@]} packages: ${missing[*]}"
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null \
            || die "these packages are missing and only root can install them (there is no sudo here): ${missing[*]}"
        as_root=(sudo)
        [ -t 0 ] || as_root=(sudo -n)
        "${as_root[@]}" true || die "sudo refuses; run this as root once, or install: ${missing[*]}"
    fi
    # shellcheck disable=SC2206 # several options in one variable are meant to be split
    [ -z "${HITSPREAD_APT_OPTIONS:-}" ] || options+=(${HITSPREAD_APT_OPTIONS})
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get "${options[@]}" -o APT::Update::Error-Mode=any update </dev/null \
        || echo "The package lists could not be brought up to date; trying with those that are here." >&2
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get "${options[@]}" -y --no-install-recommends install "${missing[@]}" </dev/null \
        || die "apt could not install the packages above. Is this machine online and are Debian's package sources set up?" \
               "Missing: $(missing_of "${missing[@]}" | tr '\n' ' ')"
    mapfile -t missing < <(missing_of "${missing[@]}")
    [ "${#missing[@]}" -eq 0 ] || die "still missing after the installation: ${missing[*]}"
}

# configure <preset> [cmake options]: warnings are errors when HITSPREAD_WERROR is ON in the environment.
configure()
{
    local preset="$1" options=(-DHITSPREAD_WERROR="${HITSPREAD_WERROR:-OFF}")
    shift
    if command -v ccache >/dev/null; then
        options+=("-DCMAKE_CXX_COMPILER_LAUNCHER=$root/cmake/anew.sh;ccache")
        export CCACHE_SLOPPINESS=pch_defines,time_macros  # else it keeps nothing that uses precompiled headers
        export CCACHE_BASEDIR="$root" CCACHE_NOHASHDIR=true  # a clone in another folder finds what was compiled in this one
    fi
    say "Configuring $preset"
    (cd -- "$root" && cmake --preset "$preset" "${options[@]}" "$@") \
        || die "cmake could not configure the preset $preset; what it said is above."
}

# build <preset> [targets]
build()
{
    local preset="$1" options=(-j "$jobs")
    shift
    [ "$#" -eq 0 ] || options+=(--target "$@")
    say "Building $preset on $jobs cores"
    (cd -- "$root" && cmake --build --preset "$preset" "${options[@]}") \
        || die "the build failed; the first error is above."
}

# run_tests <preset> <label> <log>: runs CTest, lists skips, fails on a failure or on a skip that is not in
# tests/skips.txt. The summary lines of CTest end up in <log>. Tests of windows wait more than they work: half as many again run
# at once as there are cores.
run_tests()
{
    local preset="$1" label="$2" log="$3" status=0
    local directory="$root/build/$preset"
    say "Running the tests labelled $label of $preset"
    rm -f "$directory/Testing/Temporary/LastTest.log"
    ctest --test-dir "$directory" -L "$label" --no-tests=error --output-on-failure --timeout 900 -j "$((jobs + (jobs + 1) / 2))" </dev/null 2>&1 | tee "$log"
    status="${PIPESTATUS[0]}"
    check_skips "$directory/Testing/Temporary/LastTest.log" "$log" || status=1
    return "$status"
}

# check_skips <CTest's LastTest.log> <what ctest printed>: prints every skipped test with its reason.
check_skips()
{
    local found unlisted=0 name reason
    found="$({
        # QtTest:  SKIP   : Class::function(row) reason
        sed -n 's/^SKIP   : \([A-Za-z0-9_:]*\)(\([^)]*\)) \{0,1\}\(.*\)$/\1\t(\2) \3/p' "$1"
        # CTest:  1/9 Test #1: name ....***Skipped   0.01 sec
        sed -n 's/^ *[0-9]*\/[0-9]* Test *#[0-9]*: \([^ ]*\) \.*\*\*\*\(Skipped\|Not Run (Disabled)\).*$/\1\tCTest says: \2/p' "$2"
    } | sort -u)"
    if [ -z "$found" ]; then
        say "No test was skipped"
        return 0
    fi
    say "Skipped tests"
    while IFS=$'\t' read -r name reason; do
        if grep -Eq "^${name}([[:space:]]|\$)" "$root/tests/skips.txt"; then
            printf 'skipped: %s %s\n' "$name" "$reason"
        else
            printf 'skipped, and not listed in tests/skips.txt: %s %s\n' "$name" "$reason"
            unlisted=$((unlisted + 1))
        fi
    done <<<"$found"
    [ "$unlisted" -eq 0 ] || return 1
}
