// Small words that several pages need: times, clocks, failures.
import { Refused, Unreached } from '../../lib/api'
import { language, t } from '../../lib/i18n.svelte'
import { refused } from '../../lib/problems'
import type { BriefSeat, BriefTable } from '../../lib/protocol'

export function span(seconds: number): string {
  if (seconds < 60) return t('clock-seconds', { n: seconds })
  if (seconds < 3600) return t('clock-minutes', { n: Math.round(seconds / 60) })
  return t('clock-hours', { n: Math.floor(seconds / 3600) })
}

export function clockWords(clock: Record<string, unknown>): string {
  const n = (name: string): number => Number(clock[name] ?? 0)
  if (clock.kind === 'bank') return t('clock-bank-a-turn', { bank: span(n('bank_s')), more: span(n('increment_s')) })
  if (clock.kind === 'move') return t('clock-time-a-turn', { time: span(n('move_s')) })
  if (clock.kind === 'days') return t('clock-days-a-turn', { n: n('days') })
  return t('clock-none')
}

export function left(ms: number): string {
  const s = Math.max(0, Math.round(ms / 1000))
  if (s < 600) return t('clock-left', { time: `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}` })
  if (s < 2 * 86400) return t('clock-left', { time: span(s) })
  return t('clock-days-left', { n: Math.floor(s / 86400) })
}

export const day = (ms: number): string => new Date(ms).toLocaleDateString(language.code, { dateStyle: 'medium' })

/** Who sits where, in a line. */
export function names(table: BriefTable, but = ''): string {
  return table.seats
    .filter((s) => s.name && s.player !== but)
    .map((s) => s.name)
    .join(', ')
}

export function result(seat: BriefSeat | undefined, seats: number): string {
  if (!seat || seat.rank === null) return ''
  if (seat.score === null) return t('result-place', { rank: seat.rank, seats })
  return t('result-place-and-points', { rank: seat.rank, seats, score: seat.score })
}

/** What went wrong, as a sentence. */
export function failure(e: unknown): string {
  if (e instanceof Unreached) return t('problem-server-unreachable')
  return e instanceof Refused ? refused(e.problem) : t('problem-in-this-page')
}

/** The field the server complains about, if it names one: clock.bank_s, seats[1].bot, rated, options.target. */
export const fieldOf = (e: unknown): string => (e instanceof Refused ? (e.problem.field ?? '') : '')
