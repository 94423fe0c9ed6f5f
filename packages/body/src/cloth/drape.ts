import type { ClothOfGarment } from '@darzi/tailoring/collection/finished.ts'
import { repeatMm } from '../garment/garment.ts'
import type { Sewing } from '../pattern/sewing-shapes.ts'
import type { Avatar } from '../shapes.ts'
import type { Draped, Stitched } from './cloth.ts'
import { linksOf } from './links.ts'
import { placed } from './place.ts'
import { lift, touchingAll, touchingWhileSewn } from './skin-fields.ts'
import { type Solving, step } from './solver.ts'
import { stitched } from './stitch.ts'
import { fitOfStrain, strainsOf, widestGap } from './strain.ts'
import { normalsOf, outwards } from './surface.ts'

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

/** Sews the panels on the body and lets them hang. `onShare` hears how far it is, from 0 to 1. */
export function drape(
  avatar: Avatar,
  sewing: Sewing,
  cloth: ClothOfGarment,
  { frames = 160, onShare }: { frames?: number; onShare?: (share: number) => void } = {},
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
    touch: touchingWhileSewn(avatar, sewn),
    held,
  }
  for (let f = 0; f < frames; f++) {
    const isSewing = f < sewingFrames
    if (f === sewingFrames) solving.touch = touchingAll(avatar)
    const openShare = isSewing ? 0.02 + 0.5 * (f / sewingFrames) ** 2 : 1
    const drag = isSewing ? 0.06 : f > frames - 30 ? 0.05 : 0.012
    const rub = isSewing ? friction.sewing : friction.hanging
    const moment = { dt: frame / substeps, gravity: gravityMm * weightShare, openShare, drag, friction: rub }
    for (let s = 0; s < substeps; s++) step(solving, moment)
    if (f % 10 === 0) onShare?.(f / frames)
  }
  return finished(avatar, sewn, solving, links.sides)
}

/** A band stays at the height it was put at, and with it what is sewn to it. */
function heldUp({ panels, firsts, seams }: Stitched, xyz: Float32Array): Solving['held'] {
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
  return { at: Int32Array.from(heights.keys()), heights: Float32Array.from(heights.values()) }
}

function finished(avatar: Avatar, sewn: Stitched, { xyz, links, seams }: Solving, sides: number): Draped {
  for (let turn = 0; turn < 2; turn++) for (let v = 0; v < sewn.count; v++) lift(avatar.field, xyz, v, 5)
  const indices = Uint32Array.from(outwards(avatar, xyz, sewn))
  const uvs = Float32Array.from(sewn.panels.flatMap(({ flat }) => flat.map((mm) => mm / repeatMm)))
  const strain = strainsOf(xyz, links, sides)
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
