// The games of this server, in the order their modules wish. The last list is kept, so that a page need not wait for it.
import { about } from '../../games'
import { get } from '../../lib/api'
import type { GameInfo } from '../../lib/protocol'

const NAME = 'cothon.games-3' // another shape, another name: what an older page kept is left alone

function kept(): GameInfo[] {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '[]') as GameInfo[]
  } catch {
    return []
  }
}

const inOrder = (list: GameInfo[]): GameInfo[] =>
  [...list].sort((a, b) => (about(a.name)?.order ?? 99) - (about(b.name)?.order ?? 99))

class Games {
  list = $state.raw<GameInfo[]>(inOrder(kept()))
  private asking: Promise<GameInfo[]> | null = null

  async known(): Promise<GameInfo[]> {
    this.asking ??= get<GameInfo[]>('/games').then(
      (list) => {
        this.list = inOrder(list)
        try {
          localStorage.setItem(NAME, JSON.stringify(list))
        } catch {
          // asked for again next time
        }
        return this.list
      },
      (e: unknown) => {
        this.asking = null
        throw e
      },
    )
    return this.asking
  }

  title(name: string): string {
    return this.list.find((g) => g.name === name)?.title ?? name
  }
}

export const games = new Games()
