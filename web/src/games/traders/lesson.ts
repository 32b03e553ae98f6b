// A guided first game, on a real table against bots.
import { t } from './t'
import type { TableState } from '../../table/state.svelte'
import type { LessonStep } from '../module'
import type { Player, TradersView } from './view'

const me = (table: TableState, view: TradersView): Player | undefined => view.players[table.viewer ?? -1]
const happened = (table: TableState, event: string, mine = false): boolean =>
  table.log.some(({ event: e }) => e.event === event && (!mine || e.seat === table.viewer))

export const lesson: LessonStep<TradersView>[] = [
  {
    get words() {
      return t('lesson-route')
    },
    at: '.route',
  },
  {
    get words() {
      return t('lesson-cards')
    },
    at: '.tr-row.market',
  },
  {
    get words() {
      return t('lesson-hand')
    },
    at: '[data-region=hand] .own',
  },
  {
    get words() {
      return t('lesson-take-answer')
    },
    at: '[data-answer="act:take"]',
    until: (_table, view) => view.ask === 'take' || view.ask === 'discount' || view.ask === 'pay',
  },
  {
    get words() {
      return t('lesson-take-card')
    },
    at: '.tr-row.market button',
    until: (table) => happened(table, 'take', true),
  },
  {
    get words() {
      return t('lesson-buy')
    },
    at: '.tr-price',
    until: (table) => happened(table, 'buy', true),
  },
  {
    get words() {
      return t('lesson-token')
    },
    at: '[data-region=hand] .tr-tok',
    until: (table, view) => view.ask === 'pay' || happened(table, 'stock', true),
  },
  {
    get words() {
      return t('lesson-pay')
    },
    at: '[data-region=hand] .own',
    until: (table) => happened(table, 'stock', true),
  },
  {
    get words() {
      return t('lesson-ships-move')
    },
    at: '[data-region=hand] .stock',
  },
  {
    get words() {
      return t('lesson-pirates')
    },
    at: '.sp.pir',
  },
  {
    get words() {
      return t('lesson-end')
    },
    at: '.seats',
    until: (table, view) => (me(table, view)?.vps ?? 0) > 0,
  },
]
