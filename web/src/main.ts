import { mount } from 'svelte'
import App from './App.svelte'
import { language } from './lib/i18n.svelte'
import { router } from './lib/router.svelte'
import { dress } from './lib/settings.svelte'
import { askEarly } from './table/early'
import './tokens.css'
import './app.css'

dress()
router.begin()
const { page, param, query } = router.place
if (page === 'table') askEarly(param, query.get('key') ?? '')
// Without a network the page still opens, in English.
const needed: Promise<unknown>[] = [language.use()]
if (page === 'table') needed.push(import('./table/Table.svelte'))
else needed.push(language.need('pages'))
void Promise.allSettled(needed).then(() => {
  const target = document.getElementById('app')!
  target.replaceChildren() // the outlines that came with the shell
  mount(App, { target })
})
// Only when everything is there: what it keeps for later must not be fetched before what is needed now.
if ('serviceWorker' in navigator && import.meta.env.PROD) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined))
}
