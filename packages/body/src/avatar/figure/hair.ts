/** Where hair grows on the head: positive under it, by about the mm to the hairline; and where a knot of it is tied. */
import type { Avatar } from '../../shapes.ts'
import { curveThrough } from '../curve.ts'
import { type Figure, mirrorOf } from './figure-data.ts'
import type { HalfBody } from './half-body.ts'

/** The hairline from the nape over the ear to the forehead: place along the head from behind to before, mm under the crown. */
const hairline = curveThrough(
  [-1, -0.6, -0.34, -0.12, 0.1, 0.27, 0.44, 0.62, 1],
  [188, 172, 128, 92, 90, 112, 84, 56, 46],
)
/** Of the head the line is told for: how tall its person is, and where it is as broad as it gets without the ears. */
const [tallMm, broadMm, overEarMm] = [1756, 78, 88]

export function hairOf(
  figure: Figure,
  body: HalfBody,
  crownMm: number,
  maleness: number,
): NonNullable<Avatar['hair']> {
  const { vertices, middles, weights } = figure
  const scale = crownMm / tallMm
  const onHead = Array.from({ length: vertices }, (_, v) => v).filter((v) => (weights.head[v] ?? 0) > 0.5)
  const under = (v: number) => (crownMm - (body[3 * v + 1] as number)) / scale
  const depths = onHead.filter((v) => under(v) > 60 && under(v) < 90).map((v) => body[3 * v + 2] as number)
  const [back, front] = [Math.min(...depths), Math.max(...depths)]
  const mm = new Float32Array(2 * vertices - middles).fill(-1000)
  for (const v of onHead) {
    const [x, z] = [(body[3 * v] as number) / scale, body[3 * v + 2] as number]
    const along = Math.min(1, Math.max(-1, (2 * (z - back)) / (front - back) - 1))
    const over = hairline(along) - under(v)
    mm[v] = under(v) > overEarMm && along > -0.45 ? Math.min(over, broadMm - x) : over
    if (v >= middles) mm[mirrorOf(v, vertices, middles)] = mm[v] as number
  }
  const knot = { at: [0, crownMm - 78 * scale, back - 14 * scale] as const, radiusMm: 36 * scale }
  return { mm, knot, usual: maleness < 0.5 ? 'tied' : 'short' }
}
