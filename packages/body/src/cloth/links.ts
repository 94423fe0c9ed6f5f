import type { ClothOfGarment } from '@darzi/tailoring/collection/finished.ts'
import type { Stitched } from './cloth.ts'
import { foldsOverSeams } from './seam-folds.ts'
import type { Links } from './solver.ts'

/**
 * Along every side of a triangle the cloth keeps its length; across two neighbours it resists folding, as much less as less of
 * its weight is taken.
 */
export function linksOf(
  sewn: Stitched,
  cloth: ClothOfGarment,
  weightShare: number,
): Links & { sides: number } {
  const { panels, firsts } = sewn
  const stretch = 4e-9 * (1 + cloth.stretchPercent)
  const bend = (2.2e-5 / weightShare) * (150 / Math.max(40, cloth.gramsPerSquareMetre)) * softness[cloth.kind]
  const [a, b, rest, compliance]: [number[], number[], number[], number[]] = [[], [], [], []]
  const add = (first: number, flat: readonly number[], [i, j]: readonly [number, number], soft: number) => {
    a.push(first + i)
    b.push(first + j)
    rest.push(
      Math.hypot((flat[2 * i] ?? 0) - (flat[2 * j] ?? 0), (flat[2 * i + 1] ?? 0) - (flat[2 * j + 1] ?? 0)),
    )
    compliance.push(soft)
  }
  const folds: (() => void)[] = []
  panels.forEach(({ flat, triangles }, p) => {
    const first = firsts[p] ?? 0
    const seen = new Map<string, number>()
    for (let t = 0; t < triangles.length; t += 3)
      for (const k of [0, 1, 2]) {
        const [i, j, tip] = [0, 1, 2].map((n) => triangles[t + ((k + n) % 3)] ?? 0) as [
          number,
          number,
          number,
        ]
        const key = i < j ? `${i} ${j}` : `${j} ${i}`
        const other = seen.get(key)
        if (other === undefined) {
          seen.set(key, tip)
          add(first, flat, [i, j], stretch)
        } else folds.push(() => add(first, flat, [other, tip], bend))
      }
  })
  const sides = rest.length
  for (const fold of folds) fold()
  for (const { a: one, b: other, restMm } of foldsOverSeams(sewn)) {
    a.push(one)
    b.push(other)
    rest.push(restMm)
    compliance.push(bend)
  }
  return {
    a: Int32Array.from(a),
    b: Int32Array.from(b),
    rest: Float32Array.from(rest),
    compliance: Float32Array.from(compliance),
    sides,
  }
}

const softness: Record<ClothOfGarment['kind'], number> = {
  cotton: 1,
  silk: 3,
  wool: 0.8,
  linen: 0.7,
  polyester: 1.5,
  other: 1,
}
