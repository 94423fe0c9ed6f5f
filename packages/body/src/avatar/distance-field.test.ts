import { describe, expect, it } from 'vitest'
import { distanceAt } from './distance-field.ts'
import { makeAvatar } from './make-avatar.ts'
import { ringAt } from './rings.ts'

const avatar = makeAvatar({ sex: 'female', heightMm: 1640, weightKg: 66, sitesMm: {} })

describe('the distance to the skin', () => {
  it('is nothing on the skin', () => {
    const { positions, normals } = avatar
    const found: number[] = []
    for (let v = 0; v < positions.length; v += 300) {
      const [x, y, z] = [positions[v] ?? 0, positions[v + 1] ?? 0, positions[v + 2] ?? 0]
      // The soles lie on the floor, at the border of the grid.
      if (y > 60 && (normals[v + 1] ?? 0) > -0.9) found.push(Math.abs(distanceAt(avatar.field, x, y, z)))
    }
    found.sort((a, b) => a - b)
    expect(found[Math.floor(found.length / 2)]).toBeLessThan(3)
    expect(found[Math.floor(found.length * 0.95)]).toBeLessThan(10)
  })

  it('grows as one walks away from the body, by the way walked', () => {
    const back = avatar.field.origin[2]
    const [near, far] = [
      distanceAt(avatar.field, 0, 1000, back + 44),
      distanceAt(avatar.field, 0, 1000, back + 4),
    ]
    expect(near).toBeGreaterThan(0)
    expect(far - near).toBeGreaterThan(34)
    expect(far - near).toBeLessThan(46)
  })

  it('is negative in the middle of chest, thigh and arm', () => {
    const { levels, limbs } = avatar
    expect(distanceAt(avatar.field, 0, levels.chest, 0)).toBeLessThan(-60)
    for (const limb of [limbs.leftLeg.points[8], limbs.rightLeg.points[8], limbs.leftArm.points[9]] as const)
      expect(distanceAt(avatar.field, limb?.[0] ?? 0, limb?.[1] ?? 0, limb?.[2] ?? 0)).toBeLessThan(-15)
  })

  it('leaves a way between arm and trunk at the chest', () => {
    const y = avatar.levels.chest
    const along = Array.from({ length: 60 }, (_, k) => distanceAt(avatar.field, 100 + 5 * k, y, 0))
    const trunkEnds = along.findIndex((away) => away > 0)
    expect(along.slice(trunkEnds).some((away) => away < 0)).toBe(true)
  })
})

describe('the rings of the trunk', () => {
  it('rise from crotch to neck and lie on the skin', () => {
    const heights = avatar.rings.map((ring) => ring.heightMm)
    expect(heights).toEqual([...heights].sort((a, b) => a - b))
    const waist = ringAt(avatar, avatar.levels.waist)
    for (let k = 0; k < waist.length; k += 2)
      expect(
        Math.abs(distanceAt(avatar.field, waist[k] ?? 0, avatar.levels.waist, waist[k + 1] ?? 0)),
      ).toBeLessThan(6)
  })

  it('answer beyond their ends with the last of them', () => {
    expect(ringAt(avatar, 0)).toEqual(avatar.rings[0]?.outline)
    expect(ringAt(avatar, 5000)).toEqual(avatar.rings.at(-1)?.outline)
  })
})
