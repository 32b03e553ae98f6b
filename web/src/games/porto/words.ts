// Names and facts in words, the same for labels, the text table and the second line of the quay.
import { t } from './t'
import { type Bonus, type Dock, type Ship, SHIPS, type Space } from './view'

export const goodWord = (good: string): string => t(`good-${good}.short`)

/** The first letter of its name. */
export const goodLetter = (good: string): string => t(`good-${good}.letter`)

/** At the beginning of a line. */
export const goodTitle = (good: string): string => t(`good-${good}.title`)

/** A held card in two or three words, and in full. */
export const privilegeWord = (privilege: string): string => t(`privilege-${privilege}.short`)
export const privilegeDoes = (privilege: string): string => (privilege ? t(`privilege-${privilege}`) : '')

export const civilisationName = (civilisation: string): string => t(`civilisation-${civilisation}`)
export const dockName = (dock: string): string => t(`dock-${dock}`)
export const cardName = (card: string): string => t(`card-${card}`)

export const bonusWords = (bonus: Bonus): string => t(`bonus-${bonus || 'none'}`)

/** `there`: without its people, who are known from where it lies. */
export function shipWords(s: Ship, there = false): string {
  const facts = {
    n: s.ship,
    name: civilisationName(s.civilisation),
    good: goodWord(s.good),
    income: s.income,
    danger: s.danger,
  }
  const all = t(there ? 'board-ship-facts.there' : 'board-ship-facts', facts)
  return s.privilege ? `${all}, ${t('board-ship-facts.privilege', { privilege: privilegeDoes(s.privilege) })}` : all
}

export function dockWords(d: Dock, names: string[]): string {
  const parts = [d.ship ? shipWords(d.ship, true) : t('word-no-ship')]
  if (d.good) parts.push(t('board-waits-there', { good: goodWord(d.good) }))
  parts.push(d.owner === null ? t('board-no-servants') : t('board-servants-of', { name: names[d.owner] ?? '?' }))
  return `${dockName(d.dock)}: ${parts.join('; ')}`
}

export function spaceWords(s: Space, names: string[]): string {
  const card = s.card ? cardName(s.card) : t('board-no-card')
  const parts = [
    t('board-space-card', { n: s.space, card }),
    t('board-costs-servants', { n: s.cost }),
    bonusWords(s.bonus),
  ]
  s.servants.forEach((n, seat) => n > 0 && parts.push(t('board-servants-count', { n, name: names[seat] ?? '?' })))
  if (s.in_use) parts.push(t('board-in-use'))
  return parts.join(', ')
}

/** A ship of which only the number is shown. */
export const shipCalled = (id: string): Ship | null => SHIPS.find((s) => s.ship === id) ?? null
