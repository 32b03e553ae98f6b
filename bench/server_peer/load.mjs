// Puts live tables with simulated humans on a boardgame.io server and prints what they saw as one line of JSON.
// node load.mjs --url http://127.0.0.1:8765 --tables 200 --seconds 15 [--rate 400] [--pid 123]; see README.md

import { readFileSync } from 'node:fs';
import { flags, refuse } from './flags.mjs';
import { Table } from './table.mjs';

const TICKS_PER_SECOND = 100; // of /proc/<pid>/stat on Linux
const GIVE_UP_MS = 30_000;
const MOST_ERRORS = 1000;
const AT_ONCE = 50; // tables that are played to their age at a time: thousands at once would miss their pings

const opt = flags({
  url: 'http://127.0.0.1:8765', tables: 50, seats: 2, seconds: 15, warmup: 5,
  age: 0, rate: null, pid: null, seed: 1, memory: false,
});
if (!(opt.seats >= 2 && opt.seats <= 4)) refuse(`--seats is 2, 3 or 4, not ${opt.seats}`);
if (opt.tables < 1) refuse('--tables is 1 or more');
if (opt.seconds <= 0) refuse('--seconds is more than 0');
if (opt.rate === 0) refuse('--rate is more than 0; leave it out for as fast as it goes');

/** A small generator with a seed (mulberry32), so that runs can be repeated. */
function generator(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const seen = { latencies: [], errors: 0, ended: 0, ageing: false, flatOut: false, counting: false, words: new Set() };
const idle = []; // tables whose player may move, the longest idle first: with --rate, and until all are of age
const heard = {
  ready: (table) => (seen.flatOut || (seen.ageing && table.moves < table.age) ? table.move() : idle.push(table)),
  moved: (ms) => seen.counting && seen.latencies.push(ms),
  ended: () => (seen.ended += 1),
  failed: (words) => {
    seen.errors += 1;
    if (seen.words.size < 5) seen.words.add(words);
    if (seen.errors > MOST_ERRORS) refuse(`too many errors, such as: ${[...seen.words].join('; ')}`);
  },
};

const sleep = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

async function openAll(tables) {
  const waiting = [...tables];
  const worker = async () => {
    while (waiting.length) await waiting.pop().open();
  };
  await Promise.all(Array.from({ length: 16 }, worker));
}

async function allIdle(tables) {
  while (idle.length < tables.length) {
    if (seen.errors) refuse(`an error before the measuring began: ${[...seen.words].join('; ')}`);
    await sleep(0.05);
  }
}

/** Moves at even distances; what is due while no table is idle is sent later, and `behind` says how much is left. */
function pace(rate) {
  const begun = performance.now();
  const pacer = { sent: 0, behind: 0 };
  setInterval(() => {
    const due = Math.floor(((performance.now() - begun) / 1000) * rate);
    while (pacer.sent < due && idle.length) {
      if (idle.shift().move()) pacer.sent += 1;
    }
    pacer.behind = due - pacer.sent;
  }, 1);
  return pacer;
}

function serverSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (+fields[11] + +fields[12]) / TICKS_PER_SECOND;
}

function rss(pid) {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/);
  return +line[1] / 1024;
}

function look(tables) {
  const { user, system } = process.cpuUsage();
  const bytes = tables.reduce((sum, table) => sum + table.received(), 0);
  const server = opt.pid ? serverSeconds(opt.pid) : 0;
  return { at: performance.now(), load: (user + system) / 1e6, server, bytes };
}

const memory = async () => (await fetch(`${opt.url}/memory`)).json();
const rounded = (x, digits = 2) => (x === undefined ? null : +x.toFixed(digits));

function report(from, to, pacer) {
  const seconds = (to.at - from.at) / 1000;
  const sorted = Float64Array.from(seen.latencies).sort();
  const moves = sorted.length;
  const share = (p) => rounded(sorted[Math.min(moves - 1, Math.floor(p * moves))]);
  const line = {
    tables: opt.tables, seats: opt.seats, rate: opt.rate, seconds: rounded(seconds), moves,
    moves_per_s: rounded(moves / seconds, 1), p50_ms: share(0.5), p95_ms: share(0.95), p99_ms: share(0.99),
    errors: seen.errors, games_ended: seen.ended, bytes_per_move: Math.round((to.bytes - from.bytes) / moves),
    cpu_load: rounded((to.load - from.load) / seconds),
  };
  if (pacer) line.behind = pacer.behind;
  if (opt.pid) {
    line.cpu_server = rounded((to.server - from.server) / seconds);
    line.moves_per_cpu_s = rounded(moves / (to.server - from.server), 1);
    line.rss_mb_server = rounded(rss(opt.pid), 1);
  }
  return line;
}

async function main() {
  const before = opt.memory ? await memory() : null;
  const random = generator(opt.seed);
  // Ages from 0 to --age, so that games are at all stages when the measuring begins.
  const ages = Array.from({ length: opt.tables }, (_, i) => Math.floor(((i + 0.5) * opt.age) / opt.tables));
  const tables = ages.map((age) => new Table(opt.url, opt.seats, random, heard, age));
  setInterval(() => tables.forEach((table) => table.giveUp(GIVE_UP_MS)), 1000);
  await openAll(tables);
  await allIdle(tables);
  seen.ageing = true;
  for (let grown = 0; opt.age && grown < tables.length; grown += AT_ONCE) {
    idle.splice(0, AT_ONCE).forEach((table) => heard.ready(table));
    await allIdle(tables);
  }
  const pacer = opt.rate ? pace(opt.rate) : null;
  seen.flatOut = !opt.rate;
  if (seen.flatOut) idle.splice(0).forEach((table) => table.move());
  await sleep(opt.warmup);
  const from = look(tables);
  seen.counting = true;
  await sleep(opt.seconds);
  seen.counting = false;
  const line = report(from, look(tables), pacer);
  if (before) {
    const after = await memory();
    const perTable = (name) => rounded((after[name] - before[name]) / 1024 / opt.tables, 1);
    line.rss_mb_after_gc = rounded(after.rss / 2 ** 20, 1);
    Object.assign(line, { rss_kb_per_table: perTable('rss'), heap_kb_per_table: perTable('heapUsed') });
  }
  for (const words of seen.words) console.error(words);
  console.log(JSON.stringify(line));
  process.exit(0);
}

main().catch((error) => refuse(`--url ${opt.url}: ${error.cause?.message ?? error.message}`));
