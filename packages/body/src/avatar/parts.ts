/** The five tubes of a person, and the stretches by which they are brought to the person's own girths. */
import { type Curve, curveThrough } from './curve.ts'
import { type FormRing, formOf, outlineOf, type Part, placeOf } from './form.ts'
import { girthOfRadii } from './girth.ts'
import type { Given } from './given.ts'
import { armTubeShare } from './limbs.ts'
import type { Point } from './spatial.ts'
import type { Stance } from './stance.ts'
import { neckRing } from './stance.ts'
import { smooth, spokes, type Tube, type TubeRing } from './tube.ts'

/** Natural logarithms of what each site's ring is widened by, and the few lengths that are solved with them. */
export interface Stretch {
  ln: Record<FittedGirth, number>
  /** How far the arm's root is moved outwards, mm. */
  shoulderMm: number
  /** The arm's middle line from root to wrist, mm. */
  reachMm: number
  /** How far the joint of trunk and legs is moved, mm. */
  crotchMm: number
  armDegrees: number
}

export const fittedGirths = [
  ...([
    'neck',
    'chest',
    'waist',
    'hips',
    'bicep',
    'forearm',
    'wrist',
    'thigh',
    'knee',
    'calf',
    'ankle',
  ] as const),
]
export type FittedGirth = (typeof fittedGirths)[number]

/** Where on its tube a girth is taken. */
export const ringOf = {
  ...{ neck: neckRing, chest: 3, waist: 2, hips: 1 },
  ...{ knee: 1.03, calf: 0.72, ankle: 0.26 },
} as const

export type Parts = Record<Part, Tube>

interface BaseRing extends FormRing {
  at: number
  outline: Float64Array
}

interface BaseTube {
  from: number
  step: number
  rings: readonly BaseRing[]
}

export type PartMaker = (stretch: Stretch) => Parts

