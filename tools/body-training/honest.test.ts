import { sites } from '@darzi/body/shapes.ts'
import { describe, expect, it } from 'vitest'
import { honestly, jumpDoubt, type Missed } from './honest.ts'
import { normal } from './least-squares.ts'
import { randomFrom } from './random-from.ts'

/** People whose sizes are thought to stray by 10 mm and do by so many. */
function people(count: number, strayMm: number, seed: number): Missed[][] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, () =>
    sites.map(() => ({ mm: Math.abs(strayMm * normal(random)), sd: 10 })),
  )
}

const within = (missed: readonly Missed[][], k: number, sdOf: (sd: number) => number) =>
  missed.filter((row) => (row[k]?.mm ?? 0) <= 1.645 * sdOf(row[k]?.sd ?? 0)).length / missed.length

describe('how wide the ± must be', () => {
  it('is as wide as the sizes stray, so that nine of ten lie within', () => {
    for (const strayMm of [9, 10, 14]) {
      const missed = people(4000, strayMm, 1)
      for (const [k, times] of honestly([missed]).entries()) {
        expect(times).toBeCloseTo(strayMm / 10, 1)
        expect(within(missed, k, (sd) => sd * times)).toBeCloseTo(0.9, 2)
      }
    }
  })

  it('asks both kinds of people alike, however few there are of one', () => {
    const [many, few] = [people(6000, 10, 2), people(600, 16, 3)]
    const [both, ofMany, ofFew] = [[many, few], [many], [few]].map(honestly)
    expect(honestly([few, many])).toEqual(both)
    for (const [k, times] of both?.entries() ?? []) {
      const held = [many, few].map((kind) => within(kind, k, (sd) => sd * times))
      expect(((held[0] ?? 0) + (held[1] ?? 0)) / 2).toBeCloseTo(0.9, 2)
      expect(times).toBeGreaterThan((ofMany?.[k] ?? 0) + 0.1)
      expect(times).toBeLessThan((ofFew?.[k] ?? 0) - 0.1)
    }
  })
})

describe('how much a jumping outline adds to it', () => {
  const honest = sites.map(() => 1.1)

  it('is so much that nine of ten lie within again', () => {
    const missed = people(4000, 60, 4)
    for (const [k, mm] of jumpDoubt(missed, honest).entries())
      expect(within(missed, k, (sd) => Math.hypot(1.1 * sd, mm))).toBeCloseTo(0.9, 2)
  })

  it('is nothing where the ± holds as it is', () => {
    expect(jumpDoubt(people(4000, 11, 5), honest)).toEqual(sites.map(() => 0))
  })
})
