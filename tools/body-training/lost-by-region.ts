/** Where figure and mask differ, by part of the body: pixels that only one of them covers, as a share of what either covers. */
import { theFigure } from '@darzi/body/avatar/figure/figure-data.ts'
import type { Avatar } from '@darzi/body/shapes.ts'
import type { Cover } from './overlap.ts'

export const regions = [
  'head and hair',
  'neck and shoulder line',
  'upper arm',
  'forearm',
  'chest',
  'waist',
  'belly',
  'seat',
  'thighs',
  'calves',
  'feet',
] as const
export type Region = (typeof regions)[number]
export interface Lost {
  figureOnly: number
  photoOnly: number
}

/** Each pixel counts for the part whose outline is nearest. */
export function lostByRegion(avatar: Avatar, { mask, figure, seen }: Cover): Record<Region, Lost> {
  const { width, height, inside, leftOut } = mask
  const partOf = regionsOf(avatar)
  const edges: { x: number; y: number; region: Region }[] = []
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (figure[at] && !(figure[at - 1] && figure[at + 1] && figure[at - width] && figure[at + width]))
        edges.push({ x, y, region: partOf[nearest(seen, x + 0.5, y + 0.5)] ?? 'waist' })
    }
  const lost = Object.fromEntries(
    regions.map((region) => [region, { figureOnly: 0, photoOnly: 0 }]),
  ) as Record<Region, Lost>
  let either = 0
  for (let at = 0; at < inside.length; at++) if (!leftOut[at] && (inside[at] || figure[at])) either++
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (leftOut[at] || !inside[at] === !figure[at]) continue
      let [region, away]: [Region, number] = ['waist', Number.POSITIVE_INFINITY]
      for (const edge of edges) {
        const d = (edge.x - x) ** 2 + (edge.y - y) ** 2
        if (d < away) [region, away] = [edge.region, d]
      }
      lost[region][figure[at] ? 'figureOnly' : 'photoOnly'] += 1 / either
    }
  return lost
}

function nearest(seen: Float32Array, x: number, y: number): number {
  let [best, away] = [0, Number.POSITIVE_INFINITY]
  for (let v = 0; v < seen.length / 2; v++) {
    const d = ((seen[2 * v] ?? 0) - x) ** 2 + ((seen[2 * v + 1] ?? 0) - y) ** 2
    if (d < away) [best, away] = [v, d]
  }
  return best
}

/** By vertex of the figure. */
function regionsOf({ positions, levels, limbs }: Avatar): Region[] {
  const { vertices, middles, weights } = theFigure()
  const elbow = limbs.leftArm.points[11]?.[1] ?? 0
  return Array.from({ length: positions.length / 3 }, (_, v) => {
    const half = v < vertices ? v : v - vertices + middles
    const y = positions[3 * v + 1] ?? 0
    if ((weights.arm[half] ?? 0) > 0.5) return y > elbow ? 'upper arm' : 'forearm'
    const { neck, armpit, chest, waist, hips, crotch, knee, ankle } = levels
    if (y > neck + 0.3 * (levels.crown - neck)) return 'head and hair'
    if (y > armpit) return 'neck and shoulder line'
    if (y > (2 * chest + waist) / 3) return 'chest'
    if (y > waist - 0.15 * (waist - hips)) return 'waist'
    if (y > hips + 0.35 * (waist - hips)) return 'belly'
    if (y > crotch) return 'seat'
    if (y > knee) return 'thighs'
    return y > ankle ? 'calves' : 'feet'
  })
}
