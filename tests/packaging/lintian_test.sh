#!/usr/bin/env bash
# lintian_test.sh <repository> <compiler>: what stands in the Debian package is what Debian's own check lets pass. The programs in it
# are stand-ins: what a linker made of the real ones is looked at by hardening_test.sh.
set -uo pipefail
repository="$1"
compiler="$2"
command -v lintian >/dev/null || { echo "lintian is missing"; exit 77; }
scratch="$(mktemp -d)"
trap 'rm -rf "$scratch"' EXIT

cmake -G Ninja -S "$repository" -B "$scratch/build" -DCMAKE_BUILD_TYPE=Release -DHITSPREAD_TESTS=OFF >"$scratch/said" 2>&1 \
    || { cat "$scratch/said"; exit 1; }
printf '#include <cstdio>\nint main() { char line[8]; return std::fgets(line, sizeof line, stdin) ? std::puts(line) : 1; }\n' >"$scratch/small.cpp"
"$compiler" -O2 -D_FORTIFY_SOURCE=2 -fstack-protector-strong -fPIE -pie -Wl,-z,relro,-z,now -o "$scratch/small" "$scratch/small.cpp"
cp "$scratch/small" "$scratch/build/src/app/hitspread"
cp "$scratch/small" "$scratch/build/src/cli/hitspread-cli"
(cd "$scratch/build" && cmake --build . --target packed_files && cpack -G DEB) >"$scratch/said" 2>&1 || { cat "$scratch/said"; exit 1; }

# Its first line, the package's version and the program's are one.
package="$(echo "$scratch"/build/*.deb)"
version="$(dpkg-deb -f "$package" Version)"
entry="$(sed -n '1s/.*(\(.*\)).*/\1/p' "$repository/packaging/debian/changelog")"
[ "$version" = "$entry" ] || { echo "FAIL: the package is $version, its changelog says $entry"; exit 1; }
said="$(lintian --fail-on error,warning --allow-root "$package" 2>&1)" || { echo "FAIL: $said"; exit 1; }
