import { theFigure } from '@darzi/body/avatar/figure/figure-data.ts'
import { measurableOf } from '@darzi/body/avatar/figure/measured.ts'
import { type OutlineSide, outlineSides, outlineTurns } from '@darzi/body/avatar/outline-turns.ts'
import { bodyData, hasGenerator, loadGenerator } from './body-generator.ts'
import { halfOf } from './figure-half.mts'

const [count, seed, heightMm] = [60, 4711, 1700]

/** How sharply the outlines of generated bodies turn, of such as the figure was learnt from; none without the generator. */
export async function learntTurns(): Promise<Record<OutlineSide, number[]> | undefined> {
  if (!hasGenerator) return undefined
  const generator = await loadGenerator()
  const half = halfOf(generator, bodyData)
  const random = generator.rng(seed)
  const turns = Object.fromEntries(outlineSides.map((side) => [side, [] as number[]])) as Record<
    OutlineSide,
    number[]
  >
  for (let k = 0; k < count; k++) {
    const shape = { ...generator.randomBody(random, k % 2), weight: 0.05 + 1.45 * random() }
    const body = Float64Array.from(half.read(shape), (share) => share * heightMm)
    const read = measurableOf(theFigure(), body, heightMm)
    for (const side of outlineSides) turns[side].push(...outlineTurns(read, side))
  }
  return turns
}
