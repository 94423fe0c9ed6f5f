import { expect, test } from 'vitest'
import { examPeople } from './exam-people.ts'
import { farOut } from './far-from-learnt.ts'
import { readingsOf } from './photo-readings.ts'
import { priorOf } from './prior.ts'

const build = { sex: 'female', heightMm: 1600, weightKg: 88 } as const
const { mean, covariance } = priorOf('female', build, 1)
const usual = Array.from({ length: 20 }, () => 0.6)
/** Every size so many of the survey's spreads larger than her build lets expect. */
const larger = (spreads: number) => mean.map((mm, k) => mm + spreads * Math.sqrt(covariance[k]?.[k] ?? 0))

test('a body like those learnt from is told as before, one unlike them less and less surely', () => {
  const told = [0, 1, 1.33, 1.6, 3].map((spreads) => farOut({ mm: larger(spreads), along: usual, build }))
  for (const each of told.slice(0, 2))
    expect(each).toMatchObject({ share: 0, wider: 1, surveyVariance: 1, isUnusual: false })
  for (const name of ['share', 'wider', 'surveyVariance'] as const) {
    const values = told.map((each) => each[name])
    expect(values).toEqual([...values].sort((a, b) => a - b))
  }
  expect(told.at(-1)?.share).toBe(1)
  expect(told.map(({ isUnusual }) => isUnusual)).toEqual([false, false, false, true, true])
})

test('so is one that stands far out along the main directions of bodies, heavy as its build says or not', () => {
  const far = Array.from({ length: 20 }, () => 2)
  expect(farOut({ mm: larger(0), along: far, build }).isUnusual).toBe(true)
})

test('whose sex is not said is unlike others only where they are unlike women and men', () => {
  const told = farOut({ mm: larger(0), along: usual, build: { ...build, sex: 'unknown' } })
  expect(told.wider).toBe(1)
})

test('of people like those learnt from, hardly one in twelve is taken for unusual', () => {
  const unusual = examPeople().filter(({ read }) => readingsOf(read, { isSpoilt: false }).isUnusual)
  expect(unusual.length / examPeople().length).toBeLessThan(0.085)
})
