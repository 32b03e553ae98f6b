// The second line of the quay: what the question is about, in figures of the view.
import { t } from './t'
import {
  cardLabel,
  columnName,
  columnPrice,
  effectDoes,
  effectName,
  face,
  goodName,
  placeName,
  ROMAN,
  spaceName,
} from './names'
import type { CarthagoView, Player } from './view'

export function sub(view: CarthagoView): string {
  const me = view.players[view.turn]
  return me && !view.over ? (ASKS[view.ask]?.(view, me) ?? '') : ''
}

const means = (me: Player): string => t('hint-guild', { d: me.discs, n: me.coins ?? '?', c: me.hand_size })

/** The ship in front is about to go under the pile: in the last round the viewer's own. */
const SOON = 4
export const frontLeaves = (v: CarthagoView): boolean =>
  v.round >= SOON && v.decade < 3 && !v.closed && v.docks[0]?.ship != null
const mineLeaves = (v: CarthagoView): boolean => frontLeaves(v) && v.round > SOON && v.docks[0]!.disc === v.turn

const forSpace = (v: CarthagoView): string => {
  const space = v.now.space ? spaceName(v.now.space) : ''
  return v.now.favoured
    ? t('hint-space-pay-favour', { space, n: v.now.cards_due ?? 0 })
    : t('hint-space-pay', { space, n: v.now.cards_due ?? 0 })
}

const ASKS: Record<string, (v: CarthagoView, me: Player) => string> = {
  lend: () => t('hint-start-disc'),
  berth: () => t('hint-docks'),
  action: (v, me) => (mineLeaves(v) ? t('hint-front-leaves') : means(me)),
  card: forSpace,
  extra: (v) =>
    t('hint-space-pay-any', {
      space: v.now.space ? spaceName(v.now.space) : '',
      n: v.now.cards_due ?? 0,
    }),
  take: (v) => t('hint-market', { n: v.trade_pile }),
  swap: () => t('hint-swap'),
  give: (v) => {
    const card = face(v.now.wanted ?? '')
    return card ? t('hint-you-get', { card: cardLabel(card) }) : ''
  },
  wake: (_, me) =>
    t('hint-wake', {
      names: me.ships
        .filter((s) => !s.active)
        .map((s) => t('hint-wake-effect', { name: effectName(s.effect), does: effectDoes(s.effect) }))
        .filter((words, i, all) => all.indexOf(words) === i)
        .join('; '),
    }),
  column: (_, me) =>
    t('hint-column', {
      n: me.hand_size,
    }),
  goods: (v) =>
    t('hint-column-pay', {
      column: v.now.column ? columnName(v.now.column) : '',
      price: v.now.column ? columnPrice(v.now.column) : '',
    }),
  dock: (v, me) =>
    frontLeaves(v) && v.now.space !== 'warship_dock'
      ? t('hint-front-leaves-soon')
      : t('hint-available-discs', { d: me.discs }),
  deliver: (_, me) => t('hint-delivery', { n: me.strength }),
  cargo: (v) =>
    v.now.ship
      ? v.now.luxury
        ? t('hint-luxury', { good: goodName(v.now.ship.good) })
        : t('hint-ship', {
            good: goodName(v.now.ship.good),
            n: v.now.ship.coins,
          })
      : '',
  crew: (_, me) => t('hint-expedition', { n: me.strength }),
  escort: (v, me) =>
    v.warships.turned_up
      ? t('hint-danger', {
          d: v.warships.turned_up.danger,
          n: me.strength,
        })
      : '',
  honour: (_, me) => t('hint-honour', { n: me.coins ?? '?', c: me.hand_size }),
  after: (v, me) =>
    v.spaces.some((s) => s.chosen && s.marker) ? means(me) : t('hint-decade', { d: ROMAN[v.decade]!, n: v.round }),
  coins: (v) => t('hint-pay-coins', { place: placeName(v, v.now.place), n: v.now.coins_due ?? 0 }),
  marker: () => t('hint-marker-to'),
  target: (v) => (v.now.marker ? t('hint-marker-stands', { space: spaceName(v.now.marker) }) : ''),
}
