/** Where plain undergarments lie on the skin: positive under them, by about the mm to their edge. Everybody stands decent. */
import type { BodyLevels } from '../../shapes.ts'
import { type Figure, mirrorOf } from './figure-data.ts'
import type { HalfBody } from './half-body.ts'

export function undergarments(
  figure: Figure,
  body: HalfBody,
  levels: BodyLevels,
  maleness: number,
): Float32Array {
  const { vertices, middles, weights } = figure
  const found = new Float32Array(2 * vertices - middles)
  const isTopped = maleness < 0.75
  for (let v = 0; v < vertices; v++) {
    const [x, y, z] = [body[3 * v] as number, body[3 * v + 1] as number, body[3 * v + 2] as number]
    const onTrunk = 140 * (0.3 - (weights.arm[v] ?? 0))
    const cloth = isTopped ? Math.max(shorts(levels, x, y), top(levels, x, y, z)) : shorts(levels, x, y)
    found[v] = Math.min(cloth, onTrunk)
    if (v >= middles) found[mirrorOf(v, vertices, middles)] = found[v] as number
  }
  return found
}

/** From under the waist to the top of the thigh, a little higher at the sides. */
function shorts({ crotch, waist, crown }: BodyLevels, x: number, y: number): number {
  const low = crotch - 0.03 * crown + 0.12 * Math.max(0, x - 0.04 * crown)
  const high = crotch + 0.52 * (waist - crotch)
  return Math.min(y - low, high - y)
}

/** A short top without sleeves, cut out round at the neck, less deep behind. */
function top({ chest, shoulder, crown }: BodyLevels, x: number, y: number, z: number): number {
  const over = shoulder + 0.03 * crown
  const [wide, deep] = [0.056 * crown, over - chest - (z > 0 ? 0.045 : 0.075) * crown]
  const neck = wide * (Math.hypot(x / wide, Math.max(0, over - y) / deep) - 1)
  return Math.min(y - chest + 0.06 * crown, neck)
}
