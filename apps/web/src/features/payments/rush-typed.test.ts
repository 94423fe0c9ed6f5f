import { expect, test } from 'vitest'
import { readRush, rushTyped } from './rush-typed.ts'

const read = (typed: Partial<Parameters<typeof readRush>[0]>) =>
  readRush({ rushBy: 'none', rushCost: '', rushDays: '', ...typed }, 'INR')

test.each([
  [
    { rushBy: 'percent', rushCost: '12.5', rushDays: '2' },
    { percentBp: 1250, leadDays: 2 },
  ],
  [{ rushBy: 'amount', rushCost: '200' }, { amountMinor: 20_000 }],
  [{ rushCost: '200', rushDays: '0' }, { leadDays: 0 }],
] as const)('%o is kept as the shop’s rule and shown as it was typed', (typed, rule) => {
  const { rush, found } = read(typed)
  expect([JSON.parse(JSON.stringify(rush)), found]).toEqual([rule, {}])
  expect(readRush(rushTyped(rush, 'INR'), 'INR').rush).toEqual(rush)
})

test.each([
  [{ rushBy: 'percent', rushCost: '' }, { rushCost: 'payments.wrong.percent' }],
  [{ rushBy: 'percent', rushCost: '1001' }, { rushCost: 'payments.wrong.percent' }],
  [{ rushBy: 'amount', rushCost: '0' }, { rushCost: 'payments.wrong.amount' }],
  [{ rushBy: 'amount', rushCost: '9999999999' }, { rushCost: 'payments.wrong.above' }],
  [{ rushDays: 'two' }, { rushDays: 'payments.wrong.rushDays' }],
  [{ rushDays: '366' }, { rushDays: 'payments.wrong.rushDays' }],
] as const)('%o is refused at its field', (typed, found) => {
  expect(read(typed).found).toEqual(found)
})
