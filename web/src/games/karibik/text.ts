// The view in words, for the text table.
import { t } from './t'
import type { Voice } from '../../lib/voice'
import type { Section } from '../module'
import { groups } from './counts'
import { facts, needs, personName, shipName, skill } from './reading'
import type { HarbourPerson, KaribikView, Ship } from './view'

export function text(v: KaribikView, names: string[], voice: Voice): Section[] {
  return [
    state(v, names),
    harbour(v, names, voice),
    requests(v, names),
    players(v, names),
    ...crews(v, names),
    piles(v),
    ...cards(v),
  ]
}

function state(v: KaribikView, names: string[]): Section {
  const name = (seat: number): string => names[seat] ?? '?'
  const lines = [t('board-round-most', { n: v.round, most: v.max_rounds })]
  if (v.start >= 0)
    lines.push(t('board-starting-player', { who: name(v.start) }), t('board-active-player', { who: name(v.active) }))
  lines.push(t('board-cards-revealed-turn', { n: v.shown }))
  if (v.step >= 0) lines.push(t('board-takes-left-for', { who: name(v.step), n: v.takes }))
  if (v.card) lines.push(t('board-just-revealed-card', { card: facts(v.card) }))
  if (v.wanted) lines.push(t('board-being-hired', { card: facts(v.wanted) }))
  const paid = v.row.find((r) => r.id === v.paying)
  if (paid) lines.push(t('board-being-paid-for', { card: facts(paid) }))
  lines.push(t('board-ends-at', { n: v.target }))
  if (v.require_expedition) lines.push(t('board-requests-help'))
  if (v.ended) lines.push(t('board-round-last'))
  return { title: t('board-state-game'), lines }
}

const both = (seats: number[], names: string[]): string =>
  seats.map((s) => names[s] ?? '?').join(', ') || t('word-nobody')

function harbour(v: KaribikView, names: string[], voice: Voice): Section {
  if (!v.harbour.length) return { title: t('word-harbour'), lines: [t('board-harbour-empty')] }
  const ship = (c: Ship): string[] => [
    c.refused ? t('board-ship-later', { ship: shipName(c.type) }) : shipName(c.type),
    '',
    String(c.coins),
    c.strength === null ? t('board-skull') : String(c.strength),
    '',
    '',
  ]
  const person = (c: HarbourPerson): string[] => [
    personName(c),
    skill(c),
    '',
    '',
    priced(c, names),
    String(c.influence),
  ]
  return {
    title: t('word-harbour'),
    lines: later(v, voice),
    head: [
      t('word-card.title'),
      t('board-skill'),
      t('board-coins'),
      t('board-strength'),
      t('board-cost'),
      t('board-influence'),
    ],
    rows: v.harbour.map((c) => (c.kind === 'ship' ? ship(c) : person(c))),
  }
}

/** Why some ships cannot be looted yet, each reason once. */
function later(v: KaribikView, voice: Voice): string[] {
  const refused = v.harbour.flatMap((c) => (c.kind === 'ship' && c.refused ? [c.refused] : []))
  return [...new Set(refused.map((one) => `${voice.refusal(one)} (${one.clause})`))]
}

function priced(c: HarbourPerson, names: string[]): string {
  const other = c.cost_for
    .map((cost, seat) => (cost === c.cost ? '' : t('board-cost-for', { who: names[seat] ?? '?', cost })))
    .filter(Boolean)
  return [String(c.cost), ...other].join('; ')
}

function requests(v: KaribikView, names: string[]): Section {
  if (!v.row.length) return { title: t('board-expedition-requests'), lines: [t('board-no-request-open')] }
  return {
    title: t('board-expedition-requests'),
    head: [t('board-asks-for'), t('board-coins'), t('board-influence'), t('board-can-be-completed-by')],
    rows: v.row.map((r) => [needs(r), String(r.coins), String(r.influence), both(r.can ?? [], names)]),
  }
}

function players(v: KaribikView, names: string[]): Section {
  return {
    title: t('word-players'),
    head: [
      t('word-player'),
      t('board-influence'),
      t('board-coins'),
      t('board-strength'),
      t('board-completed-requests'),
      t('board-can-win.title'),
    ],
    rows: v.players.map((p) => [
      names[p.seat] ?? '?',
      String(p.influence),
      String(p.coins),
      String(p.strength),
      String(p.completed),
      p.qualified ? t('word-yes') : t('word-no'),
    ]),
  }
}

function crews(v: KaribikView, names: string[]): Section[] {
  return v.players.map((p) => {
    const persons = p.persons.map((c) =>
      (c.copies ?? 1) > 1 ? t('board-times', { n: c.copies ?? 1, card: facts(c) }) : facts(c),
    )
    const done = p.requests.map((r) => t('board-completed-card', { card: facts(r) }))
    const lines = [...persons, ...done]
    return {
      title: t('board-crew-of', { who: names[p.seat] ?? '?' }),
      lines: lines.length ? lines : [t('word-nobody')],
    }
  })
}

function piles(v: KaribikView): Section {
  const lines = [t('board-deck-cards', { n: v.deck }), t('board-discard-cards', { n: v.discard.cards })]
  if (v.discard.buried) lines.push(t('board-buried', { n: v.discard.buried }))
  return { title: t('word-piles'), lines }
}

function cards(v: KaribikView): Section[] {
  return groups(v).map((g) => ({
    title: t('board-unseen-and-discarded', { group: g.title }),
    head: [t('word-card.title'), t('board-unseen'), t('word-discard')],
    rows: g.rows.map((r) => [r.words, String(r.unseen), String(r.up)]),
  }))
}
