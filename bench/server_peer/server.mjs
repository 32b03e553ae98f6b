// boardgame.io's own server with its storage in memory: `node --expose-gc server.mjs --port 8765 [--delta]`.
// Prints `ready` when it listens. GET /memory answers process.memoryUsage(), after a full collection if gc is exposed.

import bgio from 'boardgame.io/dist/cjs/server.js';
import { flags, refuse } from './flags.mjs';
import { HarbourGame } from './game.mjs';

const { port, delta } = flags({ port: 8765, delta: false });

// `deltaState` makes boardgame.io send patches instead of whole states; its default is whole states.
const game = delta ? { ...HarbourGame, deltaState: true } : HarbourGame;
const server = bgio.Server({ games: [game], origins: [bgio.Origins.LOCALHOST] });

server.router.get('/memory', (ctx) => {
  globalThis.gc?.();
  ctx.body = process.memoryUsage();
});

const refusePort = (error) => refuse(`--port ${port}: ${error.message}`);
process.once('uncaughtException', refusePort);
server.run(port, () => {
  process.off('uncaughtException', refusePort);
  console.log('ready');
});
