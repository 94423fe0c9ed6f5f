import type { Stitched } from './cloth.ts'

/** Two vertices across a seam, and how far apart they are when the cloth lies flat there. */
export interface Fold {
  a: number
  b: number
  restMm: number
}

/**
 * Seams resist folding as the cloth beside them does: without that each is a hinge, and the cloth along it ruffles. Of each
 * stretch of a seam between two stitches, the corners of the triangles on both sides.
 */
export function foldsOverSeams(sewn: Stitched): Fold[] {
  const corners = cornersOver(sewn)
  const folds: Fold[] = []
  for (let k = 0; k + 3 < sewn.seams.length; k += 2) {
    const [i, j, nextI, nextJ] = [0, 1, 2, 3].map((n) => sewn.seams[k + n] ?? 0) as [
      number,
      number,
      number,
      number,
    ]
    const [one, other] = [corners(i, nextI), corners(j, nextJ)]
    if (one && other)
      folds.push({ a: one.v, b: other.v, restMm: Math.hypot(one.along - other.along, one.off + other.off) })
  }
  return folds
}

interface Corner {
  v: number
  /** From the middle of the side, along and off it. */
  along: number
  off: number
}

/** The corner of the triangle over a side of the border, seen along the side from its first vertex. */
function cornersOver({ panels, firsts }: Stitched): (from: number, to: number) => Corner | undefined {
  const tips = new Map<string, { tip: number; at: (v: number) => readonly [number, number] }>()
  panels.forEach(({ flat, triangles }, p) => {
    const first = firsts[p] ?? 0
    const at = (v: number) => [flat[2 * (v - first)] ?? 0, flat[2 * (v - first) + 1] ?? 0] as const
    for (let t = 0; t < triangles.length; t += 3)
      for (const k of [0, 1, 2]) {
        const [a, b, tip] = [0, 1, 2].map((n) => first + (triangles[t + ((k + n) % 3)] ?? 0)) as [
          number,
          number,
          number,
        ]
        const key = a < b ? `${a} ${b}` : `${b} ${a}`
        if (tips.has(key)) tips.delete(key)
        else tips.set(key, { tip, at })
      }
  })
  return (from, to) => {
    const found = tips.get(from < to ? `${from} ${to}` : `${to} ${from}`)
    if (!found) return undefined
    const [[ax, ay], [bx, by], [x, y]] = [found.at(from), found.at(to), found.at(found.tip)]
    const [ex, ey] = [bx - ax, by - ay]
    const long = Math.hypot(ex, ey) || 1
    const [dx, dy] = [x - (ax + bx) / 2, y - (ay + by) / 2]
    return { v: found.tip, along: (dx * ex + dy * ey) / long, off: Math.abs(dx * ey - dy * ex) / long }
  }
}
