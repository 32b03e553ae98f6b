// A push-your-luck harbour game for boardgame.io, as big as karibik: what a client gets, what is legal, every move.

import core from 'boardgame.io/dist/cjs/core.js';
import { DECK, FACES, TYPES } from './cards.mjs';

const { INVALID_MOVE, PlayerView } = core;

const TARGET = 10;
const MAX_ROUNDS = 60;
const START_COINS = 3;
const TAX_FROM = 12;

// -- cards and coins: a coin is a face-down card, so all 120 cards are always somewhere -----------------------------

const count = (counts, id, by) => {
  counts[id] = (counts[id] || 0) + by;
  if (!counts[id]) delete counts[id];
};

function draw(G, random) {
  if (!G.secret.deck.length) {
    const cards = Object.entries(G.discard).flatMap(([id, n]) => Array(n).fill(id));
    for (const id of cards) count(G.unseen, id, 1);
    G.discard = {};
    G.secret.deck = random.Shuffle(cards);
  }
  const id = G.secret.deck.pop();
  G.deck = G.secret.deck.length;
  return id;
}

function gain(G, random, seat, coins) {
  for (let i = 0; i < coins; i++) {
    const id = draw(G, random);
    if (id === undefined) return;
    G.secret.coins[seat].push(id);
    G.seats[seat].coins += 1;
  }
}

function spend(G, seat, coins) {
  for (let i = 0; i < coins; i++) {
    const id = G.secret.coins[seat].shift();
    count(G.unseen, id, -1);
    count(G.discard, id, 1);
    G.seats[seat].coins -= 1;
  }
}

function payFee(G, seat) {
  G.secret.coins[G.active].push(G.secret.coins[seat].shift());
  G.seats[seat].coins -= 1;
  G.seats[G.active].coins += 1;
}

// -- what is legal, from what a client sees -------------------------------------------------------------------------

const skill = (player, name) => player.skills[name] || 0;
const fee = (G, seat) => (seat === G.active ? 0 : 1);
const price = (G, seat, card) => Math.max(0, card.cost - skill(G.seats[seat], 'mademoiselle')) + fee(G, seat);
const canRepel = (G, card) => card.strength !== null && card.strength <= G.seats[G.active].strength;

function canComplete(G, seat, request) {
  if (seat !== G.active || !request) return false;
  const player = G.seats[seat];
  const lacking = Object.entries(request.needs).map(([name, n]) => Math.max(0, n - skill(player, name)));
  return lacking.reduce((a, b) => a + b, 0) <= skill(player, 'jack');
}

const completions = (G, seat) =>
  G.row.filter((card) => canComplete(G, seat, card)).map((card) => ['complete', card.id]);

/** The legal answers of the seat that is asked, as [move, ...arguments]; made from a view. */
export function answers(G, ctx) {
  const [who] = Object.keys(ctx.activePlayers || {});
  if (who === undefined || ctx.gameover) return [];
  const seat = +who;
  const stage = ctx.activePlayers[who];
  if (stage === 'repel') return [['repel'], ['keep']];
  if (stage === 'discover') {
    const can = completions(G, seat);
    if (canReveal(G)) can.push(['reveal']);
    if (G.shown > 0 || !canReveal(G)) can.push(['stop']);
    return can;
  }
  const can = [...completions(G, seat), ['done']];
  if (G.takes < 1) return can;
  for (const card of G.harbour) {
    if (card.kind === 'ship') can.push(['loot', card.type]);
    else if (G.seats[seat].coins >= price(G, seat, card)) can.push(['hire', card.id]);
  }
  return can;
}

/** The seat that is asked; null when the game is over. */
export function asked(ctx) {
  const [who] = Object.keys(ctx.activePlayers || {});
  return ctx.gameover || who === undefined ? null : who;
}

const canReveal = (G) => (G.deck > 0 || Object.keys(G.discard).length > 0) && G.shown < DECK.length;

// -- moves ----------------------------------------------------------------------------------------------------------

