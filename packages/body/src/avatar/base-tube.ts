/** A part as learned, its rings close together, before it is stretched to the person's numbers. */
import type { Curve } from './curve.ts'
import { type FormRing, outlineOf } from './form.ts'
import type { Form } from './forms.ts'
import { girthOfRadii } from './girth.ts'
import { scaled } from './outline.ts'
import { spokes, type TubeRing } from './tube.ts'

export interface BaseRing extends FormRing {
  at: number
  outline: Float64Array
}

export interface BaseTube {
  from: number
  step: number
  rings: readonly BaseRing[]
}

type Range = readonly [number, number]

export function sample(form: Form, [from, to]: Range, near: number, knotAt: Curve): BaseTube {
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
export function smoothed(rings: readonly BaseRing[]): BaseRing[] {
  const shares = [1, 4, 6, 4, 1]
  return rings.map((ring, k) => {
    const near = shares.map((_, n) => rings[Math.max(0, Math.min(rings.length - 1, k + n - 2))] ?? ring)
    const mix = (read: (r: BaseRing) => number) =>
      near.reduce((sum, r, n) => sum + ((shares[n] ?? 0) / 16) * read(r), 0)
    return {
      ...ring,
      c1: mix((r) => r.c1),
      c2: mix((r) => r.c2),
      lnGirth: mix((r) => r.lnGirth),
      outline: ring.outline.map((_, n) => mix((r) => r.outline[n] ?? 0)),
    }
  })
}

/** The rings with another breadth against their depth; 1 leaves them as they are. */
export function reshaped(base: BaseTube, breadthOverDepth: Curve | undefined): BaseTube {
  if (!breadthOverDepth) return base
  const rings = base.rings.map((ring) => {
    const broad = Math.sqrt(breadthOverDepth(ring.at))
    return { ...ring, outline: scaled(ring.outline, broad, 1 / broad) }
  })
  return { ...base, rings }
}

/** From the learned rings to rings in mm, as often as the stretch changes. */
export function widener(base: BaseTube, tall: number): (ln: Curve) => TubeRing[] {
  const sizes = base.rings.map((ring) => (Math.exp(ring.lnGirth) * tall) / girthOfRadii(ring.outline))
  return (ln) =>
    base.rings.map(({ at, c1, c2, outline }, k) => {
      const size = (sizes[k] ?? 1) * Math.exp(ln(at))
      return { c1: c1 * tall, c2: c2 * tall, radii: outline.map((r) => r * size) }
    })
}
