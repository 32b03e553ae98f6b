// What is printed on the ships, by number from 1 (P1.9): a grid of civilisation and good, with income and danger.
import type { GoodName, Ship } from './view'

const GOODS: GoodName[] = ['dye', 'wine', 'oil', 'grain', 'metal']
const PRINTED = {
  egypt: '9/1 8/2 11/3 10/4 12/5',
  greece: '9/2 10/3 11/4 13/5 7/1',
  rome: '11/3 10/4 12/5 8/1 10/2',
  etruria: '11/4 14/6 7/1 9/2 10/3',
  iberia: '12/6 8/1 9/2 11/3 13/5',
  phoenicia: '9/1 8/1 12/4 9/3 8/2',
}

type Facts = Pick<Ship, 'civilisation' | 'good' | 'income' | 'danger'>
export const SHIPS: Facts[] = Object.entries(PRINTED).flatMap(([civilisation, row]) =>
  row.split(' ').map((printed, i) => {
    const [income, danger] = printed.split('/').map(Number) as [number, number]
    return { civilisation, good: GOODS[i]!, income, danger }
  }),
)
