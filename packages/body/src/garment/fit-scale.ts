import { easeOf } from '@darzi/tailoring/collection/ease.ts'
import type { FitZone } from '@darzi/tailoring/collection/finished.ts'
import { type BodySizes, fitOf, untoldOf } from '@darzi/tailoring/collection/fit.ts'
import { armPointOf } from '../avatar/limbs.ts'
import type { Avatar, BodyLevels } from '../shapes.ts'
import type { GarmentForm } from './form.ts'
import type { DrawnGarment } from './garment.ts'
import { along } from './limbs.ts'

export const notTold = -1

/** The fit at a place on the garment, between the zones its tape tells; the same words as the table's, made a smooth scale. */
export function fitScale(avatar: Avatar, garment: DrawnGarment, form: GarmentForm, body: BodySizes) {
  const scores = zoneScores(body, garment)
  const { levels, limbs } = avatar
  const trunk = line([
    [levels.hips, scores.hips],
    [levels.waist, scores.waist],
    [levels.chest, scores.chest],
    [levels.shoulder, scores.shoulder_width],
    [levels.neck, scores.neck],
  ] as const)
  const leg = line([
    ...([
      [levels.calf, scores.calf],
      [levels.knee, scores.knee],
      [levels.thigh, scores.thigh],
    ] as const),
    [levels.hips, scores.hips],
  ])
  const frame = form.sleeve?.tube.frame
  const armAt = (point: number) =>
    frame ? along(frame.origin, frame.axis, limbs.leftArm.points[point] ?? [0, 0, 0]) : 0
  const arm = line([
    [armAt(0), scores.shoulder_width],
    [armAt(armPointOf.bicep), scores.bicep],
    [armAt(armPointOf.forearm), scores.forearm],
    [armAt(armPointOf.wrist), scores.wrist],
  ] as const)
  // What is told of the chest says nothing of the belly.
  const untold: FitZone[] = untoldOf(body, garment)
  return (x: number, y: number, z: number): number => {
    const part = form.partAt(x, y, z)
    if (part === 'leg') return leg(y)
    if (part === 'arm' && frame) return arm(along(frame.origin, frame.axis, [Math.abs(x), y, z]))
    return untold.includes(nearestZone(levels, y)) ? notTold : trunk(y)
  }
}

function nearestZone(levels: BodyLevels, y: number): FitZone {
  const heights = [
    ...(['hips', 'waist', 'chest', 'neck'] as const).map((zone) => ({ zone, at: levels[zone] })),
    { zone: 'shoulder_width' as const, at: levels.shoulder },
  ]
  return heights.reduce((best, one) => (Math.abs(one.at - y) < Math.abs(best.at - y) ? one : best)).zone
}

/** Where each told zone stands on the scale: 0 to 1 too small, to 2 tight, to 3 close, to 4 regular, beyond loose. */
export function zoneScores(
  body: BodySizes,
  { finished, cut, cloth }: DrawnGarment,
): Partial<Record<FitZone, number>> {
  const zones = fitOf(body, { finished, cut, cloth })
  return Object.fromEntries(
    zones.flatMap(({ zone, easeMm, label }) => {
      const rule = easeOf[cut][zone]
      if (!rule) return []
      if (label === 'too_small') return [[zone, 0.3]]
      return [[zone, scoreOf(easeMm, [rule.least, rule.tight, rule.close, rule.regular])]]
    }),
  )
}

/** 1 where it is only just worn, 2 where tight ends, 3 where close ends, 4 where regular ends; never over 5. */
function scoreOf(
  easeMm: number,
  [least, tight, close, regular]: readonly [number, number, number, number],
): number {
  const steps = [least, tight, close, regular, regular + (regular - tight)] as const
  if (easeMm <= least) return 1
  for (let k = 1; k < steps.length; k++) {
    const [from, to] = [steps[k - 1] ?? 0, steps[k] ?? 0]
    if (easeMm <= to) return k + (easeMm - from) / (to - from)
  }
  return 5
}

/** Straight between the told knots, flat beyond them; nothing told is nothing said. */
function line(knots: readonly (readonly [number, number | undefined])[]): (at: number) => number {
  const told = knots
    .flatMap(([at, score]) => (score === undefined ? [] : [[at, score] as const]))
    .sort((a, b) => a[0] - b[0])
  return (at) => {
    const above = told.findIndex(([knot]) => knot >= at)
    const [low, high] = [
      told[above < 0 ? told.length - 1 : Math.max(0, above - 1)],
      told[above < 0 ? told.length - 1 : above],
    ]
    if (!low || !high) return notTold
    const wide = high[0] - low[0]
    return wide <= 0 ? low[1] : low[1] + ((at - low[0]) / wide) * (high[1] - low[1])
  }
}
