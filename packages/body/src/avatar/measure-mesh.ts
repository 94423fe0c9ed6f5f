/** The tape on the finished mesh: what an avatar truly measures, whatever it was asked to. */
import type { Avatar, Site } from '../shapes.ts'
import { hullPerimeter } from './girth.ts'
import { armDirection, armPointOf } from './limbs.ts'
import { cutMesh, type Loop } from './mesh-cut.ts'
import { neckLean, neckSpanMm } from './planes.ts'
import { ringAt } from './rings.ts'
import { boneInside, boneOver } from './shoulder.ts'
import { acrossOf, apart, type Point } from './spatial.ts'

export type Measurable = Omit<Avatar, 'sitesMm' | 'field'>

/** In mm; undefined for what a mesh does not show (the back's length, the armhole, the crotch seam). */
export function measureMesh(avatar: Measurable, site: Site): number | undefined {
  return measures[site]?.(avatar)
}

export function measureAll(avatar: Measurable): Avatar['sitesMm'] {
  const names = Object.keys(measures) as Site[]
  return Object.fromEntries(
    names.map((site) => [site, Math.round((measureMesh(avatar, site) ?? 0) * 10) / 10]),
  )
}

const measures: Partial<Record<Site, (avatar: Measurable) => number>> = {
  neck: aroundNeck,
  chest: (avatar) => around(avatar, [0, avatar.levels.chest, 0], [0, 1, 0]),
  waist: (avatar) => around(avatar, [0, avatar.levels.waist, 0], [0, 1, 0]),
  hips: (avatar) => around(avatar, [0, avatar.levels.hips, 0], [0, 1, 0]),
  thigh: (avatar) => aroundLeg(avatar, avatar.levels.thigh),
  knee: (avatar) => aroundLeg(avatar, avatar.levels.knee),
  calf: (avatar) => aroundLeg(avatar, avatar.levels.calf),
  ankle: (avatar) => aroundLeg(avatar, avatar.levels.ankle),
  bicep: (avatar) => aroundArm(avatar, armPointOf.bicep),
  forearm: (avatar) => aroundArm(avatar, armPointOf.forearm),
  wrist: (avatar) => aroundArm(avatar, armPointOf.wrist),
  inseam: crotchHeight,
  outseam: (avatar) => avatar.levels.waist - extreme(avatar, (_, y) => -y)[1],
  shoulder_width: (avatar) => 2 * shoulderBone(avatar)[0],
  sleeve_length: (avatar) => apart(shoulderBone(avatar), armPointAt(avatar, armPointOf.wrist)),
}

function aroundLeg(avatar: Measurable, y: number): number {
  const { points } = avatar.limbs.leftLeg
  const near = points.reduce((best, p) => (Math.abs(p[1] - y) < Math.abs(best[1] - y) ? p : best))
  return around(avatar, [near[0], y, near[2]], [0, 1, 0])
}

function aroundArm(avatar: Measurable, at: number): number {
  const direction = armDirection(armPointAt(avatar, at - 1), armPointAt(avatar, at + 1))
  return around(avatar, armPointAt(avatar, at), direction)
}

const armPointAt = (avatar: Measurable, at: number): Point => avatar.limbs.leftArm.points[at] ?? [0, 0, 0]

function aroundNeck(avatar: Measurable): number {
  const y = avatar.levels.neck
  const [low, here] = [middleDepth(avatar, y - neckSpanMm), middleDepth(avatar, y)]
  return around(avatar, [0, y, here], neckLean(low, here))
}

/** Halfway between the front and the back of the trunk's ring. */
function middleDepth(avatar: Measurable, y: number): number {
  const outline = ringAt(avatar, y)
  return ((outline[1] ?? 0) + (outline[outline.length / 2 + 1] ?? 0)) / 2
}

/** The loop that lies around the point, by the tape. */
function around(avatar: Measurable, centre: Point, normal: Point): number {
  const [e1, e2] = acrossOf(normal)
  const loops = cutMesh(avatar, centre, normal)
  const away = (loop: Loop) => apart(middle(loop), centre)
  const nearest = Math.min(...loops.map(away))
  // What is hollow inside the body is not what a tape goes around.
  const near = loops.filter((loop) => away(loop) < nearest + hollowMm)
  const own = near.reduce<Loop>((best, loop) => (loop.length > best.length ? loop : best), [])
  const along = (p: Point, e: Point) => p[0] * e[0] + p[1] * e[1] + p[2] * e[2]
  return hullPerimeter(own.map((p) => [along(p, e1), along(p, e2)]))
}

const hollowMm = 40

function middle(loop: Loop): Point {
  const sum = (n: 0 | 1 | 2) => loop.reduce((total, p) => total + p[n], 0) / Math.max(1, loop.length)
  return [sum(0), sum(1), sum(2)]
}

/** The lowest skin in the middle of the body. */
export function crotchHeight(avatar: Pick<Avatar, 'positions' | 'indices'>): number {
  const points = cutMesh(avatar, [0, 0, 0], [1, 0, 0]).flat()
  return Math.min(...points.map((p) => p[1])) - extreme(avatar, (_, y) => -y)[1]
}

/** The shoulder's bone: inside and a little over the place where the outline falls at 45°. */
function shoulderBone(avatar: Measurable): Point {
  const tall = avatar.levels.crown
  const { levels } = avatar
  const isShoulder = (x: number, y: number) => x > 0 && y < levels.neck - 20 && y > levels.armpit
  const [topX, topY] = extreme(avatar, (x, y) => (isShoulder(x, y) ? x + y : Number.NEGATIVE_INFINITY))
  // The edge is round: its middle, between where a plane a little under it cuts, wherever the mesh has its points.
  const under = edgeMm / 2
  const edge = cutMesh(avatar, [topX - under, topY - under, 0], [Math.SQRT1_2, Math.SQRT1_2, 0])
    .flat()
    .filter(([x, y]) => isShoulder(x, y))
  const [x, y] = [middleOf(edge.map((p) => p[0])), middleOf(edge.map((p) => p[1]))]
  return [x - boneInside(tall), y + boneOver(tall), armPointAt(avatar, 0)[2]]
}
const edgeMm = 1.5

const middleOf = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2

function extreme(
  { positions }: Pick<Avatar, 'positions'>,
  score: (x: number, y: number, z: number) => number,
): Point {
  let [best, at] = [Number.NEGATIVE_INFINITY, 0]
  for (let v = 0; v < positions.length; v += 3) {
    const value = score(positions[v] as number, positions[v + 1] as number, positions[v + 2] as number)
    if (value > best) [best, at] = [value, v]
  }
  return [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0]
}