export function partMaker(given: Given, stance: Stance, breadthOverDepth?: Curve): PartMaker {
  const { maleness, heightMm: tall, sites } = given
  const { heights } = stance
  const place = (name: Parameters<typeof placeOf>[0]) => placeOf(name, maleness) * tall
  const form = (part: Part) => formOf(part, maleness, { ...sites }, tall)
  const trunk = withThroat(
    simpler(form('torso'), 4, (u) => smooth((0.75 - u) / 0.7)),
    stance,
    tall,
  )
  const [low, high] = [stance.torsoY(-0.35), heights.chin + 0.4 * (tall - heights.chin)]
  const torso = sample(trunk, [low, high], 9, inverse(stance.torsoY, -0.35, 8))
  const neckZ = trunk(neckRing).c1 * tall
  const leg = sample(form('leg'), [0.03 * tall, stance.legY(3.15)], 14, inverse(stance.legY, 0, 3.15))
  const arm = rooted(
    mittened(sample(form('arm'), [0, armTubeShare], 0.025, (s) => s)),
    0.72 * placeOf('rootDown', maleness),
  )
  const foot = sample(form('foot'), [0.07, 0.95], 0.055, (t) => t)
  const head = sample(asEgg(form('head')), [headFrom - eggStep, headTo + eggStep], eggStep, (w) => w)
  const chinUp = tall - heights.chin
  const upright = { axis: [0, 1, 0], e1: [0, 0, 1], e2: [1, 0, 0] } as const

  return (stretch) => {
    const { ln } = stretch
    const torsoLn = curveThrough(
      [0, 1, 2, 3, 4, neckRing],
      [(ln.hips + ln.thigh) / 2, ln.hips, ln.waist, ln.chest, (ln.chest + ln.neck) / 2, ln.neck],
    )
    const legLn = curveThrough(
      [0.26, 0.72, 1.03, 1.9, 2.4],
      [ln.ankle, ln.calf, ln.knee, ln.thigh, (ln.thigh + ln.hips) / 2],
    )
    const armLn = curveThrough(
      [0.1, 0.33, 0.6, 0.95, 1.2],
      [ln.bicep, ln.bicep, ln.forearm, ln.wrist, ln.wrist * 0.6],
    )
    const flat = () => 0
    return {
      torso: {
        frame: { origin: [0, low, 0], ...upright },
        from: 0,
        step: torso.step,
        caps: [14, 30],
        rings: widened(torso, tall, clamped(torsoLn, 0, neckRing), breadthOverDepth),
      },
      leg: {
        frame: { origin: [0, leg.from, 0], ...upright },
        from: 0,
        step: leg.step,
        caps: [0.012 * tall, 20],
        rings: widened(leg, tall, clamped(legLn, 0.26, 2.4)),
      },
      head: {
        frame: { origin: [0, heights.chin, 0], ...upright },
        from: headFrom * chinUp,
        spare: 1,
        step: head.step * chinUp,
        caps: [headFrom * chinUp, (1 - headTo) * chinUp],
        rings: widened(head, tall, flat).map((ring) => ({ ...ring, c1: ring.c1 + neckZ })),
      },
      arm: armTube(stretch, widened(arm, tall, clamped(armLn, 0.1, 1.2)), arm.step),
      foot: footTube(widened(foot, tall, flat), foot.step),
    }
  }

  function armTube(stretch: Stretch, rings: TubeRing[], step: number): Tube {
    const shoulderX = sites.shoulder_width / 2 + stretch.shoulderMm
    const origin: Point = [
      shoulderX - place('rootIn'),
      heights.shoulder - place('rootDown'),
      place('rootBack') + trunk(4).c1 * tall,
    ]
    const out = (stretch.armDegrees * Math.PI) / 180
    const forward = 0.06
    const flat = Math.sqrt(1 - forward * forward)
    const axis: Point = [Math.sin(out) * flat, -Math.cos(out) * flat, forward]
    const e1: Point = [(-axis[0] * forward) / flat, (-axis[1] * forward) / flat, flat]
    const e2: Point = [
      e1[1] * axis[2] - e1[2] * axis[1],
      e1[2] * axis[0] - e1[0] * axis[2],
      e1[0] * axis[1] - e1[1] * axis[0],
    ]
    return {
      frame: { origin, axis, e1, e2 },
      from: 0,
      step: step * stretch.reachMm,
      caps: [0.024 * tall, 0.1 * stretch.reachMm],
      rings,
    }
  }

  function footTube(rings: TubeRing[], step: number): Tube {
    const long = stance.footMm
    const start = place('ankleBack') + place('heelBack') * (long / place('footLong')) + 0.07 * long
    const frame = {
      origin: [place('ankleOut'), 0, start],
      axis: [0, 0, 1],
      e1: [1, 0, 0],
      e2: [0, 1, 0],
    } as const
    return { frame, from: 0, step: step * long, caps: [0.07 * long, 0.05 * long], rings }
  }
}

/** A form shows no fork in its rings: waves finer than `keep` fade out as told. */
function simpler(form: (at: number) => FormRing, keep: number, fade: Curve): (at: number) => FormRing {
  return (at) => {
    const ring = form(at)
    const left = 1 - fade(at)
    const faded = (waves: readonly number[]) => waves.map((w, n) => (n > keep ? w * left : w))
    return { ...ring, cosines: faded(ring.cosines), sines: faded(ring.sines) }
  }
}

/** Over the tape the neck goes on as it leans, up into the head. */
function withThroat(
  form: (at: number) => FormRing,
  { torsoY }: Stance,
  tall: number,
): (at: number) => FormRing {
  const [under, top] = [neckRing - 0.4, neckRing + 0.05]
  const last = form(top)
  const lean = (last.c1 - form(under).c1) / ((torsoY(top) - torsoY(under)) / tall)
  const leaning = Math.min(0.5, Math.max(0.2, lean))
  return (at) =>
    at <= top ? form(at) : { ...last, c1: last.c1 + (leaning * (torsoY(at) - torsoY(top))) / tall }
}

function sample(
  form: (at: number) => FormRing,
  [from, to]: readonly [number, number],
  near: number,
  knotAt: Curve,
): BaseTube {
  const count = Math.round((to - from) / near) + 1
  const step = (to - from) / (count - 1)
  const rings = Array.from({ length: count }, (_, k) => {
    const at = knotAt(from + k * step)
    const ring = form(at)
    return { ...ring, at, outline: outlineOf(ring, spokes) }
  })
  return { from, step, rings: smoothed(smoothed(rings)) }
}