function reveal({ G, events, random }) {
  if (!canReveal(G)) return INVALID_MOVE;
  const card = FACES[draw(G, random)];
  count(G.unseen, card.id, -1);
  G.shown += 1;
  if (card.kind === 'tax') return tax(G, random, card);
  if (card.kind === 'request') return void G.row.push(card);
  if (card.kind === 'person') return void G.harbour.push(card);
  const second = G.harbour.some((other) => other.kind === 'ship' && other.type === card.type);
  if (second && canRepel(G, card)) return count(G.discard, card.id, 1);
  if (second) return bust(G, events, random, card);
  if (!canRepel(G, card)) return void G.harbour.push(card);
  G.card = card;
  events.setActivePlayers({ value: { [G.active]: 'repel' } });
}

function tax(G, random, card) {
  for (const [seat, player] of G.seats.entries()) {
    if (player.coins >= TAX_FROM) spend(G, seat, Math.floor(player.coins / 2));
  }
  const most = Math.max(...G.seats.map((player) => player.strength));
  for (const [seat, player] of G.seats.entries()) if (player.strength === most) gain(G, random, seat, 1);
  count(G.discard, card.id, 1);
}

function bust(G, events, random, card) {
  count(G.discard, card.id, 1);
  for (const [seat, player] of G.seats.entries()) gain(G, random, seat, skill(player, 'jester'));
  closeTurn(G, events);
}

function repel({ G, events }) {
  if (!G.card) return INVALID_MOVE;
  count(G.discard, G.card.id, 1);
  G.card = null;
  events.setActivePlayers({ value: { [G.active]: 'discover' } });
}

function keep({ G, events }) {
  if (!G.card) return INVALID_MOVE;
  G.harbour.push(G.card);
  G.card = null;
  events.setActivePlayers({ value: { [G.active]: 'discover' } });
}

function stop({ G, events, random }) {
  if (G.shown === 0 && canReveal(G)) return INVALID_MOVE;
  beginStep(G, events, random, G.active);
}

/** The first step from `seat` on in which there is something to decide; the turn ends after the last one. */
function beginStep(G, events, random, first) {
  let seat = first;
  do {
    const player = G.seats[seat];
    const types = G.harbour.filter((card) => card.kind === 'ship').length;
    const more = seat === G.active && types > 3 ? types - 3 : 0;
    G.step = seat;
    G.takes = 1 + more + skill(player, 'governor');
    if (G.harbour.length >= 5) gain(G, random, seat, 2 * skill(player, 'admiral'));
    if (!G.harbour.length) gain(G, random, seat, skill(player, 'jester'));
    if (G.harbour.length || completions(G, seat).length) {
      return events.setActivePlayers({ value: { [seat]: 'take' } });
    }
    seat = (seat + 1) % G.seats.length;
  } while (seat !== G.active);
  closeTurn(G, events);
}

function endStep(G, events, random) {
  const next = (G.step + 1) % G.seats.length;
  if (next === G.active) closeTurn(G, events);
  else beginStep(G, events, random, next);
}

function afterTake(G, events, random, seat) {
  if ((G.takes > 0 && G.harbour.length) || completions(G, seat).length) return;
  endStep(G, events, random);
}

function loot({ G, events, random, playerID }, type) {
  const seat = +playerID;
  const at = G.harbour.findIndex((card) => card.kind === 'ship' && card.type === type);
  if (!TYPES.includes(type) || at < 0 || G.takes < 1) return INVALID_MOVE;
  const [card] = G.harbour.splice(at, 1);
  const player = G.seats[seat];
  const payFirst = fee(G, seat) === 1 && player.coins > 0;
  if (payFirst) payFee(G, seat);
  count(G.discard, card.id, 1);
  gain(G, random, seat, card.coins + (player.traders[type] || 0));
  if (fee(G, seat) === 1 && !payFirst && player.coins > 0) payFee(G, seat);
  G.takes -= 1;
  afterTake(G, events, random, seat);
}

function hire({ G, events, random, playerID }, id) {
  const seat = +playerID;
  const at = G.harbour.findIndex((card) => card.kind === 'person' && card.id === id);
  if (at < 0 || G.takes < 1) return INVALID_MOVE;
  const card = G.harbour[at];
  const player = G.seats[seat];
  const full = price(G, seat, card);
  if (player.coins < full) return INVALID_MOVE;
  if (fee(G, seat)) payFee(G, seat);
  spend(G, seat, full - fee(G, seat));
  G.harbour.splice(at, 1);
  player.persons.push(card);
  weigh(player, card, 1);
  G.takes += card.person === 'governor' ? 0 : -1;
  checkTarget(G, player);
  afterTake(G, events, random, seat);
}

