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
    expect(each).toMatchObject({ share: 0, wider: mean.map(() => 1), surveyVariance: 1, isUnusual: false })
  for (const name of ['share', 'wider', 'surveyVariance'] as const) {
    const values = told.map((each) => [each[name]].flat()[0] ?? 0)
    expect(values).toEqual([...values].sort((a, b) => a - b))
  }
  expect(told.at(-1)?.share).toBe(1)
  expect(told.map(({ isUnusual }) => isUnusual)).toEqual([false, false, false, true, true])
})

test('so is one that stands far out along the main directions of bodies, heavy as its build says or not', () => {
  const far = Array.from({ length: 20 }, () => 2)
  expect(farOut({ mm: larger(0), along: far, build }).isUnusual).toBe(true)
})

test('how much less surely is the site’s and the build’s own, and no step lies between two builds', () => {
  const widening = [0.5, 1, 2].map((times) => mean.map((_, k) => (k === 0 ? 0 : times)))
  const told = (weightKg: number) => {
    const heavier = { ...build, weightKg }
    const { mean: sizes, covariance: spread } = priorOf('female', heavier, 1)
    const mm = sizes.map((each, k) => each + 3 * Math.sqrt(spread[k]?.[k] ?? 0))
    return farOut({ mm, along: usual, build: heavier, widening }).wider
  }
  const [lean, middling, heavy] = [54, 67, 88].map(told)
  expect([lean?.[0], middling?.[0], heavy?.[0]]).toEqual([1, 1, 1])
  const more = [lean, middling, heavy].map((each) => (each?.[1] ?? 1) - 1)
  expect(more.map((each) => each / (more[1] ?? 1))).toEqual(
    [0.5, 1, 2].map((each) => expect.closeTo(each, 6)),
  )
  for (let weightKg = 54; weightKg < 88; weightKg += 0.5)
    expect(Math.abs((told(weightKg + 0.5)[1] ?? 0) - (told(weightKg)[1] ?? 0))).toBeLessThan(0.25)
})

test('whose sex is not said is unlike others only where they are unlike women and men', () => {
  const told = farOut({ mm: larger(0), along: usual, build: { ...build, sex: 'unknown' } })
  expect(told.wider).toEqual(mean.map(() => 1))
})

test('of people like those learnt from, hardly one in twelve is taken for unusual', () => {
  const unusual = examPeople().filter(({ read }) => readingsOf(read, { isSpoilt: false }).isUnusual)
  expect(unusual.length / examPeople().length).toBeLessThan(0.085)
})
