import { beforeAll, describe, expect, it } from 'vitest'
import type { Avatar, Site } from '../shapes.ts'
import { avatarOf, namesToTry, personOf } from '../testing/bodies.ts'
import { makeAvatar } from './make-avatar.ts'
import { misses } from './promises.ts'
import { ringAt } from './rings.ts'
import { topologyOf } from './topology.ts'

const middle = personOf('a man of the middle')

/** A busy machine may take its time; a quiet one needs less than half a second for each. */
const slow = 60_000

describe.each(namesToTry)('the avatar of %s', (name) => {
  const request = personOf(name)
  let avatar: Avatar
  beforeAll(() => {
    avatar = avatarOf(name)
  }, slow)

  it('measures on its own mesh what the person measures', () => {
    expect(misses(avatar, request.sitesMm)).toEqual([])
  })

  it('is one closed skin of fewer than 40,000 triangles that faces outwards', () => {
    const { openEdges, euler, litres } = topologyOf(avatar)
    expect({ openEdges, euler }).toEqual({ openEdges: 0, euler: 2 })
    expect(avatar.indices.length / 3).toBeLessThan(40_000)
    // A body weighs about a kilogram a litre; sizes alone cannot tell it closer than this.
    expect(litres / (request.weightKg ?? 1)).toBeGreaterThan(0.75)
    expect(litres / (request.weightKg ?? 1)).toBeLessThan(1.25)
  })

  it('stands on the floor, as tall as the person, the same on both sides', () => {
    const [low, high] = heightsOf(avatar)
    expect(low).toBeGreaterThanOrEqual(0)
    expect(low).toBeLessThan(3)
    expect(Math.abs(high - request.heightMm)).toBeLessThan(8)
    expect(Math.abs(sumOfX(avatar))).toBeLessThan(1e-3)
  })
})

describe('an avatar', { timeout: slow }, () => {
  it('is the same for the same numbers', () => {
    const [one, other] = [avatarOf('a man of the middle'), makeAvatar(middle)]
    for (const part of ['positions', 'normals', 'indices'] as const)
      expect(Buffer.from(other[part].buffer).equals(Buffer.from(one[part].buffer))).toBe(true)
    expect(Buffer.from(other.field.values.buffer).equals(Buffer.from(one.field.values.buffer))).toBe(true)
  })

  it('is made from height and sex alone when nothing more is known', () => {
    const avatar = makeAvatar({ sex: 'unknown', heightMm: 1650, sitesMm: {} })
    expect(topologyOf(avatar).euler).toBe(2)
    for (const girth of ['chest', 'waist', 'hips'] as const)
      expect(avatar.sitesMm[girth]).toBeGreaterThan(600)
  })

  it('survives sizes that no body has together', () => {
    const sitesMm = { chest: 1400, waist: 500, hips: 1500, neck: 200, inseam: 1000, outseam: 700, wrist: 400 }
    const avatar = makeAvatar({ sex: 'female', heightMm: 1600, weightKg: 60, sitesMm })
    expect(topologyOf(avatar).openEdges).toBe(0)
    expect([...avatar.positions].every(Number.isFinite)).toBe(true)
  })

  it('takes an empty field for one that nobody filled in', () => {
    const sitesMm = { ...middle.sitesMm, waist: Number.NaN, neck: 0 }
    const avatar = makeAvatar({ ...middle, weightKg: Number.NaN, sitesMm })
    expect([...avatar.positions].every(Number.isFinite)).toBe(true)
    expect(avatar.sitesMm.waist).toBeGreaterThan(700)
  })

  it('changes only where a number changes', () => {
    const wider = makeAvatar({
      ...middle,
      sitesMm: { ...middle.sitesMm, waist: (middle.sitesMm.waist ?? 0) + 60 },
    })
    const before = avatarOf('a man of the middle')
    expect((wider.sitesMm.waist ?? 0) - (before.sitesMm.waist ?? 0)).toBeCloseTo(60, 0)
    for (const site of ['neck', 'calf', 'wrist', 'inseam'] as Site[])
      expect(Math.abs((wider.sitesMm[site] ?? 0) - (before.sitesMm[site] ?? 0))).toBeLessThan(2)
  })

  it('follows the photos in how broad and how deep the trunk is, at the same girth', () => {
    const plain = avatarOf('a man of the middle')
    const heights = Array.from({ length: 20 }, (_, k) => plain.levels.hips + k * 20)
    const torso = heights.map((heightMm) => ({ heightMm, breadthMm: 380, depthMm: 190 }))
    const flat = makeAvatar({ ...middle, torso })
    expect(broadOverDeep(flat)).toBeGreaterThan(broadOverDeep(plain) * 1.1)
    expect(misses(flat, middle.sitesMm)).toEqual([])
  })

  it('has the belly where the photos show it, at the same girths of the tape', () => {
    const plain = avatarOf('a man of the middle')
    const { hips, waist, chest } = plain.levels
    const belly = hips + 0.5 * (waist - hips)
    const bulging = (by: number) => {
      const torso = Array.from({ length: 30 }, (_, k) => hips - 30 + (k / 29) * (chest - hips + 60)).map(
        (heightMm) => {
          const outline = ringAt(plain, heightMm)
          const more = 1 + by * Math.exp(-(((heightMm - belly) / 60) ** 2))
          const [breadthMm, depthMm] = [more * spanOf(outline, 0), more * spanOf(outline, 1)]
          return { heightMm, breadthMm, depthMm }
        },
      )
      return makeAvatar({ ...middle, torso })
    }
    const sizeAt = (avatar: Avatar) => {
      const { hips, waist } = avatar.levels
      const outline = ringAt(avatar, hips + 0.5 * (waist - hips))
      return spanOf(outline, 0) + spanOf(outline, 1)
    }
    const [flat, round, hollow] = [bulging(0), bulging(0.08), bulging(-0.08)]
    expect(sizeAt(flat) / sizeAt(plain)).toBeCloseTo(1, 1)
    expect(sizeAt(round) / sizeAt(flat)).toBeGreaterThan(1.025)
    expect(sizeAt(hollow) / sizeAt(flat)).toBeLessThan(0.975)
    for (const avatar of [flat, round, hollow]) {
      expect(misses(avatar, middle.sitesMm)).toEqual([])
      expect(topologyOf(avatar).euler).toBe(2)
    }
  })
})

function spanOf(outline: Float32Array, axis: 0 | 1): number {
  const values = outline.filter((_, k) => k % 2 === axis)
  return Math.max(...values) - Math.min(...values)
}

function broadOverDeep(avatar: Avatar): number {
  const outline = ringAt(avatar, avatar.levels.waist)
  return spanOf(outline, 0) / spanOf(outline, 1)
}

function heightsOf({ positions }: Avatar): [number, number] {
  const heights = positions.filter((_, k) => k % 3 === 1)
  return [heights.reduce((a, b) => Math.min(a, b)), heights.reduce((a, b) => Math.max(a, b))]
}

const sumOfX = ({ positions }: Avatar): number =>
  positions.reduce((sum, x, k) => (k % 3 === 0 ? sum + x : sum), 0)