/** What a person adds to a display, or with `by` -1 takes away with him. */
function weigh(player, card, by) {
  player.influence += by * card.influence;
  if (card.person === 'sailor') player.strength += by;
  else if (card.person === 'pirate') player.strength += 2 * by;
  else if (card.person === 'trader') count(player.traders, card.type, by);
  else count(player.skills, card.person, by);
}

function complete({ G, ctx, events, random, playerID }, id) {
  const seat = +playerID;
  const at = G.row.findIndex((card) => card.id === id);
  if (!canComplete(G, seat, G.row[at])) return INVALID_MOVE;
  const [request] = G.row.splice(at, 1);
  const player = G.seats[seat];
  for (const [name, n] of Object.entries(request.needs)) {
    for (let i = 0; i < n; i++) giveUp(G, player, skill(player, name) ? name : 'jack');
  }
  player.requests.push(request);
  player.influence += request.influence;
  gain(G, random, seat, request.coins);
  checkTarget(G, player);
  if (ctx.activePlayers[playerID] === 'take') afterTake(G, events, random, seat);
}

function giveUp(G, player, name) {
  const at = player.persons.findIndex((card) => card.person === name);
  const [card] = player.persons.splice(at, 1);
  weigh(player, card, -1);
  count(G.discard, card.id, 1);
}

function done({ G, events, random }) {
  endStep(G, events, random);
}

function checkTarget(G, player) {
  player.qualified = player.requests.length > 0;
  if (player.qualified && player.influence >= TARGET && !G.ended) G.ended = 'target';
}

function closeTurn(G, events) {
  for (const card of G.harbour) count(G.discard, card.id, 1);
  G.harbour = [];
  G.step = -1;
  G.takes = 0;
  G.shown = 0;
  const next = (G.active + 1) % G.seats.length;
  if (next === G.start) {
    if (G.round === MAX_ROUNDS && !G.ended) G.ended = 'max_rounds';
    if (G.ended) return events.endGame(result(G));
    G.round += 1;
  }
  G.active = next;
  events.endTurn();
}

function result(G) {
  const scores = G.seats.map((player) => (player.qualified ? player.influence * 1000 + player.coins : -1));
  const most = Math.max(...scores);
  return { reason: G.ended, scores, winners: scores.flatMap((score, seat) => (score === most ? [seat] : [])) };
}

// -- the game -------------------------------------------------------------------------------------------------------

function setup({ ctx, random }) {
  const unseen = {};
  for (const id of DECK) count(unseen, id, 1);
  const n = ctx.numPlayers;
  const start = random.Die(n) - 1;
  const G = {
    secret: { deck: random.Shuffle(DECK), coins: Array.from({ length: n }, () => []) },
    game: 'harbour', round: 1, max_rounds: MAX_ROUNDS, start, active: start, step: -1, takes: 0, shown: 0,
    ended: '', target: TARGET, deck: DECK.length, discard: {}, unseen, card: null, harbour: [], row: [],
    seats: Array.from({ length: n }, (_, seat) => ({
      seat, coins: 0, influence: 0, strength: 0, qualified: false, traders: {}, skills: {}, persons: [], requests: [],
    })),
  };
  for (let seat = 0; seat < n; seat++) gain(G, random, seat, START_COINS);
  return G;
}

// A move that turns up cards cannot be guessed by a client and is not taken back.
const unveils = (move) => ({ move, client: false, undoable: false });

export const HarbourGame = {
  name: 'harbour',
  minPlayers: 2,
  maxPlayers: 4,
  setup,
  playerView: PlayerView.STRIP_SECRETS,
  turn: {
    order: { first: ({ G }) => G.start, next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers },
    activePlayers: { currentPlayer: 'discover' },
    stages: {
      discover: { moves: { reveal: unveils(reveal), stop: unveils(stop), complete: unveils(complete) } },
      repel: { moves: { repel, keep } },
      take: { moves: { loot: unveils(loot), hire: unveils(hire), complete: unveils(complete), done: unveils(done) } },
    },
  },
};
