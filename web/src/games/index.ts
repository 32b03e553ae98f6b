// The boards: every folder here with an index.ts is a game, found by its name. Boards are loaded when they are needed; a
// game without one has the general board.
import { language } from '../lib/i18n.svelte'
import type { About, GameModule } from './module'

const MODULES = import.meta.glob<{ default: GameModule<never> }>('./*/index.ts')
const ABOUTS = import.meta.glob<{ default: About }>('./*/about.ts', { eager: true })

export async function load(name: string): Promise<GameModule> {
  const found = MODULES[`./${name}/index.ts`] ?? (() => import('../general'))
  const [module] = await Promise.all([found(), words(name)])
  language.later('problems')
  // The one place where a game's own view is lost from sight: a module is looked up by the name that its views carry.
  return module.default as GameModule
}

/** What is said of a game: sentences, and what its board and pieces say. */
export const words = (name: string): Promise<unknown> =>
  Promise.all([language.need(name, name), language.need(`${name}-board`, name)])

export function about(name: string): About | undefined {
  return ABOUTS[`./${name}/about.ts`]?.default
}
