// A guided first game, on a real table against bots.
import { t } from '../../lib/i18n.svelte'
import type { TableState } from '../../table/state.svelte'
import type { LessonStep } from '../module'
import type { Player, TradersView } from './view'

const me = (table: TableState, view: TradersView): Player | undefined => view.players[table.viewer ?? -1]
const happened = (table: TableState, event: string, mine = false): boolean =>
  table.log.some(({ event: e }) => e.event === event && (!mine || e.seat === table.viewer))

export const lesson: LessonStep[] = [
  {
    get words() {
      return t(
        'Four ships sail from Alexandria to Carthage. When one arrives, all who own its goods sell them for victory points.',
      )
    },
    at: '.route',
  },
  {
    get words() {
      return t('Each card is goods on the Market and money in your hand. The number is its price and what it pays.')
    },
    at: '.tr-row.market',
  },
  {
    get words() {
      return t('This is your hand: your money. The barrels below are warehouse icons; they save goods from pirates.')
    },
    at: '[data-region=hand] .own',
  },
  {
    get words() {
      return t('Each turn you do one thing. First take a card as money: press the answer with the coin.')
    },
    at: '[data-answer="act:take"]',
    until: (_table, view: TradersView) => view.ask === 'take' || view.ask === 'discount' || view.ask === 'pay',
  },
  {
    get words() {
      return t('Lamps burn where you may choose. Take one of the Market cards; a 5 pays most.')
    },
    at: '.tr-row.market button',
    until: (table) => happened(table, 'take', true),
  },
  {
    get words() {
      return t(
        'To get goods you buy the whole Market at once. Press the price when it is lit, or save up some more coins first.',
      )
    },
    at: '.tr-price',
    until: (table) => happened(table, 'buy', true),
  },
  {
    get words() {
      return t(
        'A token of a colour makes a card of that colour free. You have one from the start. Turn it down, or keep it.',
      )
    },
    at: '[data-region=hand] .tr-tok',
    until: (table, view: TradersView) => view.ask === 'pay' || happened(table, 'stock', true),
  },
  {
    get words() {
      return t('Pay with cards from your hand: tap them until the price is reached, then send. There is no change.')
    },
    at: '[data-region=hand] .own',
    until: (table) => happened(table, 'stock', true),
  },
  {
    get words() {
      return t(
        'The goods are your Stock now, and they moved their ships: one card one space, two or more cards two spaces.',
      )
    },
    at: '[data-region=hand] .stock',
  },
  {
    get words() {
      return t(
        'When a ship reaches Carthage, ships in the hatched pirate waters are raided. Give hand cards with barrels to save your goods.',
      )
    },
    at: '.sp.pir',
  },
  {
    get words() {
      return t(
        'Each colour you sell brings a token. The first player with eight ends the game; the most victory points win. Play on!',
      )
    },
    at: '.seats',
    until: (table, view: TradersView) => (me(table, view)?.vps ?? 0) > 0,
  },
]
