import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Estimates, type Person, type Site, sites } from '../shapes.ts'
import { afterTape } from './after-tape.ts'
import { checkPerson, possibleHeightMm, possibleWeightKg } from './check-person.ts'
import { drawingReadings } from './drawing-readings.ts'
import { estimateBody } from './estimate-body.ts'

const man = { sex: 'male', heightMm: 1740, weightKg: 76 } as const
const { estimates } = estimateBody({ person: man })

/** The sizes nobody laid a tape on. */
const others = (of: Estimates, tape: Partial<Record<Site, number>>) =>
  sites.filter((site) => !(site in tape)).map((site) => of[site].mm)

test.each([
  ['a neck of 95 cm', { neck: 950 }],
  ['a chest of 250 cm', { chest: 2500 }],
  ['a wrist of 6 cm and a forearm of two metres', { wrist: 60, forearm: 2000 }],
])('%s stands where it was read, as sure as a tape, and draws no other size', (_, tape) => {
  const now = afterTape({ person: man, estimates, tape })
  expect(others(now, tape)).toEqual(others(estimates, tape))
  for (const [site, mm] of Object.entries(tape) as [Site, number][]) {
    expect(now[site]).toMatchObject({ mm, from: 'tape' })
    expect(now[site].plusMinusMm).toBeLessThan(13.3)
  }
})

test('what draws is the same in whatever order it was read, and a slip among good readings silences itself alone', () => {
  const belief = {
    mean: [1000, 850, 950],
    covariance: [0, 1, 2].map((i) => [0, 1, 2].map((j) => (i === j ? 1600 : 1300))),
  }
  const good = [
    { index: 0, mm: 1060, sd: 8 },
    { index: 1, mm: 905, sd: 8 },
  ]
  const slip = { index: 2, mm: 800, sd: 8 }
  expect(drawingReadings(belief, [slip])).toEqual([slip])
  expect(drawingReadings(belief, [slip, ...good])).toEqual(good)
  expect(drawingReadings(belief, [...good, slip])).toEqual(good)
})

const anybody = fc
  .record({
    sex: fc.constantFrom('male' as const, 'female' as const, 'unknown' as const),
    heightMm: fc.integer({ min: possibleHeightMm[0], max: possibleHeightMm[1] }),
    weightKg: fc.integer({ min: possibleWeightKg[0], max: possibleWeightKg[1] }),
  })
  .filter((person) => 'ok' in checkPerson(person))
const length = fc.oneof(fc.integer({ min: 50, max: 2500 }), fc.integer({ min: 100, max: 700 }))
const anyTape: fc.Arbitrary<Partial<Record<Site, number>>> = fc.dictionary(fc.constantFrom(...sites), length)

test('whatever a tape is said to read, the sizes it was not laid on stay those that a person of this build can have', () => {
  const isNear = (person: Person, tape: Partial<Record<Site, number>>, now: Estimates) => {
    const build = estimateBody({ person }).estimates
    for (const site of sites) {
      if (site in tape) expect(now[site].mm).toBe(tape[site])
      const share = now[site].mm / build[site].mm
      if (!(site in tape)) expect(share > 0.3 && share < 1.8, `${site}: ${share} of the build's`).toBe(true)
    }
  }
  fc.assert(
    fc.property(anybody, anyTape, (person, tape) => {
      isNear(person, tape, estimateBody({ person, tape }).estimates)
      isNear(person, tape, afterTape({ person, estimates: estimateBody({ person }).estimates, tape }))
    }),
    { numRuns: 150 },
  )
})
