/** The rules that learn from what happened: what they say, and that what they say of their own sureness comes true. */
import { describe, expect, test } from 'vitest'
import { absenceCases, absenceOf } from './call-back-advice.ts'
import { clothAdvice, clothCases } from './cloth-advice.ts'
import { calibrated, type PastCase, reliabilityOf } from './confidence.ts'
import { delayCases, delayRisk } from './delay-advice.ts'
import { oddCases, oddSizes } from './odd-sizes.ts'
import { reorderAdvice, reorderCases } from './reorder-advice.ts'
import { aHistory } from './seeded-history.ts'

const histories = [7, 8, 9, 10].map(aHistory)

describe('confidence', () => {
  const cases = (from: number, right: number, of: number): PastCase[] =>
    Array.from({ length: of }, (_, place) => ({ score: from, cameTrue: place < right }))

  test('few cases are no confidence', () => {
    expect(calibrated(cases(0, 10, 19))).toBeUndefined()
  })

  test('a stronger score is never less sure, and nothing is certain', () => {
    const sure = calibrated([
      ...cases(0, 2, 20),
      ...cases(1, 18, 20),
      ...cases(2, 15, 20),
      ...cases(3, 20, 20),
    ])
    const shares = [0, 1, 2, 3].map((score) => sure?.(score + 0.5).share ?? 0)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares[0]).toBeLessThan(0.2)
    expect(shares[3]).toBeLessThan(1)
  })

  /** Learnt on the first two thirds, asked about the last: on the whole nearer than a tenth. */
  test.each([
    ['delay', histories.flatMap(({ made }) => delayCases(made))],
    ['call back', histories.flatMap(({ customers, days }) => absenceCases(customers, days))],
    ['reorder', histories.flatMap(({ items }) => items.flatMap(reorderCases))],
    ['cloth', histories.flatMap(({ metres }) => metres.flatMap(clothCases))],
    ['odd sizes', histories.flatMap(({ people }) => people.flatMap(oddCases))],
  ])('of %s comes true as often as it says', (_, past) => {
    const mixed = past.map((each, place) => ({ each, place: (place * 7919) % past.length }))
    const order = mixed.toSorted((a, b) => a.place - b.place).map(({ each }) => each)
    const cut = Math.floor((order.length * 2) / 3)
    const sure = calibrated(order.slice(0, cut))
    const told = order
      .slice(cut)
      .map(({ score, cameTrue }) => ({ share: sure?.(score).share ?? 0, cameTrue }))
    expect(told.length).toBeGreaterThan(30)
    expect(reliabilityOf(told).apart).toBeLessThan(0.1)
  })
})

test('an order that orders like it never met is at risk, one with much time is not', () => {
  const made = Array.from({ length: 20 }, (_, place) => ({
    garment: 'kurta',
    leadDays: 10,
    madeInDays: 8 + (place % 5),
  }))
  expect(delayRisk(made, { garment: 'kurta', leadDays: 6, ageDays: 1 })?.risk).toBe(1)
  expect(delayRisk(made, { garment: 'shirt', leadDays: 30, ageDays: 1 })?.risk).toBe(0)
  expect(delayRisk(made, { garment: 'kurta', leadDays: 30, ageDays: 20 })).toBeUndefined()
})

test.each([
  [[0, 30, 60], 100, { usualGapDays: 30, awayDays: 40 }],
  [[0, 30, 60], 80, undefined],
  [[0, 30, 60], 300, undefined],
  [[0, 30], 80, undefined],
])('who ordered on %j is missed on day %i: %j', (days, on, absence) => {
  const found = absenceOf(days, on)
  if (absence) expect(found).toMatchObject(absence)
  else expect(found).toBeUndefined()
})

test('cloth that is used every day runs out, and a month of it is bought', () => {
  const used = Array.from({ length: 60 }, () => 1000)
  expect(reorderAdvice(used, 14_000)).toEqual({ risk: 1, perDay: 1000, buy: 16_000 })
  expect(reorderAdvice(used, 20_000)?.risk).toBe(0)
  expect(reorderAdvice([1, 2, 3], 1)).toBeUndefined()
})

test('what pieces took is proposed when the list says otherwise', () => {
  const metres = Array.from({ length: 12 }, (_, place) => 2.5 + (place % 3) * 0.1)
  expect(clothAdvice(metres, { fromM: 1.5, toM: 2 })).toEqual({ fromM: 2.5, toM: 2.7 })
  expect(clothAdvice(metres, { fromM: 2.5, toM: 2.7 })).toBeUndefined()
  expect(clothAdvice(metres.slice(0, 7), undefined)).toBeUndefined()
})

test('a size that no body changes to in weeks looks wrong', () => {
  const before = { day: 0, mm: { chest: 1000, waist: 850 } }
  expect(oddSizes(before, { day: 20, mm: { chest: 1010, waist: 950 } })).toMatchObject([{ field: 'waist' }])
  expect(oddSizes(before, { day: 400, mm: { chest: 1200 } })).toEqual([])
})
