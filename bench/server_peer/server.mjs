// boardgame.io's own server, its storage in memory or, with --files, in its own files on disk, which survive a restart:
// `node --expose-gc server.mjs --port 8765 [--files FOLDER] [--delta]`.
// Prints `ready` when it listens. GET /memory answers process.memoryUsage(), after a full collection if gc is exposed.

import bgio from 'boardgame.io/dist/cjs/server.js';
import { flags, refuse } from './flags.mjs';
import { HarbourGame } from './game.mjs';

const { port, delta, files } = flags({ port: 8765, delta: false, files: '' });

// `deltaState` makes boardgame.io send patches instead of whole states; its default is whole states.
const game = delta ? { ...HarbourGame, deltaState: true } : HarbourGame;
const db = files ? new bgio.FlatFile({ dir: files }) : undefined;
const server = bgio.Server({ games: [game], origins: [bgio.Origins.LOCALHOST], db });

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
