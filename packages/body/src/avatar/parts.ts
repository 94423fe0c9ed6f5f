/** The five tubes of a person, and how they follow from the stretches. */

import { armTubeShare } from './arm-reach.ts'
import { type BaseRing, type BaseTube, reshaped, sample, smoothed, widener } from './base-tube.ts'
import { type Curve, clamped, curveThrough, inverse } from './curve.ts'
import { formOf, type Part, placeOf } from './form.ts'
import { asEgg, eggStep, type Form, headFrom, headTo, outlinedLike, simpler, withThroat } from './forms.ts'
import { girthOfRadii } from './girth.ts'
import type { Given } from './given.ts'
import { alongHand, handBend, handReach } from './hand.ts'
import { legOverForkMm, met } from './leg-root.ts'
import type { Parts } from './part-tubes.ts'
import { crossed, type Point } from './spatial.ts'
import { neckRing, type Stance } from './stance.ts'
import type { Stretch } from './stretch.ts'
import { type Frame, smooth, spokes, type Tube } from './tube.ts'
export type PartMaker = (stretch: Stretch) => Parts

const upright = { axis: [0, 1, 0], e1: [0, 0, 1], e2: [1, 0, 0] } as const
const unchanged: Curve = () => 0

export function partMaker(given: Given, stance: Stance, breadthOverDepth?: Curve): PartMaker {
  const torso = torsoMaker(given, stance, breadthOverDepth)
  const [leg, arm] = [legMaker(given, stance), armMaker(given, stance)]
  const fixed = { head: headOf(given, stance), foot: footOf(given, stance) }
  return (stretch) => {
    const below = met(leg(stretch), torso(stretch), stance.heights.crotch)
    return { ...below, arm: arm(stretch), ...fixed }
  }
}

type Maker = (stretch: Stretch) => Tube

const form = ({ maleness, sites, heightMm }: Given, part: Part) =>
  formOf(part, maleness, { ...sites }, heightMm)

/** The trunk, its lap as plain as a tailor's form has it, on everybody. */
function trunk(given: Given, stance: Stance): Form {
  const plain = outlinedLike(form(given, 'torso'), form({ ...given, maleness: 0 }, 'torso'), (u) =>
    smooth((1 - u) / 0.8),
  )
  const smoothLap = simpler(plain, 4, (u) => smooth((0.75 - u) / 0.7))
  return withThroat(smoothLap, stance, given.heightMm)
}

function torsoMaker(given: Given, stance: Stance, breadthOverDepth?: Curve): Maker {
  const { heightMm: tall } = given
  const low = Math.min(stance.torsoY(-0.35), stance.heights.crotch - 45)
  const high = stance.heights.chin + 0.4 * (tall - stance.heights.chin)
  const base = sample(trunk(given, stance), [low, high], 9, inverse(stance.torsoY, -0.35, 8))
  const widened = widener(reshaped(base, breadthOverDepth), tall)
  const frame: Frame = { origin: [0, low, 0], ...upright }
  return ({ ln }) => {
    // Stout thighs do not broaden the trunk over them.
    const fork = (ln.hips + Math.min(ln.hips, ln.thigh)) / 2
    const along = curveThrough(
      [0, 1, 2, 3, 4, neckRing],
      [fork, ln.hips, ln.waist, ln.chest, (ln.chest + ln.neck) / 2, ln.neck],
    )
    return { frame, from: 0, step: base.step, caps: [14, 30], rings: widened(clamped(along, 0, neckRing)) }
  }
}

function legMaker(given: Given, { legY, heights }: Stance): Maker {
  const { heightMm: tall } = given
  const [low, high] = [0.03 * tall, Math.max(legY(3.15), heights.crotch + legOverForkMm)]
  const base = sample(form(given, 'leg'), [low, high], 14, inverse(legY, 0, 3.15))
  const widened = widener(base, tall)
  const frame: Frame = { origin: [0, low, 0], ...upright }
  return ({ ln }) => {
    const along = curveThrough(
      [0.26, 0.72, 1.03, 1.9, 2.4],
      [ln.ankle, ln.calf, ln.knee, ln.thigh, (ln.thigh + ln.hips) / 2],
    )
    const rings = widened(clamped(along, 0.26, 2.4))
    return { frame, from: 0, step: base.step, caps: [0.012 * tall, 20], rings }
  }
}

