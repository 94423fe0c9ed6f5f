import { type Estimates, sites } from '@darzi/body/shapes.ts'
import { expect, test } from 'vitest'
import { exportedScan } from './export-scan.ts'

test('the exported file holds the sizes in centimetres, whose they are and when they were taken', () => {
  const estimates = Object.fromEntries(
    sites.map((site) => [site, { mm: 964.4, plusMinusMm: 20, from: 'photo' }]),
  ) as Estimates
  const scan = {
    id: 'a',
    takenAt: '2026-11-21T10:00:00.000Z',
    estimates,
    tape: {},
    person: { sex: 'male', heightMm: 1745, weightKg: 70 },
    quality: { hasFront: true, hasSide: true, notices: [] },
  } as const
  const file = exportedScan(scan, undefined)
  expect(Object.keys(file)).toEqual(['measurements', 'user_id', 'created_at'])
  expect(file.measurements).toMatchObject({ height: 174.5, chest: 96.4, inseam: 96.4 })
  expect(file.measurements).toMatchObject({ shoulder: 96.4, sleeve: 96.4, shoulder_width: 96.4 })
  expect(file).toMatchObject({ user_id: null, created_at: '2026-11-21T10:00:00.000Z' })
  expect(exportedScan(scan, 'u1').user_id).toBe('u1')
})
