#!/bin/sh
# A bot that plays any game: it goes round the options, so that every kind of answer has its turn.
# See docs/line-protocol.md.
while read -r word first rest; do
    case $word in
    cothon) echo "ready Any Shell" ;;
    ask) options="" count=0 ;;
    option) options="$options $first" count=$((count + 1)) ;;
    choose)
        shift $#
        # shellcheck disable=SC2086
        set -- $options
        shift $((first % count))
        echo "do $first $1"
        ;;
    quit) exit ;;
    esac
done
