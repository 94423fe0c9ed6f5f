import { curveThrough } from '../avatar/curve.ts'
import { cutMesh, type Loop } from '../avatar/mesh-cut.ts'
import { ringAt } from '../avatar/rings.ts'
import { spokes, type Tube, type TubeRing } from '../avatar/tube.ts'
import type { Avatar } from '../shapes.ts'
import { clearMm, type DrawnGarment } from './garment.ts'
import { cosines, eased, lengthAround, num, ofLength, plus, sines, spanned } from './outline.ts'

const stepMm = 15

interface Cut {
  heightMm: number
  middle: number
  /** Of the body, hollows spanned. */
  radii: Float64Array
}

/**
 * The part of a garment that goes around the trunk, from the hem (or the fork of the legs) to the neck. Cloth hangs down from
 * what carries it and is let in or out to the garment's own girth; where the body is wider than that, it lies on the body.
 */
export function trunkOf(avatar: Avatar, garment: DrawnGarment, [low, high]: readonly [number, number]): Tube {
  const count = Math.ceil((high - low) / stepMm)
  const step = (high - low) / count
  const evenAt = evenness(avatar)
  const cuts = bodyCuts(
    avatar,
    Array.from({ length: count + 1 }, (_, k) => low + k * step),
    evenAt,
  )
  const told = toldGirths(avatar, garment)
  const girthAt = girthLine(avatar, garment, told, cuts)
  const hung = hangingFrom(cuts, girthAt, (heightMm) => wavesAt(avatar, heightMm))
  const even = cuts.map((cut, k): Cut => ({ ...cut, radii: near(hung, k, evenAt(cut.heightMm)) }))
  const radii = letTo(told, cuts, even, avatar)
  const rings = cuts.map((cut, k): TubeRing => ({ c1: cut.middle, c2: 0, radii: radii(k) }))
  const frame = { origin: [0, low, 0], axis: [0, 1, 0], e1: [0, 0, 1], e2: [1, 0, 0] } as const
  return { frame, from: 0, step, rings, caps: [20, 20] }
}

/** Over how many rings cloth evens out what it hangs over: many on the trunk, few at shoulders and neck. */
function evenness({ levels }: Avatar): (heightMm: number) => number {
  const top = levels.shoulder - 30
  return (heightMm) => 8 - 6 * eased((heightMm - levels.chest - 10) / Math.max(40, top - levels.chest - 10))
}

/** Let in or out to the told girths; between them, by as much as between their amounts; never into the body. */
function letTo(told: readonly Told[], cuts: readonly Cut[], even: readonly Cut[], { levels }: Avatar) {
  const onBody = (k: number, out: number) => {
    const inner = plus(cuts[k]?.radii ?? [], clearMm)
    return inner.map((r, n) => softMax(r, num(even[k]?.radii ?? inner, n) + out))
  }
  const outs = told.map(({ height, mm }) => {
    const k = cuts.reduce(
      (best, cut, at) =>
        Math.abs(cut.heightMm - height) < Math.abs((cuts[best]?.heightMm ?? 0) - height) ? at : best,
      0,
    )
    let [low, high] = [-40, 150]
    for (let turn = 0; turn < 20; turn++) {
      const middle = (low + high) / 2
      if (lengthAround(onBody(k, middle)) < mm) low = middle
      else high = middle
    }
    return { height, out: (low + high) / 2 }
  })
  const [first, last] = [outs[0], outs.at(-1)]
  if (!first || !last) return (k: number) => onBody(k, 0)
  const line = curveThrough(
    [first.height - 80, ...outs.map(({ height }) => height), last.height + 20],
    [first.out, ...outs.map(({ out }) => out), last.out],
  )
  return (k: number) => {
    const at = cuts[k]?.heightMm ?? 0
    const held = Math.min(last.height + 20, Math.max(first.height - 80, at))
    const left = 1 - eased((at - last.height - 20) / Math.max(60, levels.shoulder - 40 - last.height))
    return onBody(k, line(held) * left)
  }
}

/** The larger of two distances, without a corner where they are alike. */
function softMax(a: number, b: number): number {
  const h = Math.max(softMm - Math.abs(a - b), 0) / softMm
  return Math.max(a, b) + (h * h * h * softMm) / 6
}
const softMm = 28

/** From the top down: each ring as wide as what it hangs from, let in or out to its girth. */
function hangingFrom(
  cuts: readonly Cut[],
  girthAt: (body: Cut) => number,
  waveAt: (heightMm: number) => number[],
): Float64Array[] {
  const hung: Float64Array[] = []
  let above: Cut | undefined
  for (const cut of cuts.toReversed()) {
    const inner = plus(cut.radii, clearMm)
    const carried = above ? spanned(outlinePoints(above), cut.middle) : inner
    const outer = inner.map((r, n) => Math.max(r, num(carried, n)))
    const radii = ofLength(girthAt(cut), inner, outer, waveAt(cut.heightMm))
    hung.unshift(radii)
    above = { ...cut, radii }
  }
  return hung
}

