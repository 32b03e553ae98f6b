import type { About } from '../module'
import Art from './Art.svelte'

const about: About = { blurb: '', minutes: 30, icon: 'anchor', art: Art, order: 1 }
export default about
