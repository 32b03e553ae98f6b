// The drawers: every folder here with an index.ts is a game, found by its name. Boards are loaded when they are needed.
import type { About, GameModule } from './module'

const MODULES = import.meta.glob<{ default: GameModule }>('./*/index.ts')
const ABOUTS = import.meta.glob<{ default: About }>('./*/about.ts', { eager: true })

export async function load(name: string): Promise<GameModule> {
  const found = MODULES[`./${name}/index.ts`]
  if (!found) throw new Error(`no board for ${name}`)
  return (await found()).default
}

export function about(name: string): About | undefined {
  return ABOUTS[`./${name}/about.ts`]?.default
}
