import { describe, expect, it } from 'vitest'
import { refitSiteScale, startScale } from './site-scale.ts'

const pairs = (count: number, ratio: number) =>
  Array.from({ length: count }, () => ({ site: 'waist', photoMm: 800, tapeMm: 800 * ratio }) as const)

describe('the scale of a site', () => {
  it('stays as it was without pairs', () => {
    expect(refitSiteScale([])).toEqual({})
    expect(startScale('waist').scale).toBe(1.02)
  })

  it('moves a little for one pair and nearly all the way for many', () => {
    const one = refitSiteScale(pairs(1, 1.05)).waist
    const many = refitSiteScale(pairs(100, 1.05)).waist
    expect(one?.scale).toBeGreaterThan(1.02)
    expect(one?.scale).toBeLessThan(1.03)
    expect(many?.scale).toBeCloseTo(1.048, 2)
    expect(many?.sd).toBeLessThan((one?.sd ?? 0) / 2)
  })

  it('is not led away by a slip of the tape', () => {
    const honest = refitSiteScale(pairs(12, 1.02)).waist?.scale ?? 0
    const slipped = refitSiteScale([...pairs(12, 1.02), ...pairs(1, 2.5)]).waist?.scale ?? 0
    expect(slipped - honest).toBeLessThan(0.005)
    expect(refitSiteScale(pairs(1, 10)).waist?.scale).toBeLessThan(1.05)
  })

  it('counts a doubtful pair less', () => {
    const [sure] = pairs(1, 1.06)
    if (!sure) throw new Error('There is one.')
    const doubtful = refitSiteScale([{ ...sure, weight: 0.2 }]).waist?.scale ?? 0
    expect(doubtful).toBeLessThan(refitSiteScale([sure]).waist?.scale ?? 0)
  })

  it('passes over what cannot be', () => {
    const impossible = { site: 'hips', photoMm: 0, tapeMm: Number.NaN } as const
    expect(refitSiteScale([impossible])).toEqual({})
  })
})
