import { expect, test } from 'vitest'
import { areOld, unsureGirths } from './sizes-advice.ts'

const now = new Date('2026-06-01T00:00:00Z')

test('sizes of a year ago are good, older ones are to be taken again', () => {
  expect(areOld({ takenAt: '2025-06-01T00:00:00Z' }, now)).toBe(false)
  expect(areOld({ takenAt: '2025-05-31T23:59:59Z' }, now)).toBe(true)
})

test('a girth by photo further off than the ease forgives is named; one by tape never', () => {
  const value = (field: string, plusMinusMm?: number) => ({ field, typed: '90', plusMinusMm })
  const values = [value('chest', 28), value('waist', 20), value('hips'), value('ankle', 40)]
  expect(unsureGirths({ values })).toEqual([{ field: 'chest', plusMinusMm: 28 }])
})
