import './karibik.css'
import { t } from './t'
import type { Told } from '../../lib/protocol'
import type { Action } from '../../table/choose'
import type { GameModule } from '../module'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { lens } from './lens'
import { scenes } from './scenes'
import Seat from './Seat.svelte'
import { text } from './text'
import { nameOf, needs, own, symbols } from './reading'
import type { KaribikView } from './view'

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
  if (v.actor === -2) return t('board-phase-over', { n })
  if (v.ended) return v.step >= 0 ? t('board-phase-take-last', { n }) : t('board-phase-discover-last', { n })
  return v.step >= 0 ? t('board-phase-take', { n }) : t('board-phase-discover', { n })
}

function sub(v: KaribikView): string {
  const me = own(v)
  if (!me) return ''
  if (v.ask === 'discover') {
    if (v.shown === 0) return t('hint-discover', { coins: me.coins, strength: me.strength })
    return t('hint-risk', { n: me.strength })
  }
  if (v.ask === 'repel' && v.card?.kind === 'ship') {
    const type = v.card.type
    if (v.harbour.some((c) => c.kind === 'ship' && c.type === type))
      return t('hint-repel-second', {
        n: v.card.strength ?? '?',
        strength: me.strength,
      })
    return t('hint-repel', {
      n: v.card.strength ?? '?',
      strength: me.strength,
    })
  }
  if (v.ask === 'pay') return paid(v)
  if (v.ask === 'take') return t('hint-take', { n: v.takes, coins: me.coins })
  return ''
}

/** Whoever takes a card in another's turn pays a fee for each (K9.11). */
function meanwhile(v: KaribikView, who: string): string {
  if (v.ask !== 'take') return ''
  return t('hint-meanwhile', { n: v.takes, who })
}

function paid(v: KaribikView): string {
  const r = v.row.find((x) => x.id === v.paying)
  return r
    ? t('hint-pay', {
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
    words: more > 0 ? t('meter-persons', { n: more }) : t('meter-complete'),
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

const game: GameModule<KaribikView> = {
  Board,
  Hand,
  Seat,
  steps,
  turn: (v) => v.active,
  meanwhile,
  gold: ['reveal', 'repel', 'complete'],
  last: ['done', 'keep'],
  places: { reveal: 0, stop: 1, complete: 2, give: 2, repel: 3 },
  holds: (kind) => t(`place-${kind}`),
  sub,
  meter,
  risk: true,
  // Nothing asks twice here: to reveal and to hire is the game itself (style 6).
  reveals: [],
  icon,
  source: (line) => (line.id === 'person' ? String(line.fields.person) : 'request'),
  keys: { reveal: 'R', stop: 'S', repel: 'X', keep: 'K', complete: 'C', done: 'D' },
  lens,
  text,
  goes,
  scenes,
  figures: ['influence', 'coins', 'strength', 'completed'],
}
export default game
