import type { Net } from './nets.ts'

/** Cuts away what is not cloth: every triangle is cut along the zero of `cover`, so that hems are clean lines. */
export function trimmed({ xyz, triangles }: Net, cover: (x: number, y: number, z: number) => number): Net {
  const at = (v: number) => [xyz[3 * v] ?? 0, xyz[3 * v + 1] ?? 0, xyz[3 * v + 2] ?? 0] as const
  const values = Array.from({ length: xyz.length / 3 }, (_, v) => cover(...at(v)))
  const kept: number[] = []
  const cuts = new Map<string, number>()
  const all = [...xyz]
  const between = (a: number, b: number) => {
    const key = a < b ? `${a} ${b}` : `${b} ${a}`
    const known = cuts.get(key)
    if (known !== undefined) return known
    const [p, q] = [values[a] ?? 0, values[b] ?? 0]
    const t = p / (p - q)
    const [from, to] = [at(a), at(b)]
    all.push(
      from[0] + t * (to[0] - from[0]),
      from[1] + t * (to[1] - from[1]),
      from[2] + t * (to[2] - from[2]),
    )
    cuts.set(key, all.length / 3 - 1)
    return all.length / 3 - 1
  }
  for (let t = 0; t < triangles.length; t += 3) {
    const corners = [triangles[t] ?? 0, triangles[t + 1] ?? 0, triangles[t + 2] ?? 0]
    const outline = corners.flatMap((a, k) => {
      const b = corners[(k + 1) % 3] ?? 0
      const [p, q] = [(values[a] ?? 0) >= 0, (values[b] ?? 0) >= 0]
      return [...(p ? [a] : []), ...(p === q ? [] : [between(a, b)])]
    })
    for (let k = 2; k < outline.length; k++) kept.push(outline[0] ?? 0, outline[k - 1] ?? 0, outline[k] ?? 0)
  }
  return { xyz: all, triangles: kept }
}
