import { estimateBody } from '@darzi/body/estimate/estimate-body.ts'
import { sites } from '@darzi/body/shapes.ts'
import { expect, test } from 'vitest'
import type { KeptScan } from '../body-scans/kept-scan.ts'
import { withTape } from './read-tape.ts'

const person = { sex: 'male', heightMm: 1740, weightKg: 76 } as const
const { estimates } = estimateBody({ person })
const quality = { hasFront: true, hasSide: true, notices: [] }
const onDevice: KeptScan = {
  ...{ id: 'a', takenAt: '2026-11-21T10:00:00.000Z', person, estimates, quality },
  tape: {},
}
const waist = estimates.waist.mm + 40
const thigh = estimates.thigh.mm + 20

/** The account knows nothing of what was believed before the tape. */
const fromAccount = ({ untaped: _, ...scan }: KeptScan): KeptScan => scan

test('two corrections in a row on the account leave no size surer than on the device, where both are known at once', () => {
  const first = withTape(onDevice, 'waist', waist)
  const device = withTape(first, 'thigh', thigh).estimates
  const account = withTape(fromAccount(first), 'thigh', thigh)
  for (const site of sites)
    expect(account.estimates[site].plusMinusMm).toBeGreaterThan(device[site].plusMinusMm * 0.93)
  expect(account.estimates.waist).toMatchObject({ mm: Math.round(waist * 10) / 10, from: 'tape' })
  expect(account.tape).toEqual({ waist, thigh })
})

test('the same reading again changes nothing, on the device or on the account', () => {
  const first = withTape(onDevice, 'waist', waist)
  for (const scan of [first, fromAccount(first)])
    expect(withTape(scan, 'waist', waist).estimates).toEqual(first.estimates)
})

test('a reading taken back on the device leaves no trace', () => {
  const first = withTape(onDevice, 'waist', waist)
  expect(withTape(first, 'waist', undefined)).toMatchObject({ tape: {}, estimates })
})
