import { expect, it } from 'vitest'
import { calmed } from './calm.ts'

/** Bodies that differ by breadth (all five features grow) and by slope (the first against the last). */
const axes = [
  [0.9, 0.9, 0.9, 0.9, 0.9],
  [0.3, 0.15, 0, -0.15, -0.3],
]
const known = { axes, rough: [0.15, 0.15, 0.15, 0.15, 0.15] }
const broad = axes.reduce(
  (row, axis, k) => row.map((value, i) => value + (axis[i] ?? 0) * (k ? 1 : 1.5)),
  [0, 0, 0, 0, 0],
)

it('leaves a body as it is whose features agree', () => {
  const { features, restless } = calmed(broad, known)
  features.forEach((value, i) => {
    expect(value).toBeCloseTo(broad[i] ?? 0, 6)
  })
  expect(restless).toBeLessThan(0.5)
})

it('believes a lamp beside an arm only so far, and the others stay nearly as they were', () => {
  const { features, taken, along, restless } = calmed(
    broad.map((value, i) => (i === 2 ? 5 : value)),
    known,
  )
  expect(features[2]).toBeLessThan((broad[2] ?? 0) + 0.6)
  expect((features[2] ?? 0) + (taken[2] ?? 0)).toBeCloseTo(5, 6)
  for (const i of [0, 1, 3, 4]) expect(features[i]).toBeCloseTo(broad[i] ?? 0, 6)
  expect(along[0]).toBeGreaterThan(1.3)
  expect(along[0]).toBeLessThan(1.7)
  expect(restless).toBeGreaterThan(calmed(broad, known).restless + 0.5)
})

it('says of a feature that could not be read what the rest make likely', () => {
  const { features, taken } = calmed(
    broad.map((value, i) => (i === 4 ? Number.NaN : value)),
    known,
  )
  expect(features[4]).toBeCloseTo(broad[4] ?? 0, 0)
  expect(taken[4]).toBe(0)
})

it('stays in the middle where nothing could be read', () => {
  const { features, along } = calmed(axes[0]?.map(() => Number.NaN) ?? [], known)
  expect([...features, ...along]).toEqual([0, 0, 0, 0, 0, 0, 0])
})

it('passes over what is absurd', () => {
  const { features, along } = calmed(
    broad.map((value, i) => (i === 0 ? -5 : value)),
    known,
  )
  expect(features[0]).toBeCloseTo(broad[0] ?? 0, 0)
  expect(along[0]).toBeCloseTo(1.5, 1)
})
