#!/bin/sh
# The engine that the arguments start, cut off when it is asked for its third move.
asked=0
while IFS= read -r line; do
    case $line in
    go*) asked=$((asked + 1)) ;;
    esac
    [ "$asked" -lt 3 ] || exit
    printf '%s\n' "$line"
done | "$@"
