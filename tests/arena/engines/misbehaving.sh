#!/bin/sh
# An engine that greets politely and then does what its argument says:
#   illegal   answers with a move that no rule allows
#   rubbish   answers with what is no move
#   silent    never answers
#   chatty    never answers, but never stops talking
#   endless   never ends its line
#   complains answers with an error
#   hangup    closes its output and lives on
#   dies      ends by a signal
#   deaf      does not even greet
#   exits     ends at once
# A second argument names a file that is told the number of the process.
[ -n "$2" ] && echo $$ > "$2"
case "$1" in
    exits) exit 3 ;;
    deaf) sleep 1000 ;;
esac

misbehave() {
    case "$1" in
        illegal) echo "bestmove a1a1" ;;
        rubbish) echo "bestmove banana" ;;
        silent) ;;
        chatty) while :; do echo "info nodes 1"; done ;;
        endless) yes aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa | tr -d '\n' ;;
        complains) echo "error mood.bad I do not feel like it" ;;
        hangup) exec >&-; sleep 1000 ;;
        dies) kill -9 $$ ;;
    esac
}

while read -r word rest; do
    case "$word" in
        uki) echo "id name Misbehaving $1"; echo ukiok ;;
        isready) echo readyok ;;
        go) misbehave "$1" ;;
        quit) exit 0 ;;
    esac
done
