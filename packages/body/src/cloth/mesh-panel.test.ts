import { describe, expect, test } from 'vitest'
import { inputsOf } from '../pattern/body-of.ts'
import { designs } from '../pattern/design-key.ts'
import { draftPattern } from '../pattern/draft-pattern.ts'
import { areaOf, outlineOf } from '../pattern/geometry.ts'
import { sewingOf } from '../pattern/sewing.ts'
import { peopleToDraftFor } from '../testing/bodies.ts'
import type { FlatPanel } from './cloth.ts'
import { stitched } from './stitch.ts'

describe.each(peopleToDraftFor)('on %s', (_, who) => {
  test.each(designs)('every panel of the %s is whole cloth with one border', async (design) => {
    const sewing = sewingOf(await draftPattern(design, inputsOf(who)))
    if (!sewing) return
    stitched(sewing).panels.forEach((panel, k) => {
      const drawn = Math.abs(areaOf(outlineOf(sewing.panels[k]?.piece.edges ?? [])))
      expect(Math.abs(areaIn(panel) / drawn - 1), panel.name).toBeLessThan(0.01)
      expect(new Set(panel.triangles).size, `${panel.name}: every point is of the cloth`).toBe(
        panel.flat.length / 2,
      )
      // Where cloth hung together by a point only, or lay over its own border, a point had three sides there or four.
      expect(new Set(sidesOfBorder(panel).values()), `${panel.name}: its border`).toEqual(new Set([2]))
    })
  })
})

function areaIn({ flat, triangles }: FlatPanel): number {
  const at = (v = 0) => [flat[2 * v] ?? 0, flat[2 * v + 1] ?? 0] as const
  let area = 0
  for (let t = 0; t < triangles.length; t += 3) {
    const [p, q, r] = [at(triangles[t]), at(triangles[t + 1]), at(triangles[t + 2])]
    area += Math.abs((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])) / 2
  }
  return area
}

/** How many sides of the border meet at each of its points. */
function sidesOfBorder({ triangles }: FlatPanel): Map<number, number> {
  const border = new Map<string, readonly [number, number]>()
  for (let t = 0; t < triangles.length; t += 3)
    for (const k of [0, 1, 2]) {
      const [a = 0, b = 0] = [triangles[t + k], triangles[t + ((k + 1) % 3)]].sort((p = 0, q = 0) => p - q)
      const key = `${a} ${b}`
      if (border.has(key)) border.delete(key)
      else border.set(key, [a, b])
    }
  const met = new Map<number, number>()
  for (const v of [...border.values()].flat()) met.set(v, (met.get(v) ?? 0) + 1)
  return met
}
