import { cutMesh, type Point } from '../avatar/mesh-cut.ts'
import type { Frame } from '../avatar/tube.ts'
import type { Avatar } from '../shapes.ts'
import { clearMm } from './garment.ts'
import { plus, spanned } from './outline.ts'

/** Further from the middle of the hand there is no hand. */
const handMm = 110

/** As much more room as the smooth line between the rings may take away again. */
const spareMm = 2

/**
 * The tight line around hand and thumb where a sleeve passes them, with the cloth's own room: a sleeve goes over both, it is no
 * glove. Of all the places along the sleeve, square to its axis, seen from (c1, c2).
 */
export function aroundHand(avatar: Avatar, { origin, axis, e1, e2 }: Frame) {
  return (places: readonly number[], c1: number, c2: number): Float64Array | undefined => {
    const points = places.flatMap((s) => {
      const centre = [origin[0] + s * axis[0], origin[1] + s * axis[1], origin[2] + s * axis[2]] as const
      return cutMesh(avatar, centre, axis)
        .map((loop) =>
          loop.map((p) => {
            const d = [p[0] - centre[0], p[1] - centre[1], p[2] - centre[2]] as const
            return [on(e2, d) - c2, on(e1, d)] as const
          }),
        )
        .filter((loop) => loop.every(([across, forwards]) => Math.hypot(across, forwards - c1) < handMm))
        .flat()
    })
    return points.length > 2 ? plus(spanned(points, c1), clearMm + spareMm) : undefined
  }
}

const on = (e: Point, d: Point) => d[0] * e[0] + d[1] * e[1] + d[2] * e[2]
