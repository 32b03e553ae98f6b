// What several parts of the board read from a view.
import type { TableState } from '../../table/state.svelte'
import type { CarthagoView } from './view'

/** The seat whose residence lies in front: the viewer's, or for watchers that of the active player. */
export const frontSeat = (view: CarthagoView): number => (view.viewer >= 0 ? view.viewer : Math.max(0, view.turn))

/** Where the present payment goes (`now.place`): 'seat:W6', 'forum', 'tile:hall1'. */
export function placeKey(place: string | undefined): string {
  if (!place) return ''
  const last = place.slice(place.lastIndexOf(' ') + 1)
  return last === 'forum' ? 'forum' : place.startsWith('guild seat') ? `seat:${last}` : `tile:${last}`
}

/** The place of the disc that somebody looks ahead to. */
export const wouldPlace = (table: TableState): string | undefined => {
  const [place] = table.would.of('place')
  return place ? String(place.place) : undefined
}

const CHOICES = new Set(
  'keep lend berth warship_berth space paid pass skip effect wake take swap freed cargo crew disc_back place placed'.split(
    ' ',
  ),
)
const COMES = new Set('market_card ship_card income pass_card failure_card deck_card reveal success'.split(' '))

/** Cards and ships that came since the viewer last chose something. */
export function newThings(table: TableState): Set<string> {
  const viewer = table.viewer
  const log = table.log
  const cut = log.findLastIndex(({ event }) => CHOICES.has(String(event.event)) && event.seat === viewer)
  if (viewer === null || cut < 0) return new Set()
  const came = log.slice(cut + 1).filter(({ event }) => COMES.has(String(event.event)))
  return new Set(came.map(({ event }) => String(event.card ?? event.ship)))
}

/** Base cards are alike: their keys count from below in the hand and from above among the played ones. */
export function baseKeys(names: string[], played: boolean): string[] {
  const most = (name: string): number => (name === 'B-market' || name === 'B-delivery' ? 2 : 1)
  return names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length
    return `${name}:${played ? most(name) - 1 - before : before}`
  })
}
