// What the lens tells of ships, docks and goods: what they are for, how many like them there are, and who has a use for them.
import type { Lensed, Looked } from '../module'
import { about } from '../topics'
import { t } from './t'
import { type Dock, type GoodName, type PortoView, type Ship, SHIPS } from './view'
import { civilisationName, dockName, goodTitle, goodWord, privilegeWord, shipCalled } from './words'

export function lens(view: PortoView, { k, mark, topic }: Looked): Lensed {
  const [kind, what = ''] = k.split(':')
  const good = kind === 'market' || kind === 'store' ? (what as GoodName) : null
  if (good)
    return { ...about(t, topic, { price: view.price }), left: [goodsLeft(view, good)], wants: docksFor(view, good) }
  const dock = view.docks.find((d) => d.dock === [mark ?? []].flat()[0]?.dock)
  const ship = kind === 'ship' ? shipCalled(what) : dock?.ship
  const said = about(t, topic, vars(view, dock))
  if (!ship) return said
  const wants = loaders(view, ship.good)
  return dock ? { ...said, wants } : { ...said, left: shipsLeft(view, ship), wants }
}

/** Which ships are next for a dock: those of its civilisation in row 1, from the top (P3.8). */
function vars(view: PortoView, dock?: Dock): Record<string, string | number> {
  const civilisation = dock?.dock.replace(/\d$/, '') ?? ''
  const next = view.rows[0]?.filter((s) => s?.civilisation === civilisation) ?? []
  const award = view.path.spaces.findLast((s) => s.award && s.space <= view.path.taken)?.award ?? ''
  return {
    price: view.price,
    next: next.length,
    goods: next.map((s) => goodWord(s!.good)).join(', '),
    people: civilisation && civilisationName(civilisation),
    cost: view.palace.next_cost,
    need: view.palace.next_need,
    award: award || '0',
  }
}

function shipsLeft(view: PortoView, ship: Ship): string[] {
  const deck = view.deck.groups.flat()
  const count = (what: string, like: Ship[]): string =>
    t('lens-ships-like', { what, all: like.length, deck: like.filter((s) => deck.includes(s.ship)).length })
  return [
    count(
      civilisationName(ship.civilisation),
      SHIPS.filter((s) => s.civilisation === ship.civilisation),
    ),
    count(
      privilegeWord(ship.privilege),
      SHIPS.filter((s) => s.privilege === ship.privilege),
    ),
  ]
}

const goodsLeft = (view: PortoView, good: GoodName): string =>
  t('lens-goods-left', { good: goodTitle(good), bag: view.bag[good], n: view.market.filter((g) => g === good).length })

const docksFor = (view: PortoView, good: GoodName): Lensed['wants'] =>
  view.docks
    .filter((d) => d.ship?.good === good)
    .map((d) => ({ seat: d.owner, words: t('lens-dock-wants', { dock: dockName(d.dock) }) }))

const loaders = (view: PortoView, good: GoodName): Lensed['wants'] =>
  view.players
    .map((p) => ({ seat: p.seat, n: p.store.filter((g) => g === good).length }))
    .filter(({ n }) => n > 0)
    .map(({ seat, n }) => ({ seat, words: t('lens-stored', { n, good: goodTitle(good) }) }))
