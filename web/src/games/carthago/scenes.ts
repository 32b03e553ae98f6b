// What each kind of event looks like.
import type { Event, Flight, Scenes } from '../../table/scenes'
import type { CarthagoView } from './view'

const seat = (e: Event): string => `seat:${String(e.seat)}`
const draws = (e: Event): Flight[] => [{ icon: 'card', from: 'deck', to: seat(e) }]
const lays = (e: Event): Flight[] => [{ icon: 'card', from: seat(e), to: 'discard' }]
const warship = (): { icon: string } => ({ icon: 'warship_dock' })
const BEGINS = ['starter', 'cards_back', 'income', 'reshuffle', 'no_cards'] as const
/** What an expedition changes for its seat. */
const WON = ['delivery', 'card', 'disc']

export const scenes: Scenes<CarthagoView> = {
  figures: (view, seat) => {
    const p = view.players[seat]
    if (!p) return {}
    const open = { disc: p.discs, card: p.hand_size, guild: p.guild_seats, delivery: p.ships.length }
    return p.score === null ? open : { vp: p.score, ...open }
  },
  kinds: {
    market_card: { run: true, joins: ['reshuffle', 'no_cards'], sound: 'card' },
    ship_card: { run: true, sound: 'ship' },
    marker_card: { run: true, quiet: true },
    neutral_card: { run: true, quiet: true },
    tiles: { run: true },
    income: { run: true, flies: draws, sound: 'card' },
    starter: { flash: (e) => [seat(e)] },
    keep: {},
    lend: { flash: (e) => [seat(e)] },
    berth: { sound: 'disc' },
    warship_berth: { sound: 'disc' },
    turn: { opens: true, quiet: true, turn: true },
    decade: { weight: true, joins: ['market_card', ...BEGINS], round: true, sound: 'bell' },
    cards_back: { sound: 'card' },
    space: { joins: ['effect', 'lay', 'paid'], sound: 'disc' },
    lay: { run: true, joins: ['paid'], quiet: true, flies: lays, sound: 'card' },
    paid: { quiet: true },
    pass: { joins: ['pass_card'] },
    pass_card: { run: true, quiet: true, flies: draws },
    skip: {},
    effect: { ms: 700 },
    wake: { flash: (e) => [seat(e)] },
    take: { joins: ['market_card', 'reshuffle', 'no_cards'], sound: 'card' },
    deck_card: { run: true, joins: ['reshuffle', 'no_cards'], flies: draws, sound: 'card' },
    swap: { sound: 'card' },
    goods: { run: true, joins: ['freed'], sound: 'card' },
    freed: { flash: (e) => [seat(e)] },
    cargo: { joins: ['reveal', 'row_moves', 'ship_card'], sound: 'ship' },
    reveal: { run: true, joins: ['row_moves', 'ship_card'], sound: 'card' },
    row_moves: { joins: ['ship_card'], quiet: true, sound: 'ship' },
    ship_under: { joins: ['row_moves', 'ship_card', ...BEGINS], ms: 1500, sound: 'ship' },
    disc_back: { joins: ['crew'], sound: 'disc' },
    crew: { flash: (e) => [seat(e)] },
    // It says what is met; how it ends comes with it, unless Escorts are asked for first.
    warship: { opens: true, weight: true, about: WON, emblem: warship, sound: 'ship' },
    success: {
      weight: true,
      joins: ['reveal'],
      about: WON,
      emblem: warship,
      flash: (e) => [seat(e)],
      sound: 'fanfare',
    },
    failure: { weight: true, joins: ['ship_under', 'failure_card'], about: WON, emblem: warship, sound: 'wave' },
    failure_card: { run: true, quiet: true, flies: draws },
    place: { joins: ['coin', 'coin_more', 'placed'], sound: 'disc' },
    coin: { run: true, joins: ['coin_more', 'placed'], quiet: true, flies: lays, sound: 'coin' },
    coin_more: { run: true, joins: ['placed'], quiet: true, flies: lays, sound: 'coin' },
    placed: { quiet: true, flash: (e) => [seat(e)], sound: 'disc' },
    marker_moves: { ms: 700 },
    neutral_moves: { ms: 700 },
    reshuffle: { flash: () => ['deck'], sound: 'card' },
    no_cards: { flash: () => ['deck'] },
    closed: { weight: true, joins: ['disc_home'], sound: 'bell' },
    disc_home: { run: true, flash: (e) => [seat(e)] },
    over: { weight: true, about: [], sound: 'fanfare' },
  },
}