/** The mean of a list's item and its neighbours within so many, the nearer the more. */
function near(list: readonly Float64Array[], k: number, within: number): Float64Array {
  const own = list[k] ?? new Float64Array(spokes)
  const sum = new Float64Array(own.length)
  let all = 0
  for (let at = Math.ceil(k - within); at <= k + within; at++) {
    const weight = 1 - Math.abs(at - k) / (within + 1)
    const other = list[at] ?? own
    for (let n = 0; n < sum.length; n++) sum[n] = num(sum, n) + weight * num(other, n)
    all += weight
  }
  return sum.map((value) => value / all)
}

function outlinePoints({ middle, radii }: Cut): [number, number][] {
  return Array.from(radii, (r, k): [number, number] => [r * num(sines, k), middle + r * num(cosines, k)])
}

/** The body without its arms; between the legs cloth spans. */
function bodyCuts(avatar: Avatar, heights: readonly number[], evenAt: (heightMm: number) => number): Cut[] {
  const points = heights.map((y) =>
    y >= avatar.levels.crotch + 5 ? ringPoints(avatar, y) : legPoints(avatar, y),
  )
  const middles = points.map((cut) => {
    const zs = cut.map(([, z]) => z)
    return Float64Array.of((Math.min(...zs) + Math.max(...zs)) / 2)
  })
  return points.map((cut, k) => {
    const heightMm = heights[k] ?? 0
    const middle = num(near(middles, k, evenAt(heightMm)), 0)
    return { heightMm, middle, radii: spanned(cut, middle) }
  })
}

function ringPoints(avatar: Avatar, heightMm: number): [number, number][] {
  const outline = ringAt(avatar, heightMm)
  return Array.from({ length: outline.length / 2 }, (_, k) => [num(outline, 2 * k), num(outline, 2 * k + 1)])
}

/** Both legs as they are; at the feet as at the ankle. */
function legPoints(avatar: Avatar, heightMm: number): [number, number][] {
  const { limbs, levels } = avatar
  const y = Math.max(heightMm, levels.ankle)
  const { points } = limbs.leftLeg
  const [x = 0] = points.find(([, at]) => at <= y) ?? points.at(-1) ?? []
  // Over the fork both are one; the arms hang further out.
  const isLeg = (loop: Loop) => Math.abs(loop.reduce((sum, p) => sum + p[0], 0) / loop.length) < x + 80
  const legs = cutMesh(avatar, [0, y, 0], [0, 1, 0]).filter(isLeg)
  return legs.flat().map((p) => [p[0], p[2]])
}

/** How much wider a hem is cut than the last girth of the tape, per mm below it: habits of the cut, for no tape tells them. */
const flare = {
  shirt: 0,
  tee: 0,
  jacket: 0.02,
  blouse: 0,
  trousers: 0,
  kurta: 0.12,
  dress: 0.5,
  skirt: 0.75,
} as const

interface Told {
  height: number
  mm: number
}

/** What the tape tells around the trunk, upwards. */
function toldGirths({ levels }: Avatar, { finished: { zonesMm } }: DrawnGarment): Told[] {
  return (['hips', 'waist', 'chest'] as const).flatMap((zone) => {
    const mm = zonesMm[zone]
    return mm === undefined ? [] : [{ height: levels[zone], mm }]
  })
}

/** The garment's girth by height: through the zones its tape tells; above them its ease runs out towards the shoulder. */
function girthLine(
  { levels }: Avatar,
  { cut }: DrawnGarment,
  told: readonly Told[],
  cuts: readonly Cut[],
): (body: Cut) => number {
  const around = ({ radii }: Cut) => lengthAround(plus(radii, clearMm))
  const [first, last] = [told[0], told.at(-1)]
  if (!first || !last) return around
  // Into hem and shoulders without a corner: a corner in the girth is a level fold in the cloth.
  const below = { height: first.height - 80, mm: first.mm + flare[cut] * 80 }
  const knots = [below, ...told, { height: last.height + 50, mm: last.mm }]
  const line = curveThrough(
    knots.map(({ height }) => height),
    knots.map(({ mm }) => mm),
  )
  const carrying = cuts.find(({ heightMm }) => heightMm >= last.height)
  const ease = Math.max(0, last.mm - (carrying ? around(carrying) : last.mm))
  return (body) => {
    const { heightMm } = body
    if (heightMm < below.height) return below.mm + flare[cut] * (below.height - heightMm)
    if (heightMm <= last.height) return line(heightMm)
    const over = heightMm - last.height
    const left = 1 - eased(over / Math.max(60, levels.shoulder - 20 - last.height))
    const follows = eased(over / 70)
    return (1 - follows) * last.mm + follows * (around(body) + ease * left)
  }
}

/** Folds hang below the waist, deeper towards the hem; how deep they go follows from how much cloth is left over. */
function wavesAt({ levels }: Avatar, heightMm: number): number[] {
  const fall = Math.min(1, Math.max(0, (levels.waist - heightMm) / 350))
  return Array.from({ length: spokes }, (_, k) => {
    const angle = (2 * Math.PI * k) / spokes
    return fall * (0.3 * Math.cos(10 * angle) - 0.5 * Math.cos(6 * angle))
  })
}
