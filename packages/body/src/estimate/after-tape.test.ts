import { expect, test } from 'vitest'
import { type Estimates, sites } from '../shapes.ts'
import { afterTape } from './after-tape.ts'
import { estimateBody } from './estimate-body.ts'

const person = { sex: 'male', heightMm: 1740, weightKg: 76 } as const
const { estimates } = estimateBody({ person })

/** As photos would have left it: surer, and a little off what the build alone says. */
const seen = Object.fromEntries(
  sites.map((site) => {
    const { mm, plusMinusMm } = estimates[site]
    return [site, { mm: mm * 1.02, plusMinusMm: plusMinusMm * 0.6, from: 'photo' }]
  }),
) as Estimates

test('without photos the tape moves the other sizes as it does when all is estimated at once', () => {
  const tape = { waist: estimates.waist.mm + 60 }
  const later = afterTape({ person, estimates, tape })
  const atOnce = estimateBody({ person, tape }).estimates
  for (const site of sites) {
    expect(later[site].mm).toBeCloseTo(atOnce[site].mm, 0)
    expect(later[site].plusMinusMm).toBeCloseTo(atOnce[site].plusMinusMm, 0)
  }
})

test('a size read by tape is the tape’s, and its neighbours follow it and are surer than before', () => {
  const after = afterTape({ person, estimates: seen, tape: { waist: seen.waist.mm + 40 } })
  expect(after.waist).toMatchObject({ mm: Math.round((seen.waist.mm + 40) * 10) / 10, from: 'tape' })
  expect(after.hips.mm).toBeGreaterThan(seen.hips.mm)
  expect(after.hips.from).toBe('photo')
  for (const site of sites) expect(after[site].plusMinusMm).toBeLessThanOrEqual(seen[site].plusMinusMm + 0.05)
})

test('photos hold their sizes against the tape of another place more than the build alone would', () => {
  const tape = (from: Estimates) => ({ chest: from.chest.mm + 50 })
  const moved = (from: Estimates) =>
    afterTape({ person, estimates: from, tape: tape(from) }).waist.mm - from.waist.mm
  expect(moved(seen)).toBeLessThan(moved(estimates))
  expect(moved(seen)).toBeGreaterThan(0)
})

test('a second reading after the first is saved makes no size surer than both at once, and both stay as read', () => {
  const first = { waist: seen.waist.mm + 40 }
  const both = { ...first, hips: seen.hips.mm + 25 }
  const atOnce = afterTape({ person, estimates: seen, tape: both })
  const inTurn = afterTape({
    person,
    estimates: afterTape({ person, estimates: seen, tape: first }),
    tape: both,
  })
  for (const site of sites) {
    expect(inTurn[site].plusMinusMm).toBeGreaterThan(atOnce[site].plusMinusMm * 0.93)
    expect(Math.abs(inTurn[site].mm - atOnce[site].mm)).toBeLessThan(atOnce[site].plusMinusMm / 3)
  }
  for (const site of ['waist', 'hips'] as const) expect(inTurn[site].mm).toBeCloseTo(both[site], 0)
  expect(afterTape({ person, estimates: inTurn, tape: both })).toEqual(inTurn)
})

test.each([-90, -40, 40, 90])(
  'a size read anew by %d mm after it was saved draws the others where the good reading alone would',
  (by) => {
    const good = { chest: seen.chest.mm + by }
    const slip = afterTape({ person, estimates: seen, tape: { chest: seen.chest.mm + 15 } })
    const mended = afterTape({ person, estimates: slip, tape: good })
    const atOnce = afterTape({ person, estimates: seen, tape: good })
    expect(mended.chest).toMatchObject({ mm: Math.round(good.chest * 10) / 10, from: 'tape' })
    for (const site of sites) {
      const moved = Math.abs(atOnce[site].mm - slip[site].mm)
      expect(Math.abs(mended[site].mm - atOnce[site].mm)).toBeLessThan(1 + 0.4 * moved)
      expect(mended[site].plusMinusMm).toBeGreaterThanOrEqual(
        Math.min(slip[site].plusMinusMm, atOnce[site].plusMinusMm) - 0.1,
      )
    }
  },
)

test('no reading, and what no tape can say, change nothing', () => {
  expect(afterTape({ person, estimates: seen, tape: {} })).toEqual(seen)
  expect(afterTape({ person, estimates: seen, tape: { chest: Number.NaN, waist: -4 } })).toEqual(seen)
})
