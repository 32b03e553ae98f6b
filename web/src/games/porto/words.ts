// Names and facts in words, the same for labels, the text table and the second line of the quay.
import { say } from '../../lib/sentences.svelte'
import { t } from './t'
import type { TableState } from '../../table/state.svelte'
import type { Bonus, Civilisation, Dock, GoodName, PortoView, Privilege, Ship, Space } from './view'

/** A ship as far as it is known: the privilege is empty where only its outline is. */
export type KnownShip = Omit<Ship, 'privilege'> & { privilege: Privilege | '' }

export const goodWord = (good: string): string => t(`good-${good}`)

/** At the beginning of a line. */
export const goodTitle = (good: string): string => t(`good-${good}.title`)

/** A held card in two or three words; the server's sentence is its description. */
export const privilegeWord = (privilege: string): string => t(`privilege-${privilege}`)

export const bonusWords = (bonus: Bonus): string => t(`bonus-${bonus || 'none'}`)

export function shipWords(s: KnownShip): string {
  const facts = { n: s.ship, name: say(s.name), good: goodWord(s.good), income: s.income, danger: s.danger }
  const all = t('board-ship-facts', facts)
  return s.privilege_words ? `${all}, ${say(s.privilege_words)}` : all
}

export function dockWords(d: Dock, names: string[]): string {
  const parts = [d.ship ? shipWords(d.ship) : t('word-no-ship')]
  if (d.good) parts.push(t('board-waits-there', { good: goodWord(d.good) }))
  parts.push(d.owner === null ? t('board-no-servants') : t('board-servants-of', { name: names[d.owner] ?? '?' }))
  return `${say(d.name)}: ${parts.join('; ')}`
}

export function spaceWords(s: Space, names: string[]): string {
  const card = s.name ? say(s.name) : t('board-no-card')
  const parts = [
    t('board-space-card', { n: s.space, card }),
    t('board-costs-servants', { n: s.cost }),
    bonusWords(s.bonus),
  ]
  s.servants.forEach((n, seat) => n > 0 && parts.push(t('board-servants-count', { n, name: names[seat] ?? '?' })))
  if (s.in_use) parts.push(t('board-in-use'))
  return parts.join(', ')
}

/** A ship of which only the number is shown: its facts from the words the server has for it. */
export function shipCalled(table: TableState, view: PortoView, id: string): KnownShip | null {
  const whole = view.now.look?.find((s) => s.ship === id)
  if (whole) return whole
  const action = table.game?.actions.find((a) => a.parts.do === 'ship' && a.parts.ship === id)
  const got = /\((.+), (.+), (\d+)\/(\d+)\)/.exec(action?.words ?? '')
  if (!got) return null
  const [, name, good, income, danger] = got as unknown as [string, string, string, string, string]
  return {
    ship: id,
    name,
    civilisation: name.toLowerCase() as Civilisation,
    good: good as GoodName,
    income: Number(income),
    danger: Number(danger),
    privilege: '',
    privilege_words: '',
  }
}
