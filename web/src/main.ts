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
const words = page === 'table' ? [language.use()] : [language.need('pages'), language.use()]
void Promise.allSettled(words).then(() => mount(App, { target: document.getElementById('app')! }))
// Only when everything is there: what it keeps for later must not be fetched before what is needed now.
if ('serviceWorker' in navigator && import.meta.env.PROD) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined))
}
