// What each kind of event looks like.
import type { Because, Event, Flight, Scenes } from '../../table/scenes'
import type { Shown } from '../module'
import type { KaribikView } from './view'

const MOST_COINS = 5
const count = (e: Event): number => Math.min(MOST_COINS, Number(e.coins ?? 1))
const seat = (e: Event): string => `seat:${String(e.seat)}`
const earns = (e: Event): Flight[] => [{ icon: 'coin', from: 'deck', to: seat(e), count: count(e) }]
const spends = (e: Event): Flight[] => [{ icon: 'coin', from: seat(e), to: 'discard', count: count(e) }]
const card = (e: Event): string => {
  const [board, id] = ['[data-region=board]', String(e.card)] // of a request there is one, other cards are counted
  return `${board} [data-k="${id}"], ${board} [data-k^="${id}#"]`
}
const tax = (e: Event): { icon: string; words: string } => ({ icon: 'tax', words: `board-${String(e.card)}-card` })
/** For what the coin of a tax is given, with the figure of whoever gets it. */
const bonus = (e: Event, lead: Event, view: Shown): Because | null => {
  const p = (view as KaribikView).players[Number(e.seat)]
  if (!p || !lead.card) return null
  return lead.card === 'tax-strength'
    ? { words: 'scene-most-strength', n: p.strength }
    : { words: 'scene-least-influence', n: p.influence }
}
const COINS = ['gain', 'no_coins', 'spend', 'flip', 'discard', 'reshuffle', 'settle'] as const

export const scenes: Scenes<KaribikView> = {
  figures: (view, seat): Record<string, number> => {
    const p = view.players[seat]
    if (!p) return {}
    return { influence: p.influence, coin: p.coins, strength: p.strength, request: p.completed }
  },
  kinds: {
    starter: { flash: (e) => [seat(e)] },
    turn: { opens: true, quiet: true, turn: true },
    dead_end: { weight: true },
    reveal: { joins: ['harbour', 'row', 'reshuffle', 'settle'], large: card, sound: 'card' },
    harbour: { quiet: true },
    row: { flash: () => ['row'] },
    repel: { run: true, flash: () => ['discard'], sound: 'card' },
    tax: { weight: true, joins: ['tax_loss', 'tax_bonus', ...COINS], emblem: tax, sound: 'coin' },
    tax_loss: { run: true, flies: spends },
    tax_bonus: { run: true, flies: earns, because: bonus },
    discard: { run: true, quiet: true, sound: 'card' },
    bust: { weight: true, about: [], joins: ['discard'], emblem: () => ({ icon: 'danger' }), sound: 'wave' },
    stop: { flash: () => ['harbour'], sound: 'anchor' },
    step: { opens: true, quiet: true },
    done: {},
    no_followers: {},
    admiral: { joins: COINS, flies: earns, sound: 'coin' },
    jester: { joins: COINS, flies: earns, sound: 'coin' },
    loot: { run: true, joins: COINS, sound: 'coin' },
    hire: { joins: ['flip', 'hired', 'spend', 'discard', 'settle'], sound: 'coin' },
    hired: { quiet: true },
    fee: { opens: true, flies: (e) => [{ icon: 'coin', from: seat(e), to: `seat:${String(e.to_seat)}` }] },
    gain: { run: true, joins: COINS, quiet: true, flies: earns, sound: 'coin' },
    no_coins: {},
    spend: { run: true, joins: COINS, quiet: true, flies: spends, sound: 'coin' },
    flip: { run: true, joins: COINS, quiet: true, flies: spends, sound: 'coin' },
    reshuffle: { joins: ['settle'], flash: () => ['deck'], sound: 'card' },
    settle: { run: true, quiet: true },
    complete: { weight: true, joins: ['give', 'completed', ...COINS], sound: 'fanfare' },
    give: { run: true, joins: ['give', 'completed', ...COINS], quiet: true },
    completed: { joins: COINS, flash: (e) => [seat(e)], sound: 'fanfare' },
    target: { weight: true, about: ['influence'], flash: (e) => [seat(e)], sound: 'bell' },
    over: { weight: true, about: [], sound: 'fanfare' },
  },
}
