/** The side of a long top: from the armhole in at the waist, out to the seat and down to the hem; its lower part may stay open. */
import { curve, lengthOf, pointAlong } from '../geometry.ts'
import { letOut, trunkNeeds } from '../let-out.ts'
import type { Edge, Point } from '../pattern.ts'
import { joined } from '../pieces.ts'
import type { Order } from './design.ts'

interface Asked extends Pick<Order, 'sizes'> {
  /** Where the side begins, on a half whose middle is at x = 0; y from the neck point of the shoulder. */
  underarm: Point
  /** By so much it comes in at the waist. */
  waistInMm: number
  seat: Point
  hem: Point
  slitMm: number
  /** Around waist and hips it is let out to this over the body. */
  leastMm: number
}

/** From the hem up to the armhole: the open chaak, then the seam. */
export function fallingSide({ sizes, underarm, waistInMm, seat, hem, slitMm, leastMm }: Asked): Edge[] {
  const [seatX, seatY] = seat
  const waist: Point = [Math.min(underarm[0], seatX) - waistInMm, Math.min(sizes.nape_to_waist, seatY - 60)]
  const upper = curve(seat, [seatX, seatY - 50], [waist[0], waist[1] + 60], waist)
  const bend = Math.min(60, 0.5 * (waist[1] - underarm[1]))
  const over = curve(waist, [waist[0], waist[1] - bend], [underarm[0], underarm[1] + bend], underarm)
  const way = letOut([hem, ...upper, ...over.slice(1)], trunkNeeds(sizes, leastMm))
  const slit = Math.min(slitMm, lengthOf(way) - 150)
  if (slit < 10) return [joined('side', way)]
  const cut = pointAlong(way, slit)
  const rest = way.filter((_, i) => lengthOf(way.slice(0, i + 1)) > slit + 1)
  const open = way.filter((_, i) => lengthOf(way.slice(0, i + 1)) < slit - 1)
  return [joined('slit', [...open, cut]), joined('side', [cut, ...rest])]
}
