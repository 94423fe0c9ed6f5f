import type { ClothOfGarment } from '@darzi/tailoring/collection/finished.ts'
import { distanceAt } from '../avatar/distance-field.ts'
import { repeatMm } from '../garment/garment.ts'
import type { DesignKey } from '../pattern/design-key.ts'
import type { Sewing } from '../pattern/sewing-shapes.ts'
import type { Avatar } from '../shapes.ts'
import type { Draped, Stitched } from './cloth.ts'
import { linksOf } from './links.ts'
import { placed } from './place.ts'
import { isLeg } from './place-legs.ts'
import { clothLineOf, withLines } from './sewn-lines.ts'
import { withTrims } from './sewn-trims.ts'
import { lift, touchingAll, touchingWhileSewn } from './skin-fields.ts'
import { type Held, type Links, type Solving, step } from './solver.ts'
import { stitched } from './stitch.ts'

const substeps = 5
const frame = 1 / 60
const sewingFrames = 50
const gravityMm = 9810

/**
 * So much of the cloth's weight is taken. Woven cloth gives less than a thousandth under its own weight, and what does not give
 * falls the same way whatever it weighs. All of the weight would draw it longer here, where lengths are kept in small steps.
 */
const weightShare = 0.05

/** While it is sewn it is put right by hand; then it rubs as cotton does on skin. */
const friction = { sewing: 0.05, hanging: 0.3 }

interface Draping {
  frames?: number
  onShare?: (share: number) => void
  /** With the lines, collar and buttons that show what it is. */
  design?: DesignKey
  /** So thick is what it is worn over. */
  overMm?: number
}

/** Sews the panels on the body and lets them hang. `onShare` hears how far it is, from 0 to 1. */
export function drape(
  avatar: Avatar,
  sewing: Sewing,
  cloth: ClothOfGarment,
  { frames = 160, onShare, design, overMm = 0 }: Draping = {},
): Draped {
  const sewn = stitched(sewing)
  const links = linksOf(sewn, cloth, weightShare)
  const xyz = placed(avatar, sewn)
  const held = heldUp(sewn, xyz)
  const solving: Solving = {
    xyz,
    before: new Float32Array(xyz.length),
    speed: new Float32Array(xyz.length),
    links,
    seams: Int32Array.from(sewn.seams),
    touch: touchingWhileSewn(avatar, sewn, overMm),
    held,
  }
  for (let f = 0; f < frames; f++) {
    const isSewing = f < sewingFrames
    if (f === sewingFrames) solving.touch = touchingAll(avatar, overMm)
    const openShare = isSewing ? 0.02 + 0.5 * (f / sewingFrames) ** 2 : 1
    const drag = isSewing ? 0.06 : f > frames - 30 ? 0.05 : 0.012
    const rub = isSewing ? friction.sewing : friction.hanging
    const moment = { dt: frame / substeps, gravity: gravityMm * weightShare, openShare, drag, friction: rub }
    for (let s = 0; s < substeps; s++) step(solving, moment)
    if (f % 10 === 0) onShare?.(f / frames)
  }
  const draped = finished(avatar, sewn, { solving, sides: links.sides, overMm })
  if (!design) return draped
  const lined = withLines(draped, { sewing, sewn, lineOf: (panel) => clothLineOf(design, panel) })
  liftOff(avatar, lined.positions, overMm)
  return withTrims(lined, design, { avatar, sewing, sewn })
}

/** A band stays at the height it was put at, and with it what is sewn to it. Only trousers pull on theirs from between the legs. */
function heldUp({ panels, firsts, seams }: Stitched, xyz: Float32Array): Held {
  const heights = new Map<number, number>()
  panels.forEach(({ place, flat }, p) => {
    if (place !== 'waist') return
    for (let v = firsts[p] ?? 0, end = v + flat.length / 2; v < end; v++) heights.set(v, xyz[3 * v + 1] ?? 0)
  })
  for (let k = 0; k < seams.length; k += 2) {
    const [one, other] = [seams[k] ?? 0, seams[k + 1] ?? 0]
    const height = heights.get(one) ?? heights.get(other)
    if (height !== undefined) heights.set(one, height).set(other, height)
  }
  const at = Int32Array.from(heights.keys())
  const middle = at.reduce((sum, v) => sum + (xyz[3 * v + 2] ?? 0), 0) / Math.max(1, at.length)
  return {
    at,
    heights: Float32Array.from(heights.values()),
    ...(panels.some(isLeg) && { tilt: { middle, slope: 0 } }),
  }
}

/** The middle of a coarse triangle must not show the skin. */
function liftOff({ field }: Avatar, xyz: Float32Array, overMm: number): void {
  for (let turn = 0; turn < 4; turn++)
    for (let v = 0; v < xyz.length / 3; v++) lift(field, xyz, v, shownOverSkinMm + overMm)
}
const shownOverSkinMm = 5

interface Hung {
  solving: Solving
  sides: number
  overMm: number
}

function finished(avatar: Avatar, sewn: Stitched, { solving, sides, overMm }: Hung): Draped {
  const { xyz, links, seams } = solving
  const strain = strainsOf(xyz, links, sides)
  liftOff(avatar, xyz, overMm)
  const indices = Uint32Array.from(outwards(avatar, xyz, sewn))
  const uvs = Float32Array.from(sewn.panels.flatMap(({ flat }) => flat.map((mm) => mm / repeatMm)))
  return {
    positions: xyz,
    normals: normalsOf(xyz, indices, seams),
    uvs,
    indices,
    fit: strain.map(fitOfStrain),
    strain,
    seamGapMm: widestGap(xyz, seams),
  }
}

