// Theme, greyscale and language as they were chosen in this browser. Nothing of the application may be here without a
// network, so this stands for itself (as web/src/lib/kept.ts and i18n.svelte.ts do it there).
const root = document.documentElement
let kept = {}
try {
  kept = JSON.parse(localStorage.getItem('cothon.settings') ?? '{}')
} catch {
  // a browser that keeps nothing: the page is as the device has it
}
const dark = matchMedia('(prefers-color-scheme: dark)').matches
root.dataset.theme = ['light', 'dark'].includes(kept.theme) ? kept.theme : dark ? 'dark' : 'light'
root.toggleAttribute('data-grey', kept.grey === true)

const wanted = (kept.language ?? 'auto') === 'auto' ? navigator.languages : [kept.language]
root.lang = wanted.map((code) => code.split('-')[0]).find((code) => ['en', 'de'].includes(code)) ?? 'en'
