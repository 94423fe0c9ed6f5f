/** What is seen of the form beyond its numbers. */
import { describe, expect, it } from 'vitest'
import type { Avatar, AvatarRequest } from '../shapes.ts'
import { avatarOf, sampled } from '../testing/bodies.ts'
import { armDirection } from './limbs.ts'
import { makeAvatar } from './make-avatar.ts'
import { cutMesh } from './mesh-cut.ts'
import type { Point } from './spatial.ts'

/** The stoutest of thighs under hips that are taken low, because the belly hangs. */
const stoutest: AvatarRequest = {
  sex: 'male',
  heightMm: 1666,
  weightKg: 121,
  sitesMm: {
    neck: 432,
    chest: 1258,
    waist: 1238,
    hips: 1205,
    thigh: 828,
    knee: 494,
    calf: 475,
    ankle: 247,
    bicep: 468,
    forearm: 340,
    wrist: 178,
    shoulder_width: 443,
    sleeve_length: 591,
    back_length: 491,
    inseam: 860,
    outseam: 989,
  },
}
const heavy = ['a very heavy man', 'a very heavy woman', 'the man of the stoutest thighs']

describe.each(heavy)('the form of %s', (name) => {
  it('has its thighs under its hips, no broader and without a step', { timeout: 60_000 }, () => {
    const avatar = name === 'the man of the stoutest thighs' ? makeAvatar(stoutest) : avatarOf(name)
    const { hips, crotch } = avatar.levels
    const heights = Array.from({ length: 18 }, (_, k) => crotch - 90 + 10 * k).filter((y) => y < hips + 20)
    const halves = heights.map((y) => halfBreadthAt(avatar, y))
    const steps = halves.slice(1).map((half, k) => Math.abs(half - (halves[k] ?? 0)))
    expect(most(steps)).toBeLessThan(4)
    expect(most(halves) - halfBreadthAt(avatar, hips)).toBeLessThan(5)
  })
})

const hands = ['a lean woman', 'a man of the middle', 'a very heavy man']

describe.each(sampled(hands, ['a lean woman', 'a very heavy man']))('the hand of %s', (name) => {
  it('has its thumb apart from the fingers', { timeout: 60_000 }, () => {
    const avatar = avatarOf(name)
    const points = avatar.limbs.leftArm.points
    const at = (k: number): Point => points[k] ?? [0, 0, 0]
    const loops = cutMesh(avatar, at(23), armDirection(at(22), at(24)))
    const near = loops.filter((loop) =>
      loop.every((p) => Math.hypot(p[0] - at(23)[0], p[2] - at(23)[2]) < 110),
    )
    expect(near.length).toBe(2)
  })
})

const most = (mm: readonly number[]): number => Math.max(0, ...mm)

/** How far the legs or the trunk reach sideways at a height; the arms hang further out. */
function halfBreadthAt(avatar: Avatar, y: number): number {
  const armAt = avatar.limbs.leftArm.points.reduce((a, b) =>
    Math.abs(b[1] - y) < Math.abs(a[1] - y) ? b : a,
  )
  // The hand is broader than the arm, and its thumb stands off towards the body.
  const isBody = (x: number) => x < armAt[0] - 130 || y < armAt[1] - 160
  const xs = cutMesh(avatar, [0, y, 0], [0, 1, 0])
    .flat()
    .map((p) => p[0])
  return Math.max(...xs.filter(isBody))
}
