/** Where a tape lies for each girth on the parts; measure-mesh.ts lays it the same way on the finished mesh. */

import { armReach } from './arm-reach.ts'
import { armDirectionAt, armPoint, armShare } from './limbs.ts'
import type { Parts } from './part-tubes.ts'
import { acrossOf, type Point } from './spatial.ts'
import type { Stance } from './stance.ts'
import { type FittedGirth, ringOf } from './stretch.ts'
import { nearestRing, type Tube } from './tube.ts'

export interface CutPlane {
  part: 'torso' | 'arm' | 'leg'
  centre: Point
  /** A point of the plane by its two coordinates from the centre. */
  at: (u: number, v: number) => [number, number, number]
  radiusMm: number
}

export function planeOf(site: FittedGirth, parts: Parts, stance: Stance): CutPlane {
  if (site === 'bicep' || site === 'forearm' || site === 'wrist') return acrossArm(parts.arm, armShare(site))
  if (site === 'thigh') return level('leg', parts.leg, stance.heights.crotch - thighBelowCrotchMm)
  if (site === 'knee' || site === 'calf' || site === 'ankle')
    return level('leg', parts.leg, stance.legY(ringOf[site]))
  const y = stance.torsoY(ringOf[site])
  return site === 'neck' ? acrossNeck(parts.torso, y) : level('torso', parts.torso, y)
}

/** Just under the fold of the seat. */
export const thighBelowCrotchMm = 32

function level(part: 'torso' | 'leg', tube: Tube, y: number): CutPlane {
  const ring = nearestRing(tube, y - tube.frame.origin[1])
  return planeThrough(part, [ring.c2, y, ring.c1], [0, 1, 0], Math.max(...ring.radii))
}

export const neckSpanMm = 45

/** The neck leans forwards, and the tape lies square to it. */
function acrossNeck(tube: Tube, y: number): CutPlane {
  const middle = (at: number) => {
    const { c1, radii } = nearestRing(tube, at - tube.frame.origin[1])
    return c1 + ((radii[0] ?? 0) - (radii[radii.length / 2] ?? 0)) / 2
  }
  return planeThrough('torso', [0, y, middle(y)], neckLean(middle(y - neckSpanMm), middle(y)), 90)
}

/** The neck's direction, from the depth of its middle a little under the tape and at it. */
export function neckLean(lowZ: number, hereZ: number): Point {
  const lean = Math.max(0, Math.min(0.5, (hereZ - lowZ) / neckSpanMm))
  const long = Math.hypot(1, lean)
  return [0, 1 / long, lean / long]
}

function acrossArm(arm: Tube, share: number): CutPlane {
  const ring = nearestRing(arm, share * armReach(arm))
  return planeThrough('arm', armPoint(arm, share), armDirectionAt(arm, share), Math.max(...ring.radii))
}

function planeThrough(part: CutPlane['part'], centre: Point, normal: Point, radiusMm: number): CutPlane {
  const [e1, e2] = acrossOf(normal)
  const at = (u: number, v: number): [number, number, number] => [
    centre[0] + u * e1[0] + v * e2[0],
    centre[1] + u * e1[1] + v * e2[1],
    centre[2] + u * e1[2] + v * e2[2],
  ]
  return { part, centre, at, radiusMm }
}
