// Small words that several pages need: times, clocks, failures.
import { Refused, Unreached } from '../../lib/api'
import { language, say, t } from '../../lib/i18n.svelte'
import type { BriefSeat, BriefTable } from '../../lib/protocol'

export function span(seconds: number): string {
  if (seconds < 60) return t('{n} s', { n: seconds })
  if (seconds < 3600) return t('{n} min', { n: Math.round(seconds / 60) })
  return t('{n} h', { n: Math.round(seconds / 3600) })
}

export function clockWords(clock: Record<string, unknown>): string {
  const n = (name: string): number => Number(clock[name] ?? 0)
  if (clock.kind === 'bank')
    return t('{bank} and {more} a turn', { bank: span(n('bank_s')), more: span(n('increment_s')) })
  if (clock.kind === 'move') return t('{time} a turn', { time: span(n('move_s')) })
  if (clock.kind === 'days')
    return n('days') === 1 ? t('a day for each turn') : t('{n} days for each turn', { n: n('days') })
  return t('no clock')
}

export function left(ms: number): string {
  const s = Math.max(0, Math.round(ms / 1000))
  if (s < 600) return t('{time} left', { time: `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}` })
  if (s < 2 * 86400) return t('{time} left', { time: span(s) })
  return t('{n} days left', { n: Math.floor(s / 86400) })
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
  if (seat.score === null) return t('place {rank} of {seats}', { rank: seat.rank, seats })
  return t('place {rank} of {seats}, {score} points', { rank: seat.rank, seats, score: seat.score })
}

/** What the reader of messages says about a number, for people. */
function bounds(words: string): string {
  const found = /^Expected `(?:int|float)` (>=|<=) (\d+)/.exec(words)
  if (found)
    return found[1] === '>='
      ? t('at least {n} is needed', { n: found[2]! })
      : t('at most {n} is possible', { n: found[2]! })
  return /^Expected `int[^,]*, got `(null|float)/.test(words) ? t('a whole number is needed') : words
}

/** What went wrong, as a sentence. */
export function failure(e: unknown): string {
  if (e instanceof Unreached) return t('The server cannot be reached.')
  if (e instanceof Refused) {
    const wait = e.problem.seconds
    // the field is shown by its place, the clause by a link
    const words = bounds(
      say(e.problem.words)
        .replace(/^([\w.[\]]+|\S+ \w+=\S*): /, '')
        .replace(/ \[[A-Z][\w., ]*\]$/, ''),
    )
    const whole = words.charAt(0).toUpperCase() + words.slice(1)
    return (
      (/[.!?]$/.test(whole) ? whole : `${whole}.`) +
      (wait ? ` ${t('Try again in {n} s.', { n: Math.ceil(wait) })}` : '')
    )
  }
  return t('Something went wrong in this page.')
}

/** The field the server complains about, if it names one: clock.bank_s, seats[1].bot, rated, options.target. */
export function fieldOf(e: unknown): string {
  if (!(e instanceof Refused)) return ''
  if (e.problem.field) return e.problem.field
  const option = /^option (\w+)=/.exec(e.problem.words)
  if (option) return `options.${option[1]}`
  return /^([a-z_]+[\w.[\]]*): /.exec(e.problem.words)?.[1] ?? ''
}
