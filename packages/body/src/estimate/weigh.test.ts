import { expect, it } from 'vitest'
import { sites } from '../shapes.ts'
import { learn } from './gaussian.ts'
import { priorOf } from './prior.ts'
import { weigh } from './weigh.ts'

const build = { heightMm: 1750, weightKg: 75 }
const waist = sites.indexOf('waist')
const reading = [{ index: waist, mm: 930, sd: 25 }]
const weighed = weigh('male', build, (belief) => learn(belief, reading))

it('makes of a reading what the survey itself would', () => {
  expect(weighed.mean).toEqual(learn(priorOf('male', build, 1), reading).mean)
})

it('doubts it as of a customer, who is not of the survey', () => {
  const ofSurvey = learn(priorOf('male', build, 1), reading).covariance[waist]?.[waist] ?? 0
  expect(weighed.covariance[waist]?.[waist]).toBeGreaterThan(ofSurvey * 1.1)
})

it('leans less on the survey for a build that nobody in it has', () => {
  const pull = (weightKg: number) => {
    const heavy = { heightMm: 1750, weightKg }
    const before = priorOf('male', heavy).mean[waist] ?? 0
    const after = weigh('male', heavy, (belief) =>
      learn(belief, [{ index: waist, mm: before + 100, sd: 40 }]),
    )
    return (after.mean[waist] ?? 0) - before
  }
  expect(pull(125)).toBeGreaterThan(pull(110) + 5)
})
