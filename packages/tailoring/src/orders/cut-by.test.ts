import { expect, test } from 'vitest'
import { cutBy } from './cut-by.ts'

const values = ['bicep', 'chest', 'inseam', 'neck'].map((field) => ({ field }))
const names = (rows: readonly { field: string }[]) => rows.map(({ field }) => field)

test('what a garment is cut by stands in its own order, the rest of the body after it', () => {
  const { own, others } = cutBy(values, ['neck', 'chest', 'sleeve'])
  expect([names(own), names(others)]).toEqual([
    ['neck', 'chest'],
    ['bicep', 'inseam'],
  ])
})

test('of a garment without fields all stands as it was', () => {
  expect(cutBy(values, [])).toEqual({ own: [], others: values })
})
