// The view in words, for the text table.
import { t } from '../../lib/i18n.svelte'
import type { Section } from '../module'
import { groups } from './counts'
import { facts, type KaribikView, needs, type Person, personName, type Ship, SHIPS, skill } from './view'

export function text(v: KaribikView, names: string[]): Section[] {
  return [
    state(v, names),
    harbour(v, names),
    requests(v, names),
    players(v, names),
    ...crews(v, names),
    piles(v),
    ...cards(v),
  ]
}

function state(v: KaribikView, names: string[]): Section {
  const name = (seat: number): string => names[seat] ?? '?'
  const lines = [t('Round {n} of at most {most}', { n: v.round, most: v.max_rounds })]
  if (v.start >= 0)
    lines.push(t('Starting player: {who}', { who: name(v.start) }), t('Active player: {who}', { who: name(v.active) }))
  lines.push(t('Cards revealed in this turn: {n}', { n: v.shown }))
  if (v.step >= 0) lines.push(t('Takes left for {who}: {n}', { who: name(v.step), n: v.takes }))
  if (v.card) lines.push(t('Just revealed: {card}', { card: facts(v.card) }))
  if (v.wanted) lines.push(t('Being hired: {card}', { card: facts(v.wanted) }))
  const paid = v.row.find((r) => r.id === v.paying)
  if (paid) lines.push(t('Being paid for: {card}', { card: facts(paid) }))
  lines.push(t('The game ends at {n} influence', { n: v.target }))
  if (v.require_expedition) lines.push(t('Only with a completed request can you end and win the game'))
  if (v.ended) lines.push(t('This round is the last'))
  return { title: t('State of the game'), lines }
}

const both = (seats: number[], names: string[]): string => seats.map((s) => names[s] ?? '?').join(', ') || t('nobody')

function harbour(v: KaribikView, names: string[]): Section {
  if (!v.harbour.length) return { title: t('Harbour'), lines: [t('The harbour is empty.')] }
  const ship = (c: Ship): string[] => [
    SHIPS[c.type].name(),
    '',
    String(c.coins),
    c.strength === null ? t('skull') : String(c.strength),
    '',
    '',
  ]
  const person = (c: Person): string[] => [personName(c), skill(c), '', '', priced(c, names), String(c.influence)]
  return {
    title: t('Harbour'),
    head: [t('Card'), t('Skill'), t('Coins'), t('Strength'), t('Cost'), t('Influence')],
    rows: v.harbour.map((c) => (c.kind === 'ship' ? ship(c) : person(c))),
  }
}

function priced(c: Person, names: string[]): string {
  const other = (c.cost_for ?? [])
    .map((cost, seat) => (cost === c.cost ? '' : t('{who}: {cost}', { who: names[seat] ?? '?', cost })))
    .filter(Boolean)
  return [String(c.cost), ...other].join('; ')
}

function requests(v: KaribikView, names: string[]): Section {
  if (!v.row.length) return { title: t('Expedition Requests'), lines: [t('No request is open.')] }
  return {
    title: t('Expedition Requests'),
    head: [t('Asks for'), t('Coins'), t('Influence'), t('Can be completed by')],
    rows: v.row.map((r) => [needs(r), String(r.coins), String(r.influence), both(r.can ?? [], names)]),
  }
}

function players(v: KaribikView, names: string[]): Section {
  return {
    title: t('Players'),
    head: [t('Player'), t('Influence'), t('Coins'), t('Strength'), t('Completed requests'), t('Can win')],
    rows: v.players.map((p) => [
      names[p.seat] ?? '?',
      String(p.influence),
      String(p.coins),
      String(p.strength),
      String(p.completed),
      p.qualified ? t('yes') : t('no'),
    ]),
  }
}

function crews(v: KaribikView, names: string[]): Section[] {
  return v.players.map((p) => {
    const persons = p.persons.map((c) =>
      (c.copies ?? 1) > 1 ? t('{n} times {card}', { n: c.copies ?? 1, card: facts(c) }) : facts(c),
    )
    const done = p.requests.map((r) => t('Completed: {card}', { card: facts(r) }))
    const lines = [...persons, ...done]
    return { title: t('Crew of {who}', { who: names[p.seat] ?? '?' }), lines: lines.length ? lines : [t('nobody')] }
  })
}

function piles(v: KaribikView): Section {
  const lines = [t('Deck: {n} cards', { n: v.deck }), t('Discard: {n} cards', { n: v.discard.cards })]
  if (v.discard.buried) lines.push(t('{n} cards of the discard lie face down.', { n: v.discard.buried }))
  return { title: t('Piles'), lines }
}

function cards(v: KaribikView): Section[] {
  return groups(v).map((g) => ({
    title: t('{group}: unseen and discarded', { group: g.title }),
    head: [t('Card'), t('unseen'), t('discard')],
    rows: g.rows.map((r) => [r.words, String(r.unseen), String(r.up)]),
  }))
}
