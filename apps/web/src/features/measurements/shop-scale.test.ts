import { estimateBody } from '@darzi/body/estimate/estimate-body.ts'
import { startScale } from '@darzi/body/estimate/site-scale.ts'
import { expect, test } from 'vitest'
import type { StoredScan } from '../body-scans/stored-scan.ts'
import { atShopTape, scalesOf, sizesAtShopTape } from './shop-scale.ts'

const person = { sex: 'male', heightMm: 1740, weightKg: 76 } as const
const { estimates } = estimateBody({ person })
const byPhoto = (mm: number) => ({ mm, plusMinusMm: 20, from: 'photo' as const })
const scan: StoredScan = {
  id: '0193c1de-0000-7000-8000-000000000001',
  takenAt: '2026-11-21T10:00:00.000Z',
  person,
  tape: {},
  estimates: { ...estimates, chest: byPhoto(1000), waist: byPhoto(850) },
  photoMm: { chest: 1000 / startScale('chest').scale, waist: 850 / startScale('waist').scale },
  quality: { hasFront: true, hasSide: true, notices: [] },
}
const pair = { site: 'chest', photoMm: 1000, tapeMm: 1030 } as const
const readOver = Array.from({ length: 20 }, () => pair)

test('a measuring goes to the shop’s tape where the shop has pairs, and what was applied is kept with it', () => {
  const there = atShopTape(scan, scalesOf(readOver))
  expect(there.estimates.chest.mm).toBeGreaterThan(1020)
  expect(there.estimates.chest.mm).toBeLessThan(1030)
  expect(there.shopScale).toEqual({ chest: expect.closeTo(startScale('chest').scale * 1.023, 2) })
  expect(there.photoMm).toBe(scan.photoMm)
  expect(there.estimates.waist).toEqual(scan.estimates.waist)
})

test('it is brought there once: the same scales again, or later ones, change nothing', () => {
  const there = atShopTape(scan, scalesOf(readOver))
  expect(atShopTape(there, scalesOf(readOver))).toBe(there)
  expect(atShopTape(there, scalesOf([pair]))).toBe(there)
})

test('of a record by photo only what the shop’s tape says otherwise is told, and never what a tape read or a scale moved', () => {
  const chest = { field: 'chest', typed: '100', mm: 1000, from: 'photo', photoMm: 971 } as const
  const [told, ...others] = sizesAtShopTape([chest, { ...chest, field: 'waist' }], scalesOf(readOver))
  expect(told).toMatchObject({ site: 'chest', mm: expect.closeTo(1023, 0) })
  expect(others).toEqual([])
  const untold = [
    { ...chest, from: 'tape' },
    { ...chest, shopScale: 1.05 },
    { ...chest, photoMm: undefined },
  ] as const
  for (const value of untold) expect(sizesAtShopTape([value], scalesOf(readOver))).toEqual([])
})

test('what a tape read or the build told is not touched', () => {
  const { chest } = scan.estimates
  const taped: StoredScan = { ...scan, estimates: { ...scan.estimates, chest: { ...chest, from: 'tape' } } }
  expect(atShopTape(taped, scalesOf(readOver))).toBe(taped)
  const { photoMm: _, ...old } = scan
  expect(atShopTape(old, scalesOf(readOver))).toBe(old)
})

test('a later refit counts against what the photos alone said: a scale does not feed on itself', () => {
  const aloneMm = 1000 / startScale('chest').scale
  const fitted = scalesOf(readOver.map((each) => ({ ...each, aloneMm }))).chest?.scale
  // The same people measured again, with the scale applied: their stored sizes have moved, their tape has not.
  const again = scalesOf(readOver.map((each) => ({ ...each, photoMm: 1023, aloneMm }))).chest?.scale
  expect(again).toBe(fitted)
})
