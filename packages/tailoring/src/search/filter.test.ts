import { expect, test } from 'vitest'
import { daysOf, typesOf } from './filter.ts'

const today = '2026-03-01'

test.each([
  ['all', {}, {}],
  ['today', {}, { from: today, to: today }],
  ['week', {}, { from: '2026-02-22', to: today }],
  ['month', {}, { from: '2026-01-30', to: today }],
  ['year', {}, { from: '2025-03-01', to: today }],
  ['between', { from: '2026-01-01' }, { from: '2026-01-01', to: undefined }],
  ['between', { from: today, to: today }, { from: today, to: today }],
  ['between', { from: '2026-03-02', to: today }, undefined],
] as const)('%s of %j is %j', (range, given, days) => {
  expect(daysOf(range, given, today)).toEqual(days)
})

test.each([
  [{ type: 'all' }, []],
  [{ type: 'all', q: 'asha' }, ['customer', 'order', 'measurement', 'paper']],
  [{ type: 'paper', q: 'asha' }, ['paper']],
  [{ type: 'all', quick: 'repeat' }, ['customer']],
  [{ type: 'order', quick: 'overdue' }, ['order']],
  [{ type: 'measurement', quick: 'overdue' }, []],
] as const)('%j looks through %j', (asked, types) => {
  expect(typesOf(asked)).toEqual(types)
})
