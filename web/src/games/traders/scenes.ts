// What each kind of event looks like.
import type { Event, Flight, Scenes } from '../../table/scenes'
import { t } from './t'
import type { Colour, TradersView } from './view'
import { colourWord } from './words'

const seat = (e: Event): string => `seat:${String(e.seat)}`
const lays = (e: Event): Flight[] => [{ icon: 'card', from: seat(e), to: 'discard' }]
const some = (list: unknown): number => (Array.isArray(list) ? list.length : 0)
/** What a seat may still lose. */
const exposed = ({ players }: TradersView, seat: number): string => {
  const n = players[seat]?.exposed ?? 0
  return t('board-goods-in-danger-count', { n })
}
const sale = ({ colour, price, number, score, vps }: Event): string =>
  t('scene-sell', {
    colour: colourWord(colour as Colour),
    price: Number(price),
    number: Number(number),
    score: Number(score),
    vps: Number(vps),
  })
const sails = (view: TradersView, e: Event): TradersView => {
  const to = view.route.find((space) => space.name === e.end)
  const there = to && { space: to.space, place: to.name, pirates: to.pirates, arrived: to === view.route.at(-1) }
  return { ...view, ships: view.ships.map((ship) => (ship.colour === e.colour ? { ...ship, ...there } : ship)) }
}
const OFFER = ['market_card', 'farm_card', 'reshuffle', 'no_cards'] as const

export const scenes: Scenes<TradersView> = {
  figures: (view, seat) => {
    const p = view.players[seat]
    if (!p) return {}
    const open = { token: p.tokens, card: p.hand_size, store: p.upright.length + p.sideways.length }
    return p.vps === null ? open : { vp: p.vps, ...open }
  },
  kinds: {
    turn: { opens: true, quiet: true, turn: true },
    farm_moves: { joins: OFFER, sound: 'card', ms: 700 },
    market_card: { run: true, joins: OFFER, quiet: true, sound: 'card' },
    farm_card: { run: true, joins: OFFER, quiet: true, sound: 'card' },
    reshuffle: { joins: OFFER, flash: () => ['deck'], sound: 'card' },
    no_cards: { flash: () => ['deck'] },
    pass: {},
    take: { flies: (e) => [{ icon: 'card', from: '[data-region=board]', to: seat(e) }], sound: 'card' },
    double: { flash: (e) => [seat(e)] },
    reserve: { sound: 'card' },
    piece_back: { flash: (e) => [seat(e)] },
    buy: { quiet: true, joins: ['discount', 'pay', 'pay_more', 'stock'], sound: 'coin' },
    discount: { run: true, joins: ['pay', 'pay_more', 'stock'], sound: 'coin' },
    pay: { run: true, joins: ['pay_more', 'stock'], quiet: true, flies: lays, sound: 'coin' },
    pay_more: { run: true, joins: ['stock'], quiet: true, flies: lays, sound: 'coin' },
    stock: { leads: true, brings: (e) => ({ store: some(e.cards) }), flash: (e) => [seat(e)], sound: 'card' },
    sail: { run: true, at: '.route', shows: sails, ms: 800, sound: 'ship' },
    payday: {
      weight: true,
      about: ['vp', 'token'],
      joins: ['sell', 'blind', 'cardless', 'token'],
      emblem: () => ({ icon: 'coin', words: 'board-payday-card' }),
      sound: 'coin',
    },
    sell: {
      run: true,
      joins: ['blind', 'cardless', 'token'],
      brings: (e) => ({ vp: Number(e.vps), store: -some(e.cards) }),
      row: sale,
      flash: (e) => [seat(e)],
      sound: 'coin',
    },
    blind: { run: true, quiet: true },
    cardless: { brings: (e) => ({ vp: Number(e.vps) }), flash: (e) => [seat(e)] },
    token: { run: true, brings: () => ({ token: 1 }), row: () => '', flash: (e) => [seat(e)] },
    raid: {
      weight: true,
      at: '.route',
      about: ['store'],
      joins: ['lost'],
      brings: () => ({}), // what was bought and sold before is not its work
      beside: (view, seat) => exposed(view as TradersView, seat),
      emblem: () => ({ icon: 'pirates', words: 'board-raid-card' }),
      sound: 'wave',
    },
    protect: { run: true, joins: ['guard', 'saved'], flash: (e) => [seat(e)] },
    guard: { run: true, joins: ['saved'], flies: lays },
    saved: { run: true, flash: (e) => [seat(e)] },
    lost: {
      weight: true,
      about: ['store'],
      run: true,
      brings: (e) => ({ store: -some(e.cards) }),
      emblem: () => ({ icon: 'pirates', words: 'board-raid-card' }),
      flies: lays,
      sound: 'wave',
    },
    ship_back: { run: true, at: '.route', sound: 'ship' },
    over: { weight: true, about: [], sound: 'fanfare' },
  },
}
