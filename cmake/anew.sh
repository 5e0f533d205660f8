#!/bin/sh
# Runs a compiler, and first removes the precompiled header it is about to make: ccache reads a header through the precompiled
# one of last time, which lies beside it, keeps the new one under what it read there, and would give it back later for other content.
for argument do
  case "$argument" in
    *.gch) rm -f -- "$argument" ;;
  esac
done
exec "$@"
