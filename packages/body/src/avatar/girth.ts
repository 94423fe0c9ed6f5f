/** The tape: the perimeter of the convex hull of a cut. */
export function hullPerimeter(points: readonly (readonly [number, number])[]): number {
  if (points.length < 3) return 0
  const hull = hullOf(points)
  return hull.reduce((sum, p, k) => {
    const q = hull[(k + 1) % hull.length] ?? p
    return sum + Math.hypot(q[0] - p[0], q[1] - p[1])
  }, 0)
}

export type Flat = readonly [number, number]

export function hullOf(points: readonly Flat[]): Flat[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  return [...half(sorted), ...half(sorted.reverse())]
}

function half(sorted: readonly Flat[]): Flat[] {
  const chain: Flat[] = []
  for (const p of sorted) {
    while (chain.length >= 2 && !turnsLeft(chain.at(-2), chain.at(-1), p)) chain.pop()
    chain.push(p)
  }
  chain.pop()
  return chain
}

const turnsLeft = (o: Flat | undefined, a: Flat | undefined, b: Flat): boolean =>
  !!o && !!a && (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]) > 0

/** The girth of an outline given as distances from its centre at equal steps. */
export function girthOfRadii(radii: Float64Array): number {
  const step = (2 * Math.PI) / radii.length
  return hullPerimeter(Array.from(radii, (r, k) => [r * Math.cos(k * step), r * Math.sin(k * step)] as const))
}