/** The mean of how much longer the cloth's sides at a vertex are than cut. */
function strainsOf(xyz: Float32Array, { a, b, rest }: Links, sides: number): Float32Array {
  const count = xyz.length / 3
  const [sum, of] = [new Float32Array(count), new Float32Array(count)]
  for (let k = 0; k < sides; k++) {
    const [i, j] = [a[k] ?? 0, b[k] ?? 0]
    const longer = Math.max(0, apart(xyz, i, j) / (rest[k] || 1) - 1)
    for (const v of [i, j]) {
      sum[v] = (sum[v] ?? 0) + longer
      of[v] = (of[v] ?? 0) + 1
    }
  }
  return sum.map((all, v) => all / Math.max(1, of[v] ?? 1))
}

function widestGap(xyz: Float32Array, seams: Int32Array): number {
  let widest = 0
  for (let k = 0; k < seams.length; k += 2)
    widest = Math.max(widest, apart(xyz, seams[k] ?? 0, seams[k + 1] ?? 0))
  return widest
}

/** On the scale of the fit map: slack cloth is regular, two percent is close, five tight, twelve more than cloth bears. */
function fitOfStrain(strain: number): number {
  const steps = [
    [0.005, 3.5],
    [0.02, 2.5],
    [0.05, 1.5],
    [0.12, 0.5],
  ] as const
  const [first, last] = [steps[0], steps[3]]
  if (strain <= first[0]) return first[1]
  for (let k = 1; k < steps.length; k++) {
    const [low, high] = [steps[k - 1] ?? first, steps[k] ?? last]
    if (strain <= high[0]) return low[1] + ((strain - low[0]) / (high[0] - low[0])) * (high[1] - low[1])
  }
  return last[1]
}

const apart = (xyz: Float32Array, i: number, j: number) =>
  Math.hypot(...([0, 1, 2] as const).map((c) => (xyz[3 * i + c] ?? 0) - (xyz[3 * j + c] ?? 0)))

/** Triangles of the whole, each panel's right side out. */
function outwards({ field }: Avatar, xyz: Float32Array, { panels, firsts }: Stitched): number[] {
  return panels.flatMap(({ triangles }, p) => {
    const own = triangles.map((v) => v + (firsts[p] ?? 0))
    let facing = 0
    for (let t = 0; t < own.length; t += 3) {
      const corners = [own[t] ?? 0, own[t + 1] ?? 0, own[t + 2] ?? 0]
      const [a, b, c] = corners.map(
        (v) => [xyz[3 * v] ?? 0, xyz[3 * v + 1] ?? 0, xyz[3 * v + 2] ?? 0] as const,
      )
      if (!a || !b || !c) continue
      const [nx, ny, nz] = across(a, b, c)
      const long = Math.hypot(nx, ny, nz) || 1
      const [dx, dy, dz] = [(12 * nx) / long, (12 * ny) / long, (12 * nz) / long]
      facing +=
        distanceAt(field, a[0] + dx, a[1] + dy, a[2] + dz) -
        distanceAt(field, a[0] - dx, a[1] - dy, a[2] - dz)
    }
    return facing >= 0 ? own : own.map((_, k) => own[k % 3 === 0 ? k : k % 3 === 1 ? k + 1 : k - 1] ?? 0)
  })
}

type Point = readonly [number, number, number]

function across(a: Point, b: Point, c: Point): Point {
  const [u, w] = [
    [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const,
    [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const,
  ]
  return [u[1] * w[2] - u[2] * w[1], u[2] * w[0] - u[0] * w[2], u[0] * w[1] - u[1] * w[0]]
}

/** Smooth over the cloth, and over its seams. */
function normalsOf(xyz: Float32Array, indices: Uint32Array, seams: Int32Array): Float32Array {
  const normals = new Float32Array(xyz.length)
  const add = (v: number, n: readonly number[]) => {
    for (const c of [0, 1, 2] as const) normals[3 * v + c] = (normals[3 * v + c] ?? 0) + (n[c] ?? 0)
  }
  const at = (v: number) => [xyz[3 * v] ?? 0, xyz[3 * v + 1] ?? 0, xyz[3 * v + 2] ?? 0] as const
  for (let t = 0; t < indices.length; t += 3) {
    const corners = [indices[t] ?? 0, indices[t + 1] ?? 0, indices[t + 2] ?? 0]
    const [p, q, r] = corners.map(at)
    if (p && q && r) for (const v of corners) add(v, across(p, q, r))
  }
  for (let k = 0; k < seams.length; k += 2) {
    const [i, j] = [seams[k] ?? 0, seams[k + 1] ?? 0]
    const both = [0, 1, 2].map((c) => (normals[3 * i + c] ?? 0) + (normals[3 * j + c] ?? 0))
    normals.set(both, 3 * i)
    normals.set(both, 3 * j)
  }
  for (let v = 0; v < normals.length; v += 3) {
    const long = Math.hypot(normals[v] ?? 0, normals[v + 1] ?? 0, normals[v + 2] ?? 0) || 1
    for (const c of [0, 1, 2]) normals[v + c] = (normals[v + c] ?? 0) / long
  }
  return normals
}
