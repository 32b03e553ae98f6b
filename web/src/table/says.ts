// Short texts that several parts of the table need.
export { capital } from '../lib/capital'
import { t } from '../lib/i18n.svelte'
import type { SeatInfo, Unrated } from '../lib/protocol'
import { botLevel } from '../lib/level'
import { figures } from './time'

/** With a full stop, unless it ends with a sign of its own. */
export const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`)

/** Why a table that was opened as rated moves no rating. */
export const unrated = (why: Unrated): string => t(`unrated-${why.reason}`, { n: why.decisions })

export function timeWords(ms: number): string {
  const f = figures(ms)
  if ('days' in f) return t('clock-days', { n: f.days })
  if ('hours' in f) return t('clock-hours', { n: f.hours })
  return f.clock
}

/** What kind of player sits there, if that is worth a word. */
export function kindWords(seat: SeatInfo, you: boolean, there: boolean): string {
  if (seat.resigned) return t('seat-resigned')
  if (seat.away) return t('seat-away')
  if (you) return t('word-you')
  if (seat.kind === 'bot') return t('seat-bot', { level: botLevel(seat.bot ?? '') })
  if (seat.kind === 'remote') return t('seat-remote-bot')
  return there ? t('seat-here') : t('seat-not-here')
}

export function clockWords(clock: Record<string, unknown>): string {
  const of = (name: string): number => (typeof clock[name] === 'number' ? (clock[name] as number) : 0)
  switch (clock.kind) {
    case 'bank':
      return t('clock-bank', {
        minutes: Math.round(of('bank_s') / 60),
        seconds: of('increment_s'),
      })
    case 'move':
      return t('clock-seconds-each-turn', { seconds: of('move_s') })
    case 'days':
      return t('clock-days-each-turn', { n: of('days') })
    default:
      return t('clock-none')
  }
}
