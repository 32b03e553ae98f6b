// One live table: each player is a socket of its own that speaks boardgame.io's protocol as its client does.

import { applyPatch } from 'rfc6902';
import { io } from 'socket.io-client';
import { answers, asked } from './game.mjs';

const GAME = 'harbour';

/** `post(url, path, body)` of the Lobby API; a refusal names the path. */
async function post(url, path, body) {
  const headers = { 'content-type': 'application/json' };
  const request = () => fetch(`${url}/games/${GAME}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  // A connection kept alive may be closed by the server at the very moment it is used again; then once more.
  const answer = await request().catch((error) => {
    if (error.cause?.code !== 'ECONNRESET') throw error;
    return request();
  });
  if (!answer.ok) throw new Error(`POST /games/${GAME}${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

function connect(url) {
  // Straight to a websocket: a browser's first requests by polling would only cost the server more.
  const how = { transports: ['websocket'], forceNew: true, reconnection: false, timeout: 60_000 };
  const socket = io(`${url}/${GAME}`, how);
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', (error) => {
      const cause = error.description?.message ?? error.message; // the cause of a mere `websocket error`
      reject(new Error(`${url}/${GAME}: ${cause}`));
    });
  });
}

export class Table {
  /** `heard` is told: ready(table), moved(ms), failed(words), ended(). `age` is how many moves are made beforehand. */
  constructor(url, seats, random, heard, age) {
    Object.assign(this, { url, seats, random, heard, age });
    this.moves = 0;
    this.flying = new Map();
    this.sockets = [];
  }

  async open() {
    this.sockets = await Promise.all(Array.from({ length: this.seats }, () => connect(this.url)));
    for (const [seat, socket] of this.sockets.entries()) {
      socket.on('sync', (match, info) => this.hear(match, seat, info.state));
      socket.on('update', (match, state) => this.hear(match, seat, state));
      socket.on('patch', (match, from, to, patch) => this.hearPatch(match, seat, from, patch));
      socket.on('disconnect', (why) => why !== 'io client disconnect' && this.heard.failed(`disconnected: ${why}`));
    }
    await this.begin();
  }

  /** A new match, all players joined and in sync. */
  async begin() {
    const { matchID } = await post(this.url, '/create', { numPlayers: this.seats });
    const names = Array.from({ length: this.seats }, (_, seat) => ({ playerID: String(seat), playerName: `p${seat}` }));
    const joined = await Promise.all(names.map((name) => post(this.url, `/${matchID}/join`, name)));
    this.match = matchID;
    this.keys = joined.map((one) => one.playerCredentials);
    this.sync();
  }

  sync() {
    this.states = Array(this.seats).fill(null);
    this.flying = new Map(); // state id a move leads to -> when it was sent, by whom, how many have not heard of it
    this.turn = null; // the seat that may move, once it has heard that it is asked
    this.offered = -1; // id of the last state in which somebody was given the turn
    for (const [seat, socket] of this.sockets.entries()) {
      socket.emit('sync', this.match, String(seat), this.keys[seat], this.seats);
    }
  }

  hearPatch(match, seat, from, patch) {
    const state = this.states[seat];
    if (match !== this.match || !state) return;
    if (state._stateID !== from) return this.heard.failed(`patch for state ${from}, but ${state._stateID} is known`);
    const next = structuredClone(state); // the client patches a copy, too
    if (applyPatch(next, patch).some((error) => error !== null)) return this.heard.failed('a patch does not apply');
    this.hear(match, seat, next);
  }

  hear(match, seat, state) {
    if (match !== this.match) return;
    const known = this.states[seat];
    if (known && state._stateID <= known._stateID) return this.refused(seat, state._stateID);
    this.states[seat] = state;
    this.land(seat, state._stateID);
    if (!this.states.every(Boolean)) return;
    if (this.states.every((one) => one.ctx.gameover)) this.renew();
    else this.offer();
  }

  renew() {
    this.match = null;
    this.heard.ended();
    this.begin().catch((error) => this.heard.failed(error.message));
  }

  /** Gives the turn to the player who has heard that he is asked, once for each state. */
  offer() {
    const seat = this.states.findIndex((one, at) => one._stateID > this.offered && asked(one.ctx) === String(at));
    if (seat < 0) return;
    this.turn = seat;
    this.offered = this.states[seat]._stateID;
    this.heard.ready(this);
  }

  /** The move that led to this state has reached another player; it counts when the last of them has it. */
  land(seat, id) {
    const move = this.flying.get(id);
    if (!move || seat === move.by) return;
    move.left -= 1;
    if (move.left > 0) return;
    this.flying.delete(id);
    this.heard.moved(performance.now() - move.at);
  }

  /** The server answers a refused move by the same state again. */
  refused(seat, id) {
    const move = this.flying.get(id + 1);
    if (!move || move.by !== seat) return;
    this.heard.failed(`the server refused ${move.words} at state ${id}`);
    this.sync();
  }

  /** The player who has the turn sends a legal move, picked at random from what he sees; false if nobody has it. */
  move() {
    if (this.turn === null) return false;
    const seat = this.turn;
    this.turn = null;
    this.moves += 1;
    const { G, ctx, _stateID: id } = this.states[seat];
    const can = answers(G, ctx);
    const [type, ...args] = can[Math.floor(this.random() * can.length)];
    const payload = { type, args, playerID: String(seat), credentials: this.keys[seat] };
    const words = [type, ...args].join(' ');
    this.flying.set(id + 1, { at: performance.now(), by: seat, left: this.seats - 1, words });
    this.sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, id, this.match, String(seat));
    return true;
  }

  /** Moves that were sent more than `ms` ago and did not arrive are given up. */
  giveUp(ms) {
    const now = performance.now();
    for (const move of this.flying.values()) {
      if (now - move.at < ms) continue;
      this.heard.failed(`no answer to ${move.words} for ${ms} ms`);
      return this.sync();
    }
  }

  /** Bytes received from the network by all players of the table. */
  received() {
    return this.sockets.reduce((sum, socket) => sum + socket.io.engine.transport.ws._socket.bytesRead, 0);
  }

  close() {
    for (const socket of this.sockets) socket.close();
  }
}
