// What the lens tells of ships, docks and goods: how many like them there are, and who has a use for them.
import type { Mark } from '../../table/choose'
import type { Lensed } from '../module'
import { t } from './t'
import { type GoodName, type PortoView, type Ship, SHIPS } from './view'
import { civilisationName, dockName, goodTitle, privilegeWord, shipCalled } from './words'

export function lens(view: PortoView, { k, mark }: { k: string; mark: Mark | null }): Lensed | null {
  const [kind, what = ''] = k.split(':')
  const good = kind === 'market' || kind === 'store' ? (what as GoodName) : null
  if (good) return { left: [goodsLeft(view, good)], wants: docksFor(view, good) }
  const dock = view.docks.find((d) => d.dock === [mark ?? []].flat()[0]?.dock)
  const ship = kind === 'ship' ? shipCalled(what) : dock?.ship
  return ship ? { left: shipsLeft(view, ship), wants: loaders(view, ship.good) } : null
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
