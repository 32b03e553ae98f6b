// What is done while the other files are still on their way: the page is dressed, and the first number and the first plural
// are made. For these a browser loads what it knows of a language, which takes a phone a tenth of a second.
import { dressBy, load } from './lib/kept'

const settings = load()
dressBy(settings)
const language = settings.language === 'auto' ? navigator.language : settings.language
new Intl.NumberFormat(language).format(1)
new Intl.PluralRules(language).select(1)