function armMaker(given: Given, stance: Stance): Maker {
  const { maleness, sites, heightMm: tall } = given
  const place = (name: Parameters<typeof placeOf>[0]) => placeOf(name, maleness) * tall
  const learned = sample(form(given, 'arm'), [0, armTubeShare], 0.025, (share) => share)
  const base = rooted(handed(learned), 0.72 * placeOf('rootDown', maleness))
  const widened = widener(base, tall)
  const rootX = sites.shoulder_width / 2 - place('rootIn')
  const rootZ = place('rootBack') + trunk(given, stance)(4).c1 * tall
  const rootY = stance.heights.shoulder - place('rootDown')
  return ({ ln, shoulderMm, reachMm, armDegrees }) => {
    const along = curveThrough(
      [0.1, 0.33, 0.6, 0.95, 1.2],
      [ln.bicep, ln.bicep, ln.forearm, ln.wrist, ln.wrist * 0.6],
    )
    const frame = hanging([rootX + shoulderMm, rootY, rootZ], armDegrees)
    const rings = widened(clamped(along, 0.1, 1.2))
    return { frame, from: 0, step: base.step * reachMm, caps: [0.024 * tall, 0.042 * reachMm], rings }
  }
}

/** Hands hang a little before the body. */
const forward = 0.06

function hanging(origin: Point, degrees: number): Frame {
  const out = (degrees * Math.PI) / 180
  const flat = Math.sqrt(1 - forward * forward)
  const axis: Point = [Math.sin(out) * flat, -Math.cos(out) * flat, forward]
  const e1: Point = [(-axis[0] * forward) / flat, (-axis[1] * forward) / flat, flat]
  return { origin, axis, e1, e2: crossed(e1, axis) }
}

function headOf(given: Given, stance: Stance): Tube {
  const { heightMm: tall } = given
  const { chin } = stance.heights
  const base = sample(asEgg(form(given, 'head')), [headFrom - eggStep, headTo + eggStep], eggStep, (w) => w)
  const neckZ = trunk(given, stance)(neckRing).c1 * tall
  const long = tall - chin
  return {
    frame: { origin: [0, chin, 0], ...upright },
    from: headFrom * long,
    step: base.step * long,
    spare: 1,
    caps: [headFrom * long, (1 - headTo) * long],
    rings: widener(base, tall)(unchanged).map((ring) => ({ ...ring, c1: ring.c1 + neckZ })),
  }
}

/** The foot stands under its own ankle, wherever the build has moved that from the usual place. */
function footOf(given: Given, { footMm: long }: Stance): Tube {
  const { maleness, heightMm: tall } = given
  const base = sample(form(given, 'foot'), [0.07, 0.95], 0.055, (t) => t)
  const [own, usual] = [form(given, 'leg')(0.2), formOf('leg', maleness, {}, tall)(0.2)]
  const ankleX = (placeOf('ankleOut', maleness) + own.c2 - usual.c2) * tall
  const ankleZ = (placeOf('ankleBack', maleness) + own.c1 - usual.c1) * tall
  const heel = (placeOf('heelBack', maleness) / placeOf('footLong', maleness)) * long
  return {
    frame: {
      origin: [ankleX, 0, ankleZ + heel + 0.07 * long],
      axis: [0, 0, 1],
      e1: [1, 0, 0],
      e2: [0, 1, 0],
    },
    from: 0,
    step: base.step * long,
    caps: [0.07 * long, 0.05 * long],
    rings: widener(base, tall)(unchanged),
  }
}

/** The arm's own touches: it grows out of the shoulder, and ends in a quiet hand. */

/** From the wrist on it is a hand with its fingers together; the thumb is joined to it in skin.ts. */
function handed(base: BaseTube): BaseTube {
  const rings = base.rings.map((ring) => {
    const share = smooth((ring.at - 0.96) / 0.1)
    if (share === 0) return ring
    const at = alongHand(ring.at)
    const size = Math.exp(ring.lnGirth) / girthOfRadii(ring.outline)
    const outline = ring.outline.map(
      (r, k) => share * handReach(at, (2 * Math.PI * k) / spokes) + (1 - share) * r * size,
    )
    return { ...ring, outline, lnGirth: Math.log(girthOfRadii(outline)), c2: ring.c2 - handBend(at) }
  })
  return { ...base, rings }
}

/**
 * Towards its root the arm narrows and dives into the shoulder: the trunk's own rings and the fold between them make the
 * shoulder's slope, and the armpit's skin belongs to the trunk. `rootShare` is the root's radius by the height.
 */
function rooted(base: BaseTube, rootShare: number): BaseTube {
  const size = (ring: BaseRing) => Math.exp(ring.lnGirth) / girthOfRadii(ring.outline)
  const free = base.rings.find((ring) => ring.at >= armIsFreeFrom) ?? base.rings[0]
  if (!free) return base
  const rings = base.rings.map((ring) => {
    if (ring.at >= armIsFreeFrom) return ring
    const out = smooth(ring.at / armIsFreeFrom)
    const radii = ring.outline.map((r, k) => {
      const most = out * (free.outline[k] ?? 0) * size(free) + (1 - out) * rootShare
      return Math.min(r * size(ring), most)
    })
    return { ...ring, outline: radii, lnGirth: Math.log(girthOfRadii(radii)) }
  })
  return { ...base, rings: smoothed(rings) }
}
const armIsFreeFrom = 0.27
