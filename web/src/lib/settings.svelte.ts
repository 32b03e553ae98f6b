// What a person has chosen for this browser; kept in its local storage.
import { dark, dressBy, load, save, type Settings } from './kept'

export type { Settings }

export const settings: Settings = $state(load())

export function keep(): void {
  save(settings)
  dress()
}

const still = matchMedia('(prefers-reduced-motion: reduce)')

export const dress = (): void => dressBy(settings)
dark.addEventListener('change', dress)

export const moves = (): boolean => settings.motion === 'auto' && !still.matches
