import { expect, test } from 'vitest'
import { rateChange } from './rate-proposal.ts'

test.each([
  ['invited', undefined, 2500, 'offered'],
  ['invited', undefined, 2000, 'nothing'],
  ['active', undefined, 2500, 'proposed'],
  ['active', undefined, 1500, 'proposed'],
  ['paused', undefined, 2500, 'proposed'],
  ['active', undefined, 2000, 'nothing'],
  ['active', 2500, 2500, 'nothing'],
  ['active', 2500, 3000, 'proposed'],
  ['active', 2500, 2000, 'withdrawn'],
] as const)('%s at 20%% with %s proposed: to name %i is %s', (state, proposedRateBp, named, meaning) => {
  expect(rateChange({ state, rateBp: 2000, proposedRateBp }, named)).toBe(meaning)
})
