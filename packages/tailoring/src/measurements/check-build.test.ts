import { expect, test } from 'vitest'
import { checkBuild } from './check-build.ts'

test('pounds typed as kilograms are asked about, with what they would be, and kilograms typed as pounds', () => {
  const [pounds] = checkBuild({ heightMm: 1700, weightKg: 154 }, 'kg')
  expect(pounds).toMatchObject({
    field: 'weight',
    code: 'weightInOtherUnit',
    params: { value: '154.0', converted: '69.9', unit: 'kg' },
  })
  const [kilograms] = checkBuild({ heightMm: 1700, weightKg: 70 * 0.45359237 }, 'lb')
  expect(kilograms?.params).toEqual({ value: '70.0', converted: '154.3', unit: 'lb' })
})

test.each([
  [1700, 70, 'kg'],
  [1550, 38, 'kg'],
  [1700, 120, 'kg'],
  [1700, 68.04, 'lb'],
  [1500, 250, 'kg'],
] as const)('%d mm and %d kg asked in %s are taken as they are', (heightMm, weightKg, unit) => {
  expect(checkBuild({ heightMm, weightKg }, unit)).toEqual([])
})
