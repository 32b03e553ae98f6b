// Labels of docks and privileges that the engine's sentences show, as the board names them.
import type { Labels } from '../../lib/sentences.svelte'

const CIVILISATIONS = ['Egypt', 'Greece', 'Rome', 'Etruria', 'Iberia', 'Phoenicia']
const docks = CIVILISATIONS.flatMap((name): Labels =>
  ['I', 'II'].map((dock, i) => [new RegExp(`\\b${name.toLowerCase()}${i + 1}\\b`, 'g'), `${name} ${dock}`]),
)

export const labels: Labels = [
  ...docks,
  [/\btalents3\b/g, '3 Talents'],
  [/\bpoint1\b/g, 'a trading point'],
  [/\bpath1\b/g, 'a step on the path'],
  [/\bmove3\b/g, 'move 3 servants'],
  [/\banygood\b/g, 'load any good'],
]
