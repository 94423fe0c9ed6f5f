/** Where the tape lies on an avatar for each girth; lengths have no such line. */
import { armDirection, armPointOf } from '@darzi/body/avatar/limbs.ts'
import type { Avatar, Site } from '@darzi/body/shapes.ts'
import { type Point, tapeAround } from './section.ts'

export function tapeLine(avatar: Avatar, site: Site): Point[] | undefined {
  const line = lineOf(avatar, site)
  return line && line.length >= 3 ? line : undefined
}

function lineOf(avatar: Avatar, site: Site): Point[] | undefined {
  const { levels } = avatar
  if (site === 'neck' || site === 'chest' || site === 'waist' || site === 'hips')
    return tapeAround(avatar, [0, levels[site], 0], [0, 1, 0])
  if (site === 'thigh' || site === 'knee' || site === 'calf' || site === 'ankle')
    return aroundLeg(avatar, levels[site])
  if (site === 'bicep' || site === 'forearm' || site === 'wrist') return aroundArm(avatar, armPointOf[site])
  return undefined
}

function aroundLeg(avatar: Avatar, heightMm: number): Point[] | undefined {
  const near = (point: Point) => Math.abs(point[1] - heightMm)
  const [first, ...others] = avatar.limbs.leftLeg.points
  if (!first) return undefined
  const [x, , z] = others.reduce((best, point) => (near(point) < near(best) ? point : best), first)
  return tapeAround(avatar, [x, heightMm, z], [0, 1, 0])
}

function aroundArm(avatar: Avatar, at: number): Point[] | undefined {
  const { points } = avatar.limbs.leftArm
  const [before, here, after] = [points[at - 1], points[at], points[at + 1]]
  if (!before || !here || !after) return undefined
  return tapeAround(avatar, here, armDirection(before, after))
}
