// What a person has chosen for this browser, as its local storage keeps it, and how the page is dressed by it. The first file
// that runs needs it (early.ts), so nothing heavy may be imported here.
export type Settings = {
  language: string // 'auto' or a code
  theme: 'auto' | 'light' | 'dark'
  grey: boolean
  contrast: boolean
  confirm: 'never' | 'reveals' | 'always'
  ask: boolean // also where the only answer is to go on
  motion: 'auto' | 'off'
  /** How fast the table shows what happened. */
  pace: 'calm' | 'normal' | 'quick' | 'now'
  sound: boolean
  volume: number // 0 to 1
  offered: boolean // sound was offered
  curtain: boolean
  notify: boolean
  text: boolean // the text table instead of the boards
}

const USUAL: Settings = {
  language: 'auto',
  theme: 'auto',
  grey: false,
  contrast: false,
  confirm: 'reveals',
  ask: false,
  motion: 'auto',
  pace: 'normal',
  sound: false,
  volume: 0.5,
  offered: false,
  curtain: true,
  notify: false,
  text: false,
}
const NAME = 'cothon.settings'

export function load(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(NAME) ?? '{}') as Partial<Settings>
    return { ...USUAL, ...kept }
  } catch {
    return { ...USUAL }
  }
}

export function save(settings: Settings): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(settings))
  } catch {
    // a browser that keeps nothing: the choice holds for this visit
  }
}

export const dark = matchMedia('(prefers-color-scheme: dark)')

/** Put theme and contrast on the root element. */
export function dressBy(settings: Settings): void {
  const root = document.documentElement
  root.dataset.theme = settings.theme === 'auto' ? (dark.matches ? 'dark' : 'light') : settings.theme
  root.toggleAttribute('data-grey', settings.grey)
  root.toggleAttribute('data-contrast', settings.contrast)
}
