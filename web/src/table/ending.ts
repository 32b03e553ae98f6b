// How a game ended, as the page tells it.
import { language, t } from '../lib/i18n.svelte'
import type { SeatInfo, TableInfo } from '../lib/protocol'
import { NO_GAME, peopleOf, Voice } from '../lib/voice'
import { places, winnersOf, type Place } from './rank'
import type { TableState } from './state.svelte'

export type End = { headline: string; places: Place[]; fact: { title: string; why: string; clause: string } | null }

/** How a seat is called on the page: whoever sits in it alone is addressed. */
export const calledOf = (info: TableInfo, seat: SeatInfo): string =>
  info.you.length === 1 && info.you[0] === seat.seat ? t('ended-you') : seat.name

/** `speaks` tells it to whoever sits here, or to nobody: then by names, for others. */
export function endOf(table: TableState, speaks = true): End {
  const info = table.info!
  const voice = speaks
    ? table.voice
    : new Voice(language.speaking(), table.game ?? NO_GAME, peopleOf(table.names, null))
  const ended = table.position?.ended ?? null
  // Whoever left a rated game comes last, whatever the bot in that seat achieved.
  const gone = info.seats.filter((s) => s.gone)
  const ranks = gone.length
    ? info.seats.map((s) => s.rank ?? info.seats.length)
    : (ended?.ranks ?? info.outcome?.ranks ?? [])
  const winners = ended && !(gone.length && ended.winners.length) ? ended.winners : winnersOf(ranks)
  const all = places(info.seats, ranks, ended?.scores ?? info.outcome?.scores ?? [], winners)
  let fact: End['fact'] = null
  if (gone.length) {
    const names = gone.map((s) => s.name).join(', ')
    fact = { title: t('ended-left', { names }), why: t('ended-left-why'), clause: '' }
  } else if (ended?.decided) fact = { ...voice.decided(ended.decided), clause: ended.decided.clause }
  return { headline: headline(table, voice, winners, all, speaks ? info.you : []), places: all, fact }
}

function headline(table: TableState, voice: Voice, winners: number[], all: Place[], you: number[]): string {
  const me = you.length === 1 && winners.includes(you[0]!)
  const named = (seats: number[]): string => voice.listed(seats.map((seat) => table.names[seat] ?? ''))
  const n = all.find((place) => place.won)?.score ?? null
  if (!table.position?.ended && winners.length > 1) return t('ended-given-up')
  if (!winners.length) return t('ended-nobody-wins')
  if (winners.length > 1)
    return t('ended-win-together', { you: me ? 'yes' : 'no', names: named(winners.filter((w) => !me || w !== you[0])) })
  if (me) return n === null ? t('ended-you-win') : t('ended-you-win-with', { n })
  const names = named(winners)
  return n === null ? t('ended-wins', { names }) : t('ended-wins-with', { names, n })
}
