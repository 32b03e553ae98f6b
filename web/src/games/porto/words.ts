// Names and facts in words, the same for labels, the text table and the second line of the quay.
import { say, t } from '../../lib/i18n.svelte'
import type { TableState } from '../../table/state.svelte'
import type { Bonus, Dock, GoodName, Ship, Space } from './view'

export function goodWord(good: string): string {
  const names: Record<string, string> = {
    dye: t('dye'),
    wine: t('wine'),
    oil: t('oil'),
    grain: t('grain'),
    metal: t('metal'),
  }
  return names[good] ?? good
}

/** At the beginning of a line. */
export function goodTitle(good: string): string {
  const names: Record<string, string> = {
    dye: t('Dye'),
    wine: t('Wine'),
    oil: t('Oil'),
    grain: t('Grain'),
    metal: t('Metal'),
  }
  return names[good] ?? good
}

/** A held card in two or three words; the server's sentence is its description. */
export function privilegeWord(privilege: string): string {
  const names: Record<string, string> = {
    talents3: t('3 Talents'), point1: t('a point'), path1: t('a step'), look: t('look at 3'), anygood: t('any good'), move3: t('move 3'), palace: t('palace place'), bring: t('bring a ship'),
  } // prettier-ignore
  return names[privilege] ?? privilege
}

export function bonusWords(bonus: Bonus): string {
  if (bonus === 'storehouse') return t('bonus: open a storage space')
  return bonus === 'palace' ? t('bonus: a place in the palace') : t('no bonus')
}

export function shipWords(s: Ship): string {
  const facts = { n: s.ship, name: say(s.name), good: goodWord(s.good), income: s.income, danger: s.danger }
  const all = t('Ship {n}, {name}, wants {good}, income {income}, danger {danger}', facts)
  return s.privilege_words ? `${all}, ${say(s.privilege_words)}` : all
}

export function dockWords(d: Dock, names: string[]): string {
  const parts = [d.ship ? shipWords(d.ship) : t('no ship')]
  if (d.good) parts.push(t('{good} waits there', { good: goodWord(d.good) }))
  parts.push(d.owner === null ? t('no servants') : t('servants of {name}', { name: names[d.owner] ?? '?' }))
  return `${say(d.name)}: ${parts.join('; ')}`
}

export function spaceWords(s: Space, names: string[]): string {
  const card = s.name ? say(s.name) : t('no card')
  const parts = [
    t('Space {n}: {card}', { n: s.space, card }),
    t('costs {n} servants', { n: s.cost }),
    bonusWords(s.bonus),
  ]
  s.servants.forEach((n, seat) => n > 0 && parts.push(t('{n} servants of {name}', { n, name: names[seat] ?? '?' })))
  if (s.in_use) parts.push(t('in use'))
  return parts.join(', ')
}

/** A ship of which only the number is shown: its facts from the words the server has for it. */
export function shipCalled(table: TableState, id: string): Ship | null {
  const whole = (table.view?.now?.look as Ship[] | undefined)?.find((s) => s.ship === id)
  if (whole) return whole
  const action = table.game?.actions.find((a) => a.parts.do === 'ship' && a.parts.ship === id)
  const got = /\((.+), (.+), (\d+)\/(\d+)\)/.exec(action?.words ?? '')
  if (!got) return null
  const [, name, good, income, danger] = got as unknown as [string, string, string, string, string]
  return {
    ship: id,
    name,
    civilisation: name.toLowerCase(),
    good: good as GoodName,
    income: Number(income),
    danger: Number(danger),
    privilege: '',
    privilege_words: '',
  }
}
