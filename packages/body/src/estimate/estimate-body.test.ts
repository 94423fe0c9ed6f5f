import { describe, expect, it } from 'vitest'
import { sites } from '../shapes.ts'
import { estimateBody } from './estimate-body.ts'

const man = { sex: 'male', heightMm: 1750, weightKg: 75 } as const
const woman = { sex: 'female', heightMm: 1620, weightKg: 60 } as const

describe('a body from its build alone', () => {
  it('has all eighteen sizes with a ± each, and says that they come from the build', () => {
    const { estimates, torso } = estimateBody({ person: man })
    expect(Object.keys(estimates)).toEqual([...sites])
    for (const { mm, plusMinusMm, from } of Object.values(estimates)) {
      expect(mm).toBeGreaterThan(100)
      expect(plusMinusMm).toBeGreaterThan(5)
      expect(plusMinusMm).toBeLessThan(120)
      expect(from).toBe('build')
    }
    expect(torso).toBeUndefined()
  })

  it('is that of an ordinary man and an ordinary woman', () => {
    const { chest, waist, hips, inseam } = estimateBody({ person: man }).estimates
    const rough = [chest.mm - 1000, waist.mm - 865, hips.mm - 965, inseam.mm - 845]
    for (const off of rough) expect(Math.abs(off)).toBeLessThan(10)
    const hers = estimateBody({ person: woman }).estimates
    expect(hers.waist.mm).toBeLessThan(waist.mm)
    expect(hers.hips.mm).toBeGreaterThan(950)
  })

  it('lies between both where the sex is not said, with wider limits', () => {
    const build = { heightMm: 1700, weightKg: 70 }
    const of = (sex: 'male' | 'female' | 'unknown') =>
      estimateBody({ person: { sex, ...build } }).estimates.hips
    const middle = (of('male').mm + of('female').mm) / 2
    expect(of('unknown').mm).toBeCloseTo(middle, 0)
    expect(of('unknown').plusMinusMm).toBeGreaterThan(of('male').plusMinusMm)
  })

  it('is less sure of a very heavy body and of an old one', () => {
    const usual = estimateBody({ person: man }).estimates.waist.plusMinusMm
    const heavy = estimateBody({ person: { ...man, weightKg: 125 } }).estimates.waist.plusMinusMm
    const old = estimateBody({ person: { ...man, ageYears: 67 } }).estimates.waist.plusMinusMm
    expect(heavy).toBeGreaterThan(usual * 1.2)
    expect(old).toBeGreaterThan(usual * 1.2)
  })
})

describe('a tape reading', () => {
  it('stands as it was typed, and draws the sizes near it along', () => {
    const before = estimateBody({ person: man }).estimates
    const { estimates } = estimateBody({ person: man, tape: { waist: before.waist.mm + 60 } })
    expect(estimates.waist).toMatchObject({ mm: before.waist.mm + 60, from: 'tape' })
    expect(estimates.waist.plusMinusMm).toBeLessThan(14)
    expect(estimates.chest.mm).toBeGreaterThan(before.chest.mm + 3)
    expect(estimates.chest.plusMinusMm).toBeLessThan(before.chest.plusMinusMm)
  })

  it('that is no number is passed over', () => {
    expect(estimateBody({ person: man, tape: { waist: Number.NaN, chest: -3 } })).toEqual(
      estimateBody({ person: man }),
    )
  })

  it('tells apart what the sex left open', () => {
    const person = { sex: 'unknown', heightMm: 1700, weightKg: 70 } as const
    const open = estimateBody({ person }).estimates.hips.plusMinusMm
    const told = estimateBody({ person, tape: { neck: 390, shoulder_width: 415, wrist: 175 } }).estimates.hips
    expect(told.plusMinusMm).toBeLessThan(open)
  })
})

it('gives the same numbers for the same input, whoever was asked about in between', () => {
  const first = structuredClone(estimateBody({ person: woman, tape: { chest: 940 } }))
  for (const person of [man, { ...woman, sex: 'unknown' } as const, { ...man, weightKg: 130 }])
    estimateBody({ person, tape: { waist: 900, hips: 1010 } })
  expect(estimateBody({ person: woman, tape: { chest: 940 } })).toEqual(first)
})
