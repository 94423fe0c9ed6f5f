/** Outlines as distances from a centre at equal angles, from the front over the left. */
import { type Flat, hullOf } from './girth.ts'
import { spokes } from './tube.ts'

/** The outline stretched sideways (e2) and in depth (e1). */
export function scaled(radii: Float64Array, sideways: number, deep: number): Float64Array {
  return radii.map((_, k) => {
    const angle = (2 * Math.PI * k) / radii.length
    const [c, s] = [Math.cos(angle) / deep, Math.sin(angle) / sideways]
    return radiusAt(radii, Math.atan2(s, c)) / Math.hypot(c, s)
  })
}

export function radiusAt(radii: Float64Array, angle: number): number {
  const turn = ((angle / (2 * Math.PI)) * radii.length + radii.length) % radii.length
  const [i, t] = [Math.floor(turn), turn % 1]
  const [a, b] = [radii[i % radii.length] ?? 0, radii[(i + 1) % radii.length] ?? 0]
  return a + t * (b - a)
}

/** The tight line around points (x, z): hollows are spanned as by cloth. Seen from (0, middle), which must lie inside. */
export function spanned(points: readonly (readonly [number, number])[], middle: number): Float64Array {
  const hull = hullOf(points.map(([x, z]) => [z - middle, x] as const))
  const radii = new Float64Array(spokes)
  const turn = (2 * Math.PI) / spokes
  for (let k = 0; k < spokes; k++) radii[k] = reach(hull, Math.cos(k * turn), Math.sin(k * turn))
  return radii
}

function reach(hull: readonly Flat[], c: number, s: number): number {
  let best = 0
  for (let i = 0; i < hull.length; i++) {
    const [a, b] = [hull[i], hull[(i + 1) % hull.length]]
    if (!a || !b) continue
    const [ex, ey] = [b[0] - a[0], b[1] - a[1]]
    const across = c * ey - s * ex
    if (Math.abs(across) < 1e-9) continue
    const r = (a[0] * ey - a[1] * ex) / across
    const share = (a[0] * s - a[1] * c) / across
    if (r > best && share >= -1e-6 && share <= 1 + 1e-6) best = r
  }
  return best
}
