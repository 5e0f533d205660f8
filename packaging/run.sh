#!/usr/bin/env bash
# Installs what is missing, builds the release and starts Hitspread on a working copy of the sample campaign.
set -euo pipefail
# shellcheck source=packaging/common.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/common.sh"

usage="usage: packaging/run.sh [--build-only] [CAMPAIGN.hitspread]
Without a campaign the sample campaign is opened, as a copy in your data folder."
only_build=no
case "${1:-}" in
--help | -h) echo "$usage"; exit 0 ;;
--build-only) only_build=yes; shift ;;
-*) echo "$usage" >&2; exit 2 ;;
esac
campaign=(--sample)
[ "$#" -eq 0 ] || campaign=("$(realpath -- "$1")")

# The same shot in words, for a machine without a screen.
show_in_words()
{
    say "A shot of the sample campaign, resolved by hitspread-cli"
    "$root/build/release/src/cli/hitspread-cli" resolve --seed 7 "$root/packaging/sample-shot.json"
}

require_system
install_missing run
configure release -DHITSPREAD_TESTS=OFF
build release hitspread hitspread-cli
[ "$only_build" = no ] || exit 0

if [ -z "${DISPLAY:-}" ] && [ -z "${WAYLAND_DISPLAY:-}" ]; then
    say "There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window can be shown."
    show_in_words
    exit
fi

say "Starting Hitspread"
started="$SECONDS"
status=0
"$root/build/release/src/app/hitspread" "${campaign[@]}" || status=$?
# It has said why itself: the display that is named cannot be opened, or there is no font.
if [ "$status" -eq 3 ] && [ $((SECONDS - started)) -le 3 ]; then
    say "No window can be shown on ${WAYLAND_DISPLAY:-$DISPLAY}."
    show_in_words
    exit
fi
exit "$status"
