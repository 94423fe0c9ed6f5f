import { expect, it } from 'vitest'
import { learn, learnTogether, mixed } from './gaussian.ts'

const belief = {
  mean: [1000, 850],
  covariance: [
    [900, 600],
    [600, 1600],
  ],
}

it('takes a sure reading as it is, and moves what hangs together with it', () => {
  const { mean, covariance } = learn(belief, [{ index: 0, mm: 1030, sd: 0 }])
  expect(mean[0]).toBeCloseTo(1030)
  expect(mean[1]).toBeCloseTo(850 + (600 / 900) * 30)
  expect(covariance[0]?.[0]).toBeCloseTo(0)
  expect(covariance[1]?.[1]).toBeCloseTo(1600 - (600 * 600) / 900)
})

it('comes to the same in whatever order readings are taken in', () => {
  const readings = [
    { index: 0, mm: 1030, sd: 20 },
    { index: 1, mm: 800, sd: 30 },
  ]
  const [one, other] = [learn(belief, readings), learn(belief, [...readings].reverse())]
  expect(one.mean[0]).toBeCloseTo(other.mean[0] ?? 0, 9)
  expect(one.covariance[1]?.[1]).toBeCloseTo(other.covariance[1]?.[1] ?? 0, 9)
  expect(one.agreement).toBeCloseTo(other.agreement, 9)
})

it('agrees more with what it expected', () => {
  const agreement = (mm: number) => learn(belief, [{ index: 0, mm, sd: 10 }]).agreement
  expect(agreement(1000)).toBeGreaterThan(agreement(1100))
})

it('mixes two beliefs into one that is wider than both where they differ', () => {
  const far = { ...belief, mean: [1100, 850] }
  const { mean, covariance } = mixed([
    { ...belief, share: 0.5 },
    { ...far, share: 0.5 },
  ])
  expect(mean).toEqual([1050, 850])
  expect(covariance).toEqual([
    [900 + 50 * 50, 600],
    [600, 1600],
  ])
})

it('takes readings that stray apart as it takes them one by one', () => {
  const readings = [
    { index: 0, mm: 1030, sd: 20 },
    { index: 1, mm: 800, sd: 30 },
  ]
  const strays = [
    [400, 0],
    [0, 900],
  ]
  const [one, together] = [learn(belief, readings), learnTogether(belief, readings, strays)]
  together.mean.forEach((mm, i) => {
    expect(mm).toBeCloseTo(one.mean[i] ?? 0, 6)
  })
  expect(together.covariance[0]?.[1]).toBeCloseTo(one.covariance[0]?.[1] ?? 0, 6)
  expect(together.agreement).toBeCloseTo(one.agreement, 6)
})

it('believes two readings less that stray together and say the same', () => {
  const readings = [
    { index: 0, mm: 1060, sd: 30 },
    { index: 1, mm: 910, sd: 30 },
  ]
  const found = (shared: number) =>
    learnTogether(belief, readings, [
      [900, shared],
      [shared, 900],
    ])
  expect(found(800).mean[0]).toBeLessThan(found(0).mean[0] ?? 0)
  expect(found(800).covariance[0]?.[0]).toBeGreaterThan(found(0).covariance[0]?.[0] ?? 0)
})