/** Each ring with its neighbours, 1 4 6 4 1: what a single learned ring has of its own is chance, not body. */
function smoothed(rings: readonly BaseRing[]): BaseRing[] {
  const shares = [1, 4, 6, 4, 1]
  return rings.map((ring, k) => {
    const near = shares.map((_, n) => rings[Math.max(0, Math.min(rings.length - 1, k + n - 2))] ?? ring)
    const mix = (read: (r: BaseRing) => number) =>
      near.reduce((sum, r, n) => sum + ((shares[n] ?? 0) / 16) * read(r), 0)
    return {
      ...ring,
      ...{ c1: mix((r) => r.c1), c2: mix((r) => r.c2), lnGirth: mix((r) => r.lnGirth) },
      outline: ring.outline.map((_, n) => mix((r) => r.outline[n] ?? 0)),
    }
  })
}

/** From the wrist on the hand is a mitten: ellipses as broad and as thick as the hand, fingers held together. */
function mittened(base: BaseTube): BaseTube {
  const rings = base.rings.map((ring) => {
    const share = smooth((ring.at - 0.97) / 0.12)
    if (share === 0) return ring
    const reach = (k: number) => ring.outline[(k * spokes) / 4] ?? 0
    const broad = Math.max(0.45 * (reach(0) + reach(2)), 0.12)
    const thick = Math.max(((reach(1) + reach(3)) / 2) * 0.95, 0.48 * broad)
    const outline = ring.outline.map((r, k) => {
      const angle = (2 * Math.PI * k) / spokes
      const ellipse = (broad * thick) / Math.hypot(thick * Math.cos(angle), broad * Math.sin(angle))
      return share * ellipse + (1 - share) * r
    })
    return { ...ring, outline }
  })
  return { ...base, rings }
}

/** The head's rings, from chin (0) to crown (1): an egg, and what the learned rings have more. */
const [headFrom, headTo] = [0.05, 0.95]

const eggStep = 0.025

const asEgg =
  (form: (at: number) => FormRing) =>
  (at: number): FormRing => {
    const ring = form(at)
    return { ...ring, lnGirth: ring.lnGirth + Math.log(2 * Math.sqrt(at * (1 - at))) }
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

/** Each ring in mm: of the learned girth times its stretch, wider or deeper as the photos or the shoulders say. */
function widened(base: BaseTube, tall: number, ln: Curve, ratio?: Curve): TubeRing[] {
  return base.rings.map((ring) => {
    const girth = Math.exp(ring.lnGirth + ln(ring.at)) * tall
    const broad = Math.sqrt(ratio?.(ring.at) ?? 1)
    const shaped = broad === 1 ? ring.outline : scaled(ring.outline, broad, 1 / broad)
    const size = girth / girthOfRadii(shaped)
    return { c1: ring.c1 * tall, c2: ring.c2 * tall, radii: shaped.map((r) => r * size) }
  })
}

/** The outline stretched sideways (e2) and in depth (e1), still as distances at equal angles. */
function scaled(radii: Float64Array, sideways: number, deep: number): Float64Array {
  if (sideways === deep) return radii.map((r) => r * deep)
  const step = (2 * Math.PI) / radii.length
  return radii.map((_, k) => {
    const [c, s] = [Math.cos(k * step) / deep, Math.sin(k * step) / sideways]
    const turn = (Math.atan2(s, c) / step + radii.length) % radii.length
    const [i, t] = [Math.floor(turn), turn % 1]
    const [a, b] = [radii[i % radii.length] ?? 0, radii[(i + 1) % radii.length] ?? 0]
    return (a + t * (b - a)) / Math.hypot(c, s)
  })
}

const clamped =
  (curve: Curve, low: number, high: number): Curve =>
  (at) =>
    curve(Math.min(high, Math.max(low, at)))

/** The rising curve read backwards. */
function inverse(curve: Curve, from: number, to: number): Curve {
  return (value) => {
    let [low, high] = [from, to]
    for (let turn = 0; turn < 40; turn++) {
      const middle = (low + high) / 2
      if (curve(middle) < value) low = middle
      else high = middle
    }
    return (low + high) / 2
  }
}
