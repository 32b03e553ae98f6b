// Plays whole games in this process: every answer offered is accepted, every other one refused, no card gets lost.
// Prints how long games are and how big the state is that a client gets. `node check.mjs [games]`

import assert from 'node:assert/strict';
import bgio from 'boardgame.io/dist/cjs/client.js';
import { DECK, FACES, TYPES } from './cards.mjs';
import { HarbourGame, answers, asked } from './game.mjs';

const EVERY_ANSWER = [
  ...['reveal', 'stop', 'repel', 'keep', 'done'].map((name) => [name]),
  ...TYPES.map((type) => ['loot', type]),
  ...Object.keys(FACES).flatMap((id) => [['hire', id], ['complete', id]]),
];

function checkCards(G) {
  const held = (counts) => Object.values(counts).reduce((a, b) => a + b, 0);
  const shown = G.harbour.length + G.row.length + (G.card ? 1 : 0) + held(G.discard);
  const owned = G.seats.reduce((n, player) => n + player.persons.length + player.requests.length, 0);
  const hidden = G.secret.deck.length + G.secret.coins.flat().length;
  assert.equal(shown + owned + hidden, DECK.length);
  assert.equal(held(G.unseen), hidden);
  assert.deepEqual(G.seats.map((player) => player.coins), G.secret.coins.map((coins) => coins.length));
}

function move(client, answer) {
  const before = client.getState()._stateID;
  client.moves[answer[0]](...answer.slice(1));
  return client.getState()._stateID > before;
}

/** Nothing that is not offered may be accepted; tried on a few positions of each game, since there are many answers. */
function checkRefusals(client, offered) {
  const texts = new Set(offered.map(String));
  const others = EVERY_ANSWER.filter((answer) => !texts.has(String(answer)));
  for (const answer of others) assert.equal(move(client, answer), false, `${answer} was accepted`);
}

function play(seats, sizes) {
  const client = bgio.Client({ game: HarbourGame, numPlayers: seats, debug: false });
  let moves = 0;
  for (;;) {
    const { G, ctx } = client.store.getState();
    checkCards(G);
    if (ctx.gameover) return { moves, reason: ctx.gameover.reason };
    const view = HarbourGame.playerView({ G, ctx, playerID: '0' });
    assert.equal(view.secret, undefined);
    const offered = answers(view, ctx);
    client.updatePlayerID(asked(ctx));
    if (Math.random() < 0.02) checkRefusals(client, offered);
    assert.ok(move(client, offered[Math.floor(Math.random() * offered.length)]), `refused in ${JSON.stringify(ctx)}`);
    sizes.push(JSON.stringify(view).length);
    moves += 1;
  }
}

const ascending = (list) => Float64Array.from(list).sort();
const summary = (list) => {
  const sorted = ascending(list);
  const mean = Math.round(list.reduce((a, b) => a + b, 0) / list.length);
  return { least: sorted[0], median: sorted[sorted.length >> 1], mean, most: sorted[sorted.length - 1] };
};

assert.equal(DECK.length, 120);
console.error = () => {}; // boardgame.io reports each refusal; here they are what is wanted
const games = +(process.argv[2] ?? 30);
const sizes = [];
const played = Array.from({ length: games }, () => play(2, sizes));
for (const seats of [3, 4]) play(seats, []);
const reasons = {};
for (const { reason } of played) reasons[reason] = (reasons[reason] || 0) + 1;
const moves = summary(played.map((one) => one.moves));
console.log(JSON.stringify({ games, moves, state_bytes: summary(sizes), reasons }));
