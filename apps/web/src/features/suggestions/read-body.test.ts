import { estimateBody } from '@darzi/body/estimate/estimate-body.ts'
import { expect, test } from 'vitest'
import { readBody } from './read-body.ts'

const person = { sex: 'male' as const, heightMm: 1750, weightKg: 72 }
const scan = {
  id: 'one',
  takenAt: '2026-01-01T00:00:00Z',
  person,
  tape: {},
  estimates: estimateBody({ person }).estimates,
  quality: { hasFront: false, hasSide: false, notices: [] },
}

test('a tape reading counts before the photo', () => {
  const { sizes } = readBody({ ...scan, tape: { waist: 777 } })
  expect(sizes.waist).toBe(777)
  expect(sizes.chest).toBe(scan.estimates.chest.mm)
})

test('the build follows from the sizes; what a person says of it is told beside it where it differs', () => {
  const said = (bodyShape: 'plus' | 'regular') => readBody({ ...scan, person: { ...person, bodyShape } })
  const { cuts, cloths } = readBody(scan)
  expect(said('plus')).toMatchObject({ shape: 'regular', saidShape: 'plus', cuts, cloths })
  expect(said('regular')).toMatchObject({ shape: 'regular', saidShape: undefined })
  expect(readBody(scan)).toMatchObject({ shape: 'regular', saidShape: undefined })
})

test('from height and weight alone it is not called sure', () => {
  expect(readBody(scan).sure.band).not.toBe('green')
})
