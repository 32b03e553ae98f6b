// What a purchase would bring, in one line: who is paid, who is raided, which other ships sail.
import type { AheadInfo } from '../../lib/protocol'
import type { LookAhead } from '../../table/ahead.svelte'
import type { Choosing } from '../../table/choosing.svelte'
import { t } from './t'
import type { Colour } from './view'
import { colourWord, colourWords, LAST_TOKEN } from './words'

export function ahead(said: AheadInfo, table: Choosing): string[] {
  const told = [...said.events, ...said.later]
  const of = (name: string): Record<string, unknown>[] => told.filter((e) => e.event === name)
  if (!of('sail').length) return []
  const paid = of('payday').flatMap((e) => e.colours as Colour[])
  const sails = of('sail').filter((e) => !paid.includes(e.colour as Colour))
  const gains = table.names.map((_, seat) => gain(table, seat, of('sell')))
  const ends = said.figures.some(({ name, now }) => name === 'tokens' && now >= LAST_TOKEN)
  return [
    ...(paid.length
      ? [t('ahead-payday', { colours: colourWords(paid), n: paid.length, gains: gains.join(', ') })]
      : []),
    ...(ends ? [t('would-over')] : []),
    ...of('raid').map((e) => {
      const colours = e.colours as Colour[]
      return t('ahead-raid', { colours: colourWords(colours), n: colours.length })
    }),
    ...sails.map((e) => t('ahead-sails', { colour: colourWord(e.colour as Colour), n: Number(e.steps) })),
  ]
}

function gain(table: Choosing, seat: number, sales: Record<string, unknown>[]): string {
  const vps = sales.filter((e) => e.seat === seat).reduce((n, e) => n + Number(e.vps), 0)
  return seat === table.viewer
    ? t('ahead-gain-you', { n: vps })
    : t('ahead-gain', { name: table.names[seat] ?? '', n: vps })
}

export type Fate = '' | 'sold' | 'risk'

/** What would become of a seat's cards, in their order: sold on a payday, at risk in a raid, or nothing is told. */
export function fates(would: LookAhead, seat: number, faces: string[]): Fate[] {
  const of = (lists: unknown[]): string[] => lists.flatMap((list) => (Array.isArray(list) ? list.map(String) : []))
  const sold = of(would.of('sell').map((e) => (e.seat === seat ? e.cards : [])))
  const risk = of((would.now?.notes ?? []).map((n) => (n.fields.seat === seat ? n.fields.card : [])))
  const one = (list: string[], face: string): boolean =>
    list.includes(face) && list.splice(list.indexOf(face), 1).length > 0
  return faces.map((face) => (one(sold, face) ? 'sold' : one(risk, face) ? 'risk' : ''))
}
