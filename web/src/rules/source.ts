// Where the rules come from: docs/rules, taken in when the application is built. A folder there is a language.
import type { Component } from 'svelte'
import { words } from '../games'

const ENGLISH = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' })
const OTHERS = import.meta.glob<string>('../../../docs/rules/*/*.md', { query: '?raw', import: 'default' })
const PIECES = import.meta.glob<{ default: Component }>('../games/*/Pieces.svelte')

export type Source = { text: string; translated: boolean }

export async function source(game: string, language: string): Promise<Source | null> {
  const own = OTHERS[`../../../docs/rules/${language}/${game}.md`]
  if (own) return { text: await own(), translated: true }
  const english = ENGLISH[`../../../docs/rules/${game}.md`]
  return english ? { text: await english(), translated: language === 'en' } : null
}

/** Pictures of a game's cards and pieces, if it brings them. */
export async function pieces(game: string): Promise<Component | null> {
  const found = PIECES[`../games/${game}/Pieces.svelte`]
  if (!found) return null
  const [module] = await Promise.all([found(), words(game)])
  return module.default
}
