/** Lapels and collar of an open jacket: cloth folded back along the opening, a second layer on the first. */
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

export function lapelsOf(avatar: Avatar, garment: DrawnGarment, form: GarmentForm): Lapels | undefined {
  if (garment.cut !== 'jacket' || isHighJacket(garment)) return undefined
  const { levels } = avatar
  const from = breakOver(levels)
  const gorge = levels.chest + 0.62 * (levels.shoulder - levels.chest)
  const edge = neckOf({ avatar, garment, parts: form })
  const distance: Distance = (x, y, z) => form.distance(x, y, z) - riseMm
  const cover: Distance = (x, y, z) => {
    const over = edge(x, y, z)
    const rising = 0.35 * (over - 20)
    const wide = Math.min(lapelMm, 0.42 * (y - from))
    const lapel = Math.min(over, wide - over, gorge + rising - y, z - 20)
    const collar = Math.min(over, collarMm - over, y - gorge - notchMm + 0.3 * over)
    return Math.max(lapel, collar)
  }
  const { x, back, front, high } = form.box
  const net = netOf(distance, { x: Math.min(x, 260), low: from - 20, high, back, front }, cellMm)
  return { net: trimmed(net, cover), distance, cover }
}
