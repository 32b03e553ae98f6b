// A view in words, whatever the game: fields by their names, the fields of a player below the player's name.
import { t } from '../lib/i18n.svelte'
import type { Section, Shown } from '../games/module'

/** What every table says elsewhere. */
const ELSEWHERE = ['game', 'viewer', 'actor', 'ask', 'turn', 'players', 'seat']

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const title = (field: string): string => field.replaceAll('_', ' ')

function flat(value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (value === true) return t('word-yes')
  if (value === false) return t('word-no')
  if (Array.isArray(value)) return value.length ? value.map(flat).join(', ') : t('word-none')
  if (isFields(value)) return pairs(value).join(', ')
  return String(value) || '–'
}

const pairs = (fields: Fields): string[] =>
  Object.entries(fields)
    .filter(([field]) => !ELSEWHERE.includes(field))
    .map(([field, value]) => `${title(field)}: ${flat(value)}`)

/** The lines of one player. */
export function ofPlayer(view: Shown, seat: number): string[] {
  const players = (view as Shown & { players?: Fields[] }).players
  return pairs(players?.[seat] ?? {})
}

/** What lies on the table: single values together, lists of things and groups of values below a heading each. */
export function ofTable(view: Shown): Section[] {
  const all = Object.entries(view).filter(([field]) => !ELSEWHERE.includes(field))
  const large = all.filter(([, value]) => isFields(value) || (Array.isArray(value) && value.some(isFields)))
  const small = Object.fromEntries(all.filter((entry) => !large.includes(entry)))
  return [
    { title: t('word-board'), lines: pairs(small) },
    ...large.map(([field, value]) => ({
      title: title(field),
      lines: Array.isArray(value) ? value.map(flat) : pairs(value as Fields),
    })),
  ]
}

export const text = (view: Shown, names: string[]): Section[] => [
  ...ofTable(view),
  ...names.map((name, seat) => ({ title: name, lines: ofPlayer(view, seat) })),
]
