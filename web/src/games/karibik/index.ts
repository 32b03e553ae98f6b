import './karibik.css'
import { t } from '../../lib/i18n.svelte'
import type { Told } from '../../lib/protocol'
import type { Action } from '../../table/choose'
import type { GameModule } from '../module'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { lesson } from './lesson'
import Seat from './Seat.svelte'
import { text } from './text'
import { type KaribikView, nameOf, needs, own, symbols } from './view'

const ICONS: Record<string, string> = {
  reveal: 'deck',
  stop: 'anchor',
  repel: 'repel',
  keep: 'anchor',
  complete: 'request',
  done: 'check',
}

function icon(a: Action): string | undefined {
  if (a.parts.do === 'loot') return a.parts.type
  if (a.parts.do === 'hire' || a.parts.do === 'give') return a.parts.person?.split('-')[0]
  return ICONS[a.parts.do ?? '']
}

/** How far the leader is on the way to the influence that ends the game. */
function steps(v: KaribikView): { words: string; now: number; of: number } {
  const most = Math.max(0, ...v.players.map((p) => p.influence))
  return { words: phase(v), now: Math.min(most, v.target), of: v.target }
}

function phase(v: KaribikView): string {
  const n = v.round
  if (v.actor === -2) return t('Round {n}: the game is over', { n })
  if (v.ended) return v.step >= 0 ? t('Last round ({n}): Loot and Hire', { n }) : t('Last round ({n}): Discover', { n })
  return v.step >= 0 ? t('Round {n}: Loot and Hire', { n }) : t('Round {n}: Discover', { n })
}

function sub(v: KaribikView): string {
  const me = own(v)
  if (!me) return ''
  if (v.ask === 'discover') {
    if (v.shown === 0)
      return t('Your coins: {coins}. Your strength: {strength}.', { coins: me.coins, strength: me.strength })
    return t('A second ship of a type above your strength {n} ends the turn with nothing.', { n: me.strength })
  }
  if (v.ask === 'repel' && v.card?.kind === 'ship') {
    const type = v.card.type
    if (v.harbour.some((c) => c.kind === 'ship' && c.type === type))
      return t('A ship of this type lies in the harbour already. Ship {n}, your strength {strength}.', {
        n: v.card.strength ?? '?',
        strength: me.strength,
      })
    return t('Strength of the ship {n}, your strength {strength}.', {
      n: v.card.strength ?? '?',
      strength: me.strength,
    })
  }
  if (v.ask === 'pay') return paid(v)
  if (v.ask === 'take') return t('Takes left: {n}. Your coins: {coins}.', { n: v.takes, coins: me.coins })
  return ''
}

/** Whoever takes a card in another's turn pays a fee for each (K9.11). */
function meanwhile(v: KaribikView, who: string): string {
  if (v.ask !== 'take') return ''
  return v.takes > 1
    ? t('you may take {n} cards and pay {who} 1 coin for each', { n: v.takes, who })
    : t('you may take a card and pay {who} 1 coin', { who })
}

function paid(v: KaribikView): string {
  const r = v.row.find((x) => x.id === v.paying)
  return r
    ? t('{persons} for {coins} coins and {influence} influence. A Jack stands for any of them.', {
        persons: needs(r),
        coins: r.coins,
        influence: r.influence,
      })
    : ''
}

function meter(v: KaribikView, burst: Action[]): { have: number; need: number; words: string } | null {
  const r = v.row.find((x) => x.id === v.paying)
  if (!r) return null
  const need = symbols(r).length
  const more = need - burst.length
  return {
    have: burst.length,
    need,
    words: more === 1 ? t('1 person more') : more > 0 ? t('{n} persons more', { n: more }) : t('complete'),
  }
}

/** The id of the card is the first part of its key; the last event about it says where it is. */
function goes(told: Told[], key: string): string | undefined {
  const id = key.split('#')[0]
  for (const { event } of told.toReversed()) {
    const about = event.card === id || (Array.isArray(event.cards) && event.cards.includes(id))
    if (!about) continue
    if (event.dest === 'display') return `seat:${String(event.seat)}`
    if (event.dest === 'discard' && event.source !== 'coins') return 'discard'
  }
  return told.some((l) => nameOf(l) === 'bust') ? 'discard' : undefined
}

const game: GameModule = {
  Board,
  Hand,
  Seat,
  steps,
  turn: (v: KaribikView) => v.active,
  meanwhile,
  passes: ['done'],
  sub,
  meter,
  risk: true,
  // Nothing asks twice here: to reveal and to hire is the game itself (style 6).
  reveals: [],
  icon,
  keys: { reveal: 'R', stop: 'S', repel: 'X', keep: 'K', complete: 'C', done: 'D' },
  text,
  lesson,
  goes,
}
export default game
