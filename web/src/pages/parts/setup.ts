// What somebody wants of a new table: kept per game in the browser, sent to the server as a NewTable.
import { firstBot, usualBot } from '../../lib/level'
import type { ClockSpec, GameInfo, NewTable, SeatSpec } from '../../lib/protocol'
import { type Chosen, changed } from './options'

export type Kind = SeatSpec['kind']
export type Plan = { kind: Kind; bot: string; name: string }
export type ClockPlan = {
  kind: NonNullable<ClockSpec['kind']>
  bank_s: number
  increment_s: number
  move_s: number
  days: number
}
export type Setup = {
  seats: Plan[]
  clock: ClockPlan
  odds: boolean
  takebacks: 'free' | 'consent'
  watchers: 'off' | 'link' | 'open'
  public: boolean
  rated: boolean
  /** How long bots wait before each answer, in ms; null: as suits those who sit there. */
  pause: number | null
  /** The version of the rules; null is the newest, also when there is a newer one than today. */
  rules: number | null
  options: Chosen
}
/** Who the others are, where they are all alike. */
export type Others = 'bot' | 'invited' | 'open' | 'hot'

/** A game by a version of its rules: with the seats and options that it has there. */
export const byRules = (game: GameInfo, rules: number | null): GameInfo => ({
  ...game,
  ...game.older.find((one) => one.rules === rules),
})

/** Other rules. What was chosen stays, as far as they know it. */
export function setRules(setup: Setup, game: GameInfo, rules: number): void {
  setup.rules = rules === game.rules ? null : rules
  const { seats } = byRules(game, setup.rules)
  if (!seats.includes(setup.seats.length)) resize(setup, game, Math.min(...seats))
}

const usualSeats = (game: GameInfo): number => (game.seats.includes(3) ? 3 : Math.min(...game.seats))

export function usual(game: GameInfo): Setup {
  const seat = (kind: Kind): Plan => ({ kind, bot: firstBot(game.bots), name: '' })
  return {
    seats: Array.from({ length: usualSeats(game) }, (_, i) => seat(i ? 'bot' : 'me')),
    clock: { kind: 'none', bank_s: 600, increment_s: 20, move_s: 60, days: 1 },
    odds: true,
    takebacks: 'free',
    watchers: 'open',
    public: false,
    rated: false,
    pause: null,
    rules: null,
    options: {},
  }
}

const key = (game: string): string => `cothon.new.${game}`

export function load(game: GameInfo): Setup {
  const base = usual(game)
  try {
    const kept = JSON.parse(localStorage.getItem(key(game.name)) ?? '{}') as Partial<Setup>
    const setup: Setup = { ...base, ...kept, clock: { ...base.clock, ...kept.clock }, options: kept.options ?? {} }
    if (!game.older.some((one) => one.rules === setup.rules)) setup.rules = null
    if (!byRules(game, setup.rules).seats.includes(setup.seats.length)) setup.seats = base.seats
    for (const seat of setup.seats) if (!game.bots.includes(seat.bot)) seat.bot = usualBot(game.bots)
    return setup
  } catch {
    return base
  }
}

export function save(game: GameInfo, setup: Setup): void {
  try {
    localStorage.setItem(key(game.name), JSON.stringify(setup))
  } catch {
    // asked for anew next time
  }
}

/** More or fewer seats; new ones are like the last that is not one's own. */
export function resize(setup: Setup, game: GameInfo, n: number): void {
  const like = setup.seats.findLast((s) => s.kind !== 'me') ?? { kind: 'bot', bot: usualBot(game.bots), name: '' }
  while (setup.seats.length < n) setup.seats.push({ ...like, name: '' })
  if (setup.seats.length > n) {
    const me = setup.seats.findIndex((s) => s.kind === 'me')
    if (me >= n) [setup.seats[n - 1], setup.seats[me]] = [setup.seats[me]!, setup.seats[n - 1]!]
    setup.seats.length = n
  }
}

export function others(setup: Setup): Others | 'mixed' {
  const kinds = new Set(setup.seats.filter((s) => s.kind !== 'me').map((s) => s.kind))
  const [kind] = kinds
  return kinds.size === 1 && kind !== 'remote' && kind !== 'me' ? (kind as Others) : 'mixed'
}

export function setOthers(setup: Setup, kind: Others): void {
  if (!setup.seats.some((s) => s.kind === 'me')) setup.seats[0]!.kind = 'me'
  for (const seat of setup.seats) if (seat.kind !== 'me') seat.kind = kind
  setup.public = kind === 'open'
  if (kind === 'hot' || kind === 'bot') setup.rated = false
}

/** A rated game has a clock: without one, who is about to lose could stop answering. */
export function rate(setup: Setup, on: boolean): void {
  setup.rated = on
  if (on && setup.clock.kind === 'none') setup.clock.kind = 'bank'
}

/** Nobody has to come: it can begin at once. */
export const isHere = (setup: Setup): boolean =>
  setup.seats.every((s) => s.kind === 'me' || s.kind === 'hot' || s.kind === 'bot')

function spec(plan: Plan): SeatSpec {
  if (plan.kind === 'bot') return { kind: 'bot', bot: plan.bot }
  return plan.kind === 'hot' && plan.name.trim() ? { kind: 'hot', name: plan.name.trim() } : { kind: plan.kind }
}

function clock(plan: ClockPlan): ClockSpec {
  if (plan.kind === 'bank') return { kind: 'bank', bank_s: plan.bank_s, increment_s: plan.increment_s }
  if (plan.kind === 'move') return { kind: 'move', move_s: plan.move_s }
  return plan.kind === 'days' ? { kind: 'days', days: plan.days } : { kind: 'none' }
}

export const PAUSES_MS = { none: 0, short: 700, long: 1500 }
/** Where several people look on, bots take their time: so all see the same at the same time. */
export const pauseOf = (setup: Setup): number =>
  setup.pause ?? (setup.seats.filter((s) => s.kind !== 'bot').length > 1 ? PAUSES_MS.short : PAUSES_MS.none)

export function message(game: GameInfo, setup: Setup): NewTable {
  return {
    game: game.name,
    ...(setup.rules === null ? {} : { rules: setup.rules }),
    seats: setup.seats.map(spec),
    options: changed(byRules(game, setup.rules).options, setup.options, setup.seats.length),
    public: setup.public,
    rated: setup.rated,
    clock: clock(setup.clock),
    watchers: !setup.public && setup.watchers === 'open' ? 'link' : setup.watchers,
    takebacks: setup.takebacks,
    odds: setup.odds,
    bot_pause: pauseOf(setup),
  }
}

/** A game against bots with everything as usual; number and level as last chosen. */
/** How many bots that is. */
export const botsAgainst = (game: GameInfo): number => load(game).seats.length - 1

export function againstBots(game: GameInfo): NewTable {
  const kept = load(game)
  const bot = kept.seats.find((s) => s.kind === 'bot')?.bot ?? firstBot(game.bots)
  const setup = usual(game)
  setup.seats = kept.seats.map((_, i) => ({ kind: i ? 'bot' : 'me', bot, name: '' }))
  return message(game, setup)
}

export { openTable } from '../../lib/begin'
