import { curveThrough } from '../avatar/curve.ts'
import { ringAt } from '../avatar/rings.ts'
import { spokes, type Tube, type TubeRing } from '../avatar/tube.ts'
import type { Avatar } from '../shapes.ts'
import { clearMm, type DrawnGarment } from './garment.ts'
import { cosines, lengthAround, num, ofLength, plus, sines, spanned } from './outline.ts'

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
  const rings: TubeRing[] = []
  const girthAt = girthLine(avatar, garment)
  let hung: Float64Array | undefined
  for (let k = count; k >= 0; k--) {
    const body = bodyCut(avatar, low + k * step)
    const inner = plus(body.radii, clearMm)
    const above = hung
    const outer = above ? inner.map((r, n) => Math.max(r, num(above, n))) : inner
    const wave = wavesAt(avatar, body.heightMm)
    hung = ofLength(girthAt(body), inner, outer, wave)
    rings.unshift({ c1: body.middle, c2: 0, radii: hung })
  }
  const frame = { origin: [0, low, 0], axis: [0, 1, 0], e1: [0, 0, 1], e2: [1, 0, 0] } as const
  return { frame, from: 0, step, rings, caps: [20, 20] }
}

/** The body without its arms at a height; between the legs cloth spans. */
function bodyCut(avatar: Avatar, heightMm: number): Cut {
  const points =
    heightMm >= avatar.levels.crotch + 5 ? ringPoints(avatar, heightMm) : legPoints(avatar, heightMm)
  const zs = points.map(([, z]) => z)
  const middle = (Math.min(...zs) + Math.max(...zs)) / 2
  return { heightMm, middle, radii: spanned(points, middle) }
}

function ringPoints(avatar: Avatar, heightMm: number): [number, number][] {
  const outline = ringAt(avatar, heightMm)
  return Array.from({ length: outline.length / 2 }, (_, k) => [num(outline, 2 * k), num(outline, 2 * k + 1)])
}

function legPoints({ limbs }: Avatar, heightMm: number): [number, number][] {
  return [limbs.leftLeg, limbs.rightLeg].flatMap(({ points, girthsMm }) => {
    const found = points.findIndex(([, y]) => y <= heightMm)
    const at = found < 0 ? points.length - 1 : found
    const [x = 0, , z = 0] = points[at] ?? []
    const radius = num(girthsMm, at) / (2 * Math.PI)
    return Array.from({ length: spokes / 2 }, (_, k): [number, number] => [
      x + radius * num(sines, 2 * k),
      z + radius * num(cosines, 2 * k),
    ])
  })
}

/** How much wider a hem is cut than the last girth of the tape, per mm below it: habits of the cut, for no tape tells them. */
const flare = {
  ...{ shirt: 0, tee: 0, jacket: 0.02, blouse: 0, trousers: 0 },
  ...{ kurta: 0.12, dress: 0.5, skirt: 0.75 },
} as const

/** The garment's girth by height: through the zones its tape tells; above them its ease runs out towards the shoulder. */
function girthLine(avatar: Avatar, { cut, finished }: DrawnGarment): (body: Cut) => number {
  const { levels } = avatar
  const { chest, waist, hips } = finished.zonesMm
  const told = (
    [
      [levels.hips, hips],
      [levels.waist, waist],
      [levels.chest, chest],
    ] as const
  ).flatMap(([height, mm]) => (mm === undefined ? [] : [{ height, mm }]))
  const [first, last] = [told[0], told.at(-1)]
  if (!first || !last) return ({ radii }) => lengthAround(plus(radii, clearMm))
  const line =
    told.length === 1
      ? () => first.mm
      : curveThrough(
          told.map(({ height }) => height),
          told.map(({ mm }) => mm),
        )
  const easeAtTop = Math.max(0, last.mm - lengthAround(bodyCut(avatar, last.height).radii))
  return (body) => {
    const around = lengthAround(body.radii)
    if (body.heightMm < first.height) return first.mm + flare[cut] * (first.height - body.heightMm)
    if (body.heightMm <= last.height) return line(body.heightMm)
    const left =
      1 - Math.min(1, (body.heightMm - last.height) / Math.max(1, levels.shoulder - 20 - last.height))
    return around + 2 * Math.PI * clearMm + easeAtTop * left
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
