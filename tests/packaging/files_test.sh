#!/usr/bin/env bash
# files_test.sh <repository>: menu entry, store entry, file type, icon and manual pages are what Debian's tools accept, and of one version.
set -uo pipefail
repository="$1"
scratch="$(mktemp -d)"
trap 'rm -rf "$scratch"' EXIT
failed=0
fail() { echo "FAIL: $*"; failed=1; }

appstreamcli validate --no-net "$repository/packaging/desktop/hitspread.metainfo.xml" || fail "store entry"

mkdir -p "$scratch/mime/packages"
cp "$repository/packaging/desktop/hitspread-mime.xml" "$scratch/mime/packages/hitspread.xml"
XDG_DATA_DIRS="$scratch" update-mime-database "$scratch/mime" 2>"$scratch/said" || fail "file type"
[ ! -s "$scratch/said" ] || fail "file type: $(cat "$scratch/said")"
grep -q 'application/x-hitspread-campaign:\*\.hitspread' "$scratch/mime/globs" || fail "*.hitspread has no file type"
# What a double click reaches: the menu entry opens them, the store entry tells of them, each ending is of one of them.
for ending in hitspread gcs eqp; do
    [ "$(grep -c "^application/[a-z-]*:\*\.$ending\$" "$scratch/mime/globs")" = 1 ] || fail "*.$ending has no file type of its own"
done

entry="$repository/packaging/desktop/hitspread.desktop"
[ "$(head -n 1 "$entry")" = "[Desktop Entry]" ] || fail "menu entry: first line"
for key in Type Name Exec Icon Categories MimeType; do
    grep -q "^$key=." "$entry" || fail "menu entry: no $key"
done
[ -f "$repository/packaging/icons/$(sed -n 's/^Icon=//p' "$entry").svg" ] || fail "menu entry: its icon is not there"
types="$(sed -n 's/^MimeType=\(.*\);$/\1/p' "$entry" | tr ';' '\n' | sort)"
[ "$types" = "$(sed -n 's/.*<mime-type type="\(.*\)">/\1/p' "$repository/packaging/desktop/hitspread-mime.xml" | sort)" ] \
    || fail "menu entry and file types disagree"
[ "$types" = "$(sed -n 's/.*<mediatype>\(.*\)<.mediatype>/\1/p' "$repository/packaging/desktop/hitspread.metainfo.xml" | sort)" ] \
    || fail "menu entry and store entry disagree"

for page in hitspread.1 hitspread-cli.1; do
    [ -f "$repository/packaging/man/$page" ] || fail "$page is missing"
done
# groff comes with man-db, which a small machine may lack; the pages' macros are checked where it is there.
if command -v groff >/dev/null; then
    for page in "$repository"/packaging/man/*.1; do
        said="$(groff -man -Tutf8 -ww -z "$page" 2>&1)"
        [ -z "$said" ] || fail "$page: $said"
    done
fi
# The version is project()'s in CMakeLists.txt; what types it again says the same, with the day of that release in CHANGELOG.md.
version="$(sed -n 's/^project(Hitspread VERSION \([0-9.]*\) .*/\1/p' "$repository/CMakeLists.txt")"
day="$(sed -n "s/^## \\[$version\\] - \(....-..-..\)\$/\1/p" "$repository/CHANGELOG.md")"
[ -n "$version" ] && [ -n "$day" ] || fail "CHANGELOG.md has no release '$version' with a date"
newest="$(sed -n 's/^## \[\([0-9.]*\)\].*/\1/p' "$repository/CHANGELOG.md" | head -n 1)"
[ "$newest" = "$version" ] || fail "CMakeLists.txt says $version, the newest release of CHANGELOG.md is $newest"
grep -q '^## \[Unreleased\]$' "$repository/CHANGELOG.md" || fail "CHANGELOG.md has no place for what comes next"
for page in "$repository"/packaging/man/*.1; do
    grep -q "^\.TH .* \"$day\" \"Hitspread $version\"" "$page" || fail "$page is not of $version, $day"
done
grep -m 1 '<release ' "$repository/packaging/desktop/hitspread.metainfo.xml" | grep -q "version=\"$version\" date=\"$day\"" \
    || fail "the newest release of the store entry is not $version, $day"
head -n 1 "$repository/packaging/debian/changelog" | grep -q "^hitspread ($version-" || fail "Debian's changelog does not begin with $version"

for command in rules resolve new apply history undo redo check schema; do
    grep -q "^.B hitspread.-cli $command" "$repository/packaging/man/hitspread-cli.1" || fail "no synopsis of $command"
done
exit "$failed"
