import { type Site, sites } from '@darzi/body/shapes.ts'
import { expect, it } from 'vitest'
import { examineSurveyed } from './examine.ts'
import { firstTrial } from './first-trial.ts'
import { hasSurvey } from './survey.ts'

const promised = sites.filter(
  (site): site is Site & keyof typeof firstTrial => firstTrial[site] !== undefined,
)

it.skipIf(!hasSurvey)(
  'surveyed people with simulated photos are read no worse than in the first trial',
  () => {
    const marks = examineSurveyed()
    for (const site of promised) {
      const { error = Number.NaN } = marks[site] ?? {}
      expect([site, Number(error.toFixed(1)) <= (firstTrial[site] ?? 0)]).toEqual([site, true])
    }
  },
  120_000,
)
