import { expect, test } from 'vitest'
import { estimateBody } from '../estimate/estimate-body.ts'
import { sites } from '../shapes.ts'
import { asUnsureAs, lessSure } from './doubts.ts'

const person = { sex: 'female', heightMm: 1650, weightKg: 62 } as const
const { estimates } = estimateBody({ person, tape: { chest: 900 } })

test('somebody who stood almost as asked gets the same sizes, told less surely, but for what a tape told', () => {
  const told = lessSure(estimates, ['almostPosed'])
  for (const site of sites) expect(told[site].mm).toBe(estimates[site].mm)
  expect(told.waist.plusMinusMm - estimates.waist.plusMinusMm).toBeCloseTo(0.02 * estimates.waist.mm, 0)
  expect(told.chest).toEqual(estimates.chest)
  expect(lessSure(estimates, ['littleRoom'])).toEqual(estimates)
})

test('where two tellings differ, the ± reaches from one to the other', () => {
  const other = estimateBody({ person: { ...person, weightKg: 72 } }).estimates
  const told = asUnsureAs(estimates, [other])
  const between = other.waist.mm - estimates.waist.mm
  expect(between).toBeGreaterThan(30)
  expect(told.waist.plusMinusMm).toBeGreaterThan(between)
  expect(asUnsureAs(estimates, [])).toEqual(estimates)
})
