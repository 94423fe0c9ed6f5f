import { sites } from '@darzi/body/shapes.ts'
import { describe, expect, it } from 'vitest'
import { honestly, jumpDoubt, type Missed, type MissedFar, widened } from './honest.ts'
import { mean, normal } from './least-squares.ts'
import { randomFrom } from './random-from.ts'

/** People whose sizes are thought to stray by 10 mm and do by so many; `growing` is by what power of their pictures' unsureness more. */
function people(
  count: number,
  { strayMm, seed, growing = 0 }: { strayMm: number; seed: number; growing?: number },
) {
  const random = randomFrom(seed)
  return Array.from({ length: count }, (): Missed[] => {
    const unsure = Math.exp(0.25 * normal(random))
    return sites.map(() => ({
      mm: Math.abs(strayMm * unsure ** growing * normal(random)),
      sd: 10,
      unsure,
    }))
  })
}

const share = (missed: readonly Missed[][], isWithin: (row: Missed[]) => boolean) =>
  missed.filter(isWithin).length / missed.length

describe('how wide the ± must be', () => {
  it('is as wide as the sizes stray, so that nine of ten lie within', () => {
    for (const strayMm of [9, 14]) {
      const missed = people(4000, { strayMm, seed: 1 })
      const { honest, growing } = honestly(missed)
      for (const [k, times] of honest.entries()) {
        expect(times).toBeCloseTo(strayMm / 10, 1)
        expect(growing[k]).toBeLessThanOrEqual(0.1)
        expect(share(missed, (row) => isWithin(row[k], { times, growing: growing[k] }))).toBeCloseTo(0.9, 2)
      }
    }
  })

  it('grows with the pictures’ unsureness where the sizes do, so that as many hold of unsure pictures as of sure ones', () => {
    const missed = people(6000, { strayMm: 11, seed: 2, growing: 1 })
    const { honest, growing } = honestly(missed)
    const [sure, unsure] = [missed.filter((row) => isSure(row)), missed.filter((row) => !isSure(row))]
    const lostBy = (powers: readonly number[]) =>
      honest.map((times, k) => {
        const holds = (row: Missed[]) => isWithin(row[k], { times, growing: powers[k] })
        return share(sure, holds) - share(unsure, holds)
      })
    expect(Math.abs(mean(lostBy(growing)))).toBeLessThan(0.03)
    expect(mean(lostBy([]))).toBeGreaterThan(0.06)
  })

  it('does not believe a growth that a few hundred people show by chance', () => {
    const { growing } = honestly(people(500, { strayMm: 10, seed: 3 }))
    expect(mean(growing)).toBeLessThan(0.1)
  })
})

const isSure = ([first]: readonly Missed[]) => (first?.unsure ?? 1) < 1
const isWithin = (
  { mm, sd, unsure }: Missed = { mm: 0, sd: 1, unsure: 1 },
  { times, growing = 0 }: { times: number; growing?: number | undefined },
) => mm <= 1.645 * sd * times * unsure ** growing

describe('how much a jumping outline adds to it', () => {
  const width = { honest: sites.map(() => 1.1), growing: sites.map(() => 0.5) }

  it('is so much that nine of ten lie within again', () => {
    const missed = people(4000, { strayMm: 60, seed: 4 })
    for (const [k, doubt] of jumpDoubt(missed, width).entries()) {
      const held = share(missed, (row) => {
        const { mm, sd, unsure } = row[k] ?? { mm: 0, sd: 1, unsure: 1 }
        return mm <= 1.645 * Math.hypot(1.1 * sd * unsure ** 0.5, doubt)
      })
      expect(held).toBeCloseTo(0.9, 2)
    }
  })

  it('is nothing where the ± holds as it is', () => {
    expect(jumpDoubt(people(4000, { strayMm: 11, seed: 5, growing: 0.5 }), width)).toEqual(sites.map(() => 0))
  })
})

describe('how much wider the ± must be of bodies far out', () => {
  it('is learnt site by site, so that nine of ten lie within', () => {
    const random = randomFrom(4)
    const missed = Array.from({ length: 4000 }, (): MissedFar => {
      const out = random()
      const strayed = (widening: number) => ((1 + widening * out) * Math.abs(normal(random))) / 1.645
      return { out, weight: 1, times: sites.map((_, k) => strayed(k % 2 === 0 ? 0.4 : 1.5)) }
    })
    for (const [k, widening] of widened(missed).entries()) {
      expect(Math.abs(widening - (k % 2 === 0 ? 0.4 : 1.5))).toBeLessThan(0.2)
      const within = missed.filter(({ out, times }) => (times[k] ?? 0) <= 1 + widening * out)
      expect(within.length / missed.length).toBeCloseTo(0.9, 2)
    }
  })

  it('stays within reason for the sake of bodies that do not look unusual', () => {
    const random = randomFrom(5)
    const missed = Array.from({ length: 1000 }, (_, r): MissedFar => {
      const looksUnusual = r % 4 > 0
      const times = sites.map(() => (looksUnusual ? 1.4 : 2) * Math.abs(normal(random) / 1.645))
      return { out: looksUnusual ? 0.9 : 0.01, weight: 1, times }
    })
    for (const widening of widened(missed)) expect(widening).toBeLessThan(0.8)
  })
})
