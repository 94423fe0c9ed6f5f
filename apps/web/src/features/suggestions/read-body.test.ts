import { estimateBody } from '@darzi/body/estimate/estimate-body.ts'
import { expect, test } from 'vitest'
import { readBody } from './read-body.ts'

const person = { sex: 'male' as const, heightMm: 1750, weightKg: 72 }
const scan = {
  ...{ id: 'one', takenAt: '2026-01-01T00:00:00Z', person, tape: {} },
  estimates: estimateBody({ person }).estimates,
  quality: { hasFront: false, hasSide: false, notices: [] },
}

test('a tape reading counts before the photo', () => {
  const { sizes } = readBody({ ...scan, tape: { waist: 777 } })
  expect(sizes.waist).toBe(777)
  expect(sizes.chest).toBe(scan.estimates.chest.mm)
})

test('what a person says of their shape is taken, else it follows from the sizes', () => {
  expect(readBody({ ...scan, person: { ...person, bodyShape: 'plus' } })).toMatchObject({
    shape: 'plus',
    isSaid: true,
  })
  expect(readBody(scan)).toMatchObject({ shape: 'regular', isSaid: false })
})

test('from height and weight alone it is not called sure', () => {
  expect(readBody(scan).sure.band).not.toBe('green')
})
