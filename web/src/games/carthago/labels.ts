// Labels of base cards, spaces and tiles that the engine's sentences show, as the board names them.
import type { Labels } from '../../lib/sentences.svelte'

export const labels: Labels = [
  [/\bB-market\b/g, 'the base card Market'],
  [/\bB-residence\b/g, 'the base card Residence'],
  [/\bB-trading_dock\b/g, 'the base card Trading Dock'],
  [/\bB-warship_dock\b/g, 'the base card Warship Dock'],
  [/\bB-delivery\b/g, 'the base card Delivery'],
  [/\btrading_dock\b/g, 'Trading Dock'],
  [/\bwarship_dock\b/g, 'Warship Dock'],
  [/(chooses|moves to|from|to) (market|residence|delivery)\b(?! with a)/g, '$1 the $2'],
  [/\bhall([12])\b/g, 'Guild Hall $1'],
  [/\bresidence([12])\b/g, 'Residence $1'],
  [/\b1 card\(s\)/g, '1 card'],
  [/\bcard\(s\)/g, 'cards'],
  [/\b1 disc\(s\)/g, '1 disc'],
  [/\bdisc\(s\)/g, 'discs'],
]
