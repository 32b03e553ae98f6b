// Time for people: how long a seat still has, and how that is written.
import type { Clocks } from '../lib/protocol'

export type Stage = 'fine' | 'hurry' | 'grace' | 'out'
export type Left = { ms: number; part: number; stage: Stage }

const HURRY_MS = 20_000
const HURRY_PART = 0.25 // of a short time a turn: else the clock is red from the start
const DAY_S = 86_400

/** The whole time of a clock, for the ring. */
export function wholeOf(clock: Record<string, unknown>): number {
  const of = (name: string): number => (typeof clock[name] === 'number' ? (clock[name] as number) : 0)
  return 1000 * (of('bank_s') || of('move_s') || of('days') * DAY_S || 1)
}

/** What a seat has left at a moment of the server's clock. In the grace period: what is left of that. */
export function leftOf(clocks: Clocks, seat: number, now: number, whole: number): Left {
  const kept = clocks.left[seat] ?? 0
  if (clocks.running !== seat) return { ms: kept, part: Math.min(1, kept / whole), stage: kept <= 0 ? 'out' : 'fine' }
  const ms = Math.max(0, kept - (now - clocks.since))
  if (ms > 0)
    return {
      ms,
      part: Math.min(1, ms / Math.max(whole, kept)),
      stage: ms <= Math.min(HURRY_MS, HURRY_PART * whole) || clocks.stage === 'warning' ? 'hurry' : 'fine',
    }
  const grace = clocks.stage === 'grace' && clocks.until !== null ? Math.max(0, clocks.until - now) : 0
  return { ms: grace, part: 0, stage: clocks.stage === 'out' ? 'out' : 'grace' }
}

export type Figures = { days: number } | { hours: number } | { clock: string }

/** Two days and more in days, two hours and more in hours, else minutes and seconds. */
export function figures(ms: number): Figures {
  const s = Math.ceil(ms / 1000)
  if (s >= 2 * DAY_S) return { days: Math.floor(s / DAY_S) }
  if (s >= 7200) return { hours: Math.floor(s / 3600) }
  return { clock: `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}` }
}
