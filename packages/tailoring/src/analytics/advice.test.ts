import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../customers/days.ts'
import { type Advised, adviceOf } from './advice.ts'
import { ageDays, ages, averageOf, changeOf, daysLeftOf, rateOf, turnsAYear } from './rates.ts'

const quiet: Advised = {
  promises: { due: 20, kept: 20 },
  owed: [],
  rework: [],
  pieces: 100,
  hours: [],
  customers: { total: 100, repeat: 60 },
  orders: { now: 50, before: 50 },
  cancelled: { now: 1 },
  stock: [],
  days: 30,
}

test('figures that are well ask for nothing', () => {
  expect(adviceOf(quiet)).toEqual([])
})

test.each<[Partial<Advised>, object]>([
  [
    {
      owed: [
        { age: 'to30', orders: 5, minor: 900 },
        { age: 'to60', orders: 2, minor: 500 },
        { age: 'over90', orders: 1, minor: 100 },
      ],
    },
    { key: 'collect', orders: 3, minor: 600 },
  ],
  [{ promises: { due: 20, kept: 15 } }, { key: 'promiseLater', due: 20, late: 5 }],
  [
    {
      rework: [
        { cause: 'fit', pieces: 5 },
        { cause: 'cloth', pieces: 1 },
      ],
    },
    { key: 'rework', cause: 'fit', pieces: 5, share: 0.05 },
  ],
  [
    { stock: [{ id: 'a', name: 'Poplin', used: 30, onHand: 10 }] },
    { key: 'reorder', id: 'a', name: 'Poplin', days: 10 },
  ],
  [{ cancelled: { now: 10 } }, { key: 'cancelled', orders: 10, share: 0.2 }],
  [{ orders: { now: 30, before: 50 } }, { key: 'callBack', orders: 30, before: 50 }],
  [{ customers: { total: 100, repeat: 10 } }, { key: 'bringBack', total: 100, repeat: 10 }],
  [
    {
      hours: [
        { hour: 10, orders: 10 },
        { hour: 17, orders: 20 },
        { hour: 19, orders: 20 },
      ],
    },
    { key: 'peak', from: 17, to: 20, share: 0.8 },
  ],
])('%o is answered with the one thing to do', (figures, advice) => {
  expect(adviceOf({ ...quiet, ...figures })).toEqual([advice])
})

test('few cases are chance, and say nothing', () => {
  const few = {
    promises: { due: 3, kept: 0 },
    orders: { now: 1, before: 5 },
    customers: { total: 5, repeat: 0 },
  }
  expect(adviceOf({ ...quiet, ...few, pieces: 4, rework: [{ cause: 'fit', pieces: 2 }] })).toEqual([])
})

test('every promised day is within the days of one age', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), (days) => {
      const [today, promised] = ['2026-11-24', addDays('2026-11-24', days)]
      const fitting = ages.filter((age) => {
        const span = ageDays(age, today)
        return (span.from ?? '') <= promised && promised <= (span.to ?? '9999-12-31')
      })
      expect(fitting).toHaveLength(1)
    }),
  )
})

test('a rate of nothing is none', () => {
  expect([rateOf(0, 0), averageOf(0, 0), changeOf({ now: 5, before: 0 })]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect([rateOf(1, 4), averageOf(10, 4), changeOf({ now: 5, before: 4 })]).toEqual([0.25, 3, 0.25])
  expect(turnsAYear({ usedMinor: 100, valueMinor: 0, days: 30 })).toBeUndefined()
  expect(turnsAYear({ usedMinor: 100, valueMinor: 365, days: 100 })).toBeCloseTo(1)
  expect(daysLeftOf({ onHand: 10, used: 0, days: 30 })).toBeUndefined()
})
