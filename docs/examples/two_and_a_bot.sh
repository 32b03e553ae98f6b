#!/bin/sh
# Two people, who are curl, and a bot of the server play a game to its end, as docs/protocol.md describes it.
#
#     sh two_and_a_bot.sh URL GAME          for example  http://127.0.0.1:8710 karibik
#
# The people choose at random. The record of the game is written into the present folder. Needs curl (7.82 or newer) and
# python3, which only reads JSON.
set -eu
if [ $# != 2 ]; then
    echo "usage: sh $0 URL GAME" >&2
    exit 2
fi
URL=${1%/} GAME=$2
ROOM=$(mktemp -d) # cookies and streams
trap 'cat "$ROOM"/*.listens 2>/dev/null | xargs kill 2>/dev/null || true; rm -rf "$ROOM"' EXIT
trap 'exit 1' INT TERM

# get NAME PATH and send NAME PATH JSON: requests of one of the two. If the server does not answer or says that it is
# too much (503, 429), curl tries again; what was done already is not done twice, because of the key below.
get() { curl -sS --fail-with-body --retry 5 -b "$ROOM/$1" -c "$ROOM/$1" "$URL$2"; }
send() { curl -sS --fail-with-body --retry 5 -b "$ROOM/$1" --json "$3" "$URL$2"; }

# field NAME: this field of the JSON that comes in
field() { python3 -c 'import json, sys; print(json.load(sys.stdin)[sys.argv[1]])' "$1"; }

# 16 random bytes in hex: what a player adds to the shuffle
entropy() { od -An -N16 -tx1 /dev/urandom | tr -d ' \n'; }

# Reads a stream until the game is over. Prints what happened ("tell"), and one of the answers when some are offered.
CHOOSE='
import json, random, sys
for line in sys.stdin:
    name, _, said = line.rstrip("\n").partition(": ")
    if name == "event":
        event = said
    elif name == "data" and event in ("table", "step"):
        told = json.loads(said)
        position = told["position"] if event == "table" else told
        for happened in position["events"]:
            print("tell", *(f"{name}={value}" for name, value in happened["event"].items()), flush=True)
        if position["ended"]:
            break
        if position["offers"]:
            print("do", position["version"], random.choice(position["offers"])["id"], flush=True)
'

# play NAME: listen to the table, and answer whatever NAME is asked, until the game is over
play() {
    mkfifo "$ROOM/$1.stream"
    curl -sN -b "$ROOM/$1" "$URL/tables/$TABLE/stream" >"$ROOM/$1.stream" &
    echo $! >"$ROOM/$1.listens"
    python3 -c "$CHOOSE" <"$ROOM/$1.stream" | while read -r what at id; do
        if [ "$what" = do ]; then
            send "$1" "/tables/$TABLE/do" "{\"do\": $id, \"at\": $at, \"key\": \"$at-$id\"}" >"$ROOM/$1.answer" || {
                cat "$ROOM/$1.answer" >&2
                kill $$
            }
        elif [ "$1" = ada ]; then # one of them tells the story
            echo "  $at $id"
        fi
    done
}

# Both become guests.
for name in ada ben; do
    echo "$name is $(get $name /me | field name)."
done

# Ada opens a table: for her, for somebody, and for a bot. The commitment to the shuffle is public from now on.
SEATS='[{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "level-3"}]'
send ada /tables "{\"game\": \"$GAME\", \"seats\": $SEATS}" >"$ROOM/table" || { cat "$ROOM/table" >&2; exit 1; }
TABLE=$(field id <"$ROOM/table")
echo "ada opens table $TABLE. The shuffle is committed: $(field commitment <"$ROOM/table")"

# Ben sits down and is ready. When Ada is ready, too, the game begins. What both add to the shuffle, nobody could foresee.
send ben "/tables/$TABLE/join" "{\"entropy\": \"$(entropy)\"}" >"$ROOM/answer"
send ada "/tables/$TABLE/ready" "{\"entropy\": \"$(entropy)\"}" >"$ROOM/answer"
echo "ben sits down, both are ready, the game begins."

play ben &
play ada &
wait

# After the end the record is there for everybody who may see the table.
RECORD=$GAME-$TABLE.cothon
get ada "/tables/$TABLE/record" >"$RECORD"
grep '^end' "$RECORD"
echo "The record is in $RECORD. To check every move and every draw:  cothon record verify $RECORD"
