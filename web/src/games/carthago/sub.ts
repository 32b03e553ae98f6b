// The second line of the quay: what the question is about, in figures of the view.
import { t } from '../../lib/i18n.svelte'
import { cardLabel, columnName, effectName, face, goodName, placeName, ROMAN, spaceName } from './names'
import type { CarthagoView, Player } from './view'

export function sub(view: CarthagoView): string {
  const me = view.players[view.turn]
  return me && !view.over ? (ASKS[view.ask]?.(view, me) ?? '') : ''
}

const means = (me: Player): string =>
  t('Available discs: {d}. Trade cards: {c}, coins on them: {n}.', { d: me.discs, n: me.coins ?? '?', c: me.hand_size })

const forSpace = (v: CarthagoView): string => {
  const space = v.now.space ? spaceName(v.now.space) : ''
  return v.now.favoured
    ? t('{space} by Favour, cards to pay: {n}. None of them shows the action.', { space, n: v.now.cards_due ?? 0 })
    : t('{space}, cards to pay: {n}. One of them shows the action.', { space, n: v.now.cards_due ?? 0 })
}

const ASKS: Record<string, (v: CarthagoView, me: Player) => string> = {
  lend: () => t('It goes to a dock, and its circle is free from now on.'),
  berth: () => t('A trading dock or a warship dock.'),
  action: (_, me) => means(me),
  card: forSpace,
  extra: (v) =>
    t('{space}, cards to pay: {n}, of any kind.', {
      space: v.now.space ? spaceName(v.now.space) : '',
      n: v.now.cards_due ?? 0,
    }),
  take: (v) => t('An open card, or the top one of the pile. Cards in the pile: {n}.', { n: v.trade_pile }),
  swap: () => t('You may give one of your trade cards for it.'),
  give: (v) => {
    const card = face(v.now.wanted ?? '')
    return card ? t('You get {card}.', { card: cardLabel(card) }) : ''
  },
  wake: (_, me) =>
    t('Face down: {names}.', {
      names: me.ships
        .filter((s) => !s.active)
        .map((s) => effectName(s.effect))
        .join(', '),
    }),
  column: (_, me) =>
    t('Left: three dyes, oils or glass; middle: two cedar; right: two jewelry. Your trade cards: {n}.', {
      n: me.hand_size,
    }),
  goods: (v) =>
    t('{column}, trade cards to pay: {n}.', {
      column: v.now.column ? columnName(v.now.column) : '',
      n: v.now.cards_due ?? 0,
    }),
  dock: (_, me) => t('Available discs: {d}.', { d: me.discs }),
  deliver: (_, me) => t('Once to a trading ship, once to a warship. Your strength is {n}.', { n: me.strength }),
  cargo: (v) =>
    v.now.ship
      ? v.now.luxury
        ? t('{ship} takes any good but {good}: Luxury.', { ship: v.now.ship.ship, good: goodName(v.now.ship.good) })
        : t('{ship} wants {good}; its coin value is {n}.', {
            ship: v.now.ship.ship,
            good: goodName(v.now.ship.good),
            n: v.now.ship.coins,
          })
      : '',
  crew: (_, me) =>
    t('Any trade card. Then the top ship of the pile is turned up; your strength is {n}.', { n: me.strength }),
  escort: (v, me) =>
    v.warships.turned_up
      ? t('{ship}: danger {d} against your strength {n}.', {
          ship: v.warships.turned_up.ship,
          d: v.warships.turned_up.danger,
          n: me.strength,
        })
      : '',
  honour: (_, me) => means(me),
  after: (v, me) =>
    v.spaces.some((s) => s.chosen && s.marker)
      ? means(me)
      : t('Decade {d}, round {n} of 5.', { d: ROMAN[v.decade]!, n: v.round }),
  coins: (v) =>
    t('For {place}: {n} coins. There is no change.', { place: placeName(v, v.now.place), n: v.now.coins_due ?? 0 }),
  marker: () => t('It goes to a space without a marker.'),
  target: (v) => (v.now.marker ? t('The marker stands on {space}.', { space: spaceName(v.now.marker) }) : ''),
}
