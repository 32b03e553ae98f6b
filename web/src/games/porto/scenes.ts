// What each kind of event looks like.
import type { Event, Flight, Scenes } from '../../table/scenes'
import type { PortoView } from './view'

const seat = (e: Event): string => `seat:${String(e.seat)}`
const earns = (e: Event): Flight[] => [
  { icon: 'coin', from: 'market', to: seat(e), count: Math.min(5, Number(e.talents ?? 1)) },
]
const ship = (e: Event): string => `[data-region=board] [data-k="ship:${String(e.ship)}"]`

export const scenes: Scenes<PortoView> = {
  figures: (view, seat) => {
    const p = view.players[seat]
    if (!p) return {}
    const open = { palace: p.palace, house: p.points, servant: p.reserve }
    return p.talents === null ? open : { ...open, coin: p.talents }
  },
  kinds: {
    starter: { flash: (e) => [seat(e)] },
    market_good: { run: true, flash: () => ['market'] },
    row_ship: { run: true, sound: 'card' },
    no_berth: {},
    claim: { sound: 'disc' },
    gift: { sound: 'coin' },
    decade: { weight: true, joins: ['moor', 'leaves', 'under'], round: true, sound: 'bell' },
    pilot: { large: ship, sound: 'ship' },
    ban: { joins: ['under'], sound: 'wave' },
    moor: { run: true, joins: ['leaves', 'under'], sound: 'ship' },
    leaves: { run: true, joins: ['moor', 'under'], sound: 'ship' },
    under: { quiet: true },
    load: { joins: ['home', 'under'], flies: earns, sound: 'coin' },
    home: { quiet: true, flash: (e) => [seat(e)] },
    house: { run: true, flash: (e) => [seat(e)], sound: 'disc' },
    path: { run: true, flash: (e) => [seat(e)], sound: 'disc' },
    held: { joins: ['home'], flash: (e) => [seat(e)], sound: 'card' },
    boon: { joins: ['under'], sound: 'card' },
    declined: { joins: ['under'] },
    shift_rows: { joins: ['row_ship'], ms: 700, sound: 'ship' },
    paid_home: { run: true, quiet: true },
    deal: { run: true, sound: 'card' },
    new_starter: { flash: (e) => [seat(e)] },
    income: { run: true, flies: earns, sound: 'coin' },
    turn: { opens: true, quiet: true, turn: true },
    card: { sound: 'card' },
    talents: { flies: earns, sound: 'coin' },
    refill: { joins: ['market_good'], flash: () => ['market'] },
    buy: { sound: 'coin' },
    charter: { sound: 'ship' },
    carry: { sound: 'card' },
    voyage: { joins: ['under'], flies: earns, ms: 900, sound: 'ship' },
    wreck: { joins: ['under'], ms: 900, sound: 'wave' },
    errand: { run: true, sound: 'disc' },
    dissolve: { sound: 'disc' },
    switch: { sound: 'ship' },
    spilled: { flash: () => ['bag'], sound: 'wave' },
    storehouse: { flash: (e) => [seat(e)], sound: 'disc' },
    palace: { flash: (e) => [seat(e)], ms: 700, sound: 'fanfare' },
    use: { joins: ['under'], sound: 'card' },
    look: {},
    sorted: {},
    sway: { sound: 'disc' },
    moves_up: { run: true, sound: 'ship' },
    lapsed: { joins: ['under'] },
    final: { weight: true, about: [], sound: 'bell' },
    no_place: {},
    award: { run: true, flash: (e) => [seat(e)], ms: 900, sound: 'fanfare' },
    over: { weight: true, about: [], sound: 'fanfare' },
  },
}
