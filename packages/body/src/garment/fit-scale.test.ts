import { cuts, fitZones } from '@darzi/tailoring/collection/finished.ts'
import { fitLabels, fitOf } from '@darzi/tailoring/collection/fit.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { zoneScores } from './fit-scale.ts'

test('the map and the table say the same word, whatever the cloth gives; what is smaller than the body is tight at the most', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...cuts),
      fc.constantFrom(...fitZones),
      fc.integer({ min: 100, max: 1800 }),
      fc.integer({ min: -400, max: 400 }),
      fc.integer({ min: 0, max: 200 }),
      (cut, zone, bodyMm, easeMm, stretchPercent) => {
        const finished = { size: 'M', zonesMm: { [zone]: bodyMm + easeMm }, lengthMm: 700 }
        const cloth = { kind: 'cotton', gramsPerSquareMetre: 160, stretchPercent } as const
        const garment = { cut, cloth, finished }
        const [told] = fitOf({ [zone]: bodyMm }, garment)
        const score = zoneScores({ [zone]: bodyMm }, garment)[zone]
        expect(score === undefined).toBe(told === undefined)
        if (!told || score === undefined) return
        expect(fitLabels[Math.min(4, Math.floor(score))]).toBe(told.label)
        if (easeMm < 0) expect(score).toBeLessThan(2)
      },
    ),
    { numRuns: 1000 },
  )
})
