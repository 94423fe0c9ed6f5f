/** Lapels and collar of an open jacket: cloth folded back along the opening, a second layer on the first. */
import { isLapelShape, type LapelShape } from '../pattern/lapel-shape.ts'
import type { Avatar } from '../shapes.ts'
import { breakOver, neckOf } from './cover.ts'
import type { GarmentForm } from './form.ts'
import type { DrawnGarment } from './garment.ts'
import type { Distance } from './garment-parts.ts'
import { isHighJacket } from './high-jacket.ts'
import { type Net, netOf } from './nets.ts'
import { trimmed } from './trim.ts'

export interface Lapels {
  net: Net
  /** The layer's own surface. */
  distance: Distance
  /** Positive on it, at about the distance from its edge. */
  cover: Distance
}

/** So far over the cloth they lie. */
const riseMm = 4
const cellMm = 9
/** Where a lapel is widest, and how the collar is: habits of the cut. */
const lapelMm = 78
const collarMm = 46
/** The notch between both. */
const notchMm = 12

interface LapelPlace {
  /** From the opening's edge over the cloth. */
  over: number
  /** Over the break, and over the gorge. */
  up: number
  high: number
  z: number
}

/** Positive on lapel or collar. */
const partsOf: Record<LapelShape, (place: LapelPlace) => number> = {
  notch({ over, up, high, z }) {
    const wide = Math.min(lapelMm, 0.42 * up)
    const lapel = Math.min(over, wide - over, 0.35 * (over - 20) - high, z - 20)
    return Math.max(lapel, Math.min(over, collarMm - over, high - notchMm + 0.3 * over))
  },
  peak({ over, up, high, z }) {
    const wide = Math.min(lapelMm + 6, 0.44 * up)
    const rising = 0.35 * (over - 20)
    const lapel = Math.min(
      over,
      wide - over,
      rising + Math.min(24, Math.max(0, over - collarMm + 6)) - high,
      z - 20,
    )
    return Math.max(lapel, Math.min(over, collarMm - over, high - rising - 3))
  },
  /** One cloth from the break to behind the neck. */
  shawl({ over, up, high, z }) {
    const wide = high < 0 ? Math.min(lapelMm, 0.42 * up) : Math.max(collarMm, lapelMm - 0.6 * high)
    return Math.min(over, wide - over, high < 0 ? z - 20 : high + 200)
  },
}

const lapelShapeIn = ({ chosen }: DrawnGarment): LapelShape => {
  const { lapel = 'notch' } = chosen ?? {}
  return isLapelShape(lapel) ? lapel : 'notch'
}

export function lapelsOf(avatar: Avatar, garment: DrawnGarment, form: GarmentForm): Lapels | undefined {
  if (garment.cut !== 'jacket' || isHighJacket(garment)) return undefined
  const { levels } = avatar
  const from = breakOver(levels)
  const gorge = levels.chest + 0.62 * (levels.shoulder - levels.chest)
  const edge = neckOf({ avatar, garment, parts: form })
  const distance: Distance = (x, y, z) => form.distance(x, y, z) - riseMm
  const parts = partsOf[lapelShapeIn(garment)]
  const cover: Distance = (x, y, z) => parts({ over: edge(x, y, z), up: y - from, high: y - gorge, z })
  const { x, back, front, high } = form.box
  const net = netOf(distance, { x: Math.min(x, 260), low: from - 20, high, back, front }, cellMm)
  return { net: trimmed(net, cover), distance, cover }
}
