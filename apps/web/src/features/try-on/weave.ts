/** The look of a cloth, computed: light and shade of its threads as a small picture that repeats, and how it shines. */
import type { ClothOfGarment } from '@darzi/tailoring/collection/finished.ts'

export type ClothKind = ClothOfGarment['kind']

export interface ClothLook {
  roughness: number
  sheen: number
}

export const lookOf: Record<ClothKind, ClothLook> = {
  cotton: { roughness: 0.9, sheen: 0.25 },
  silk: { roughness: 0.42, sheen: 0.9 },
  wool: { roughness: 0.95, sheen: 0.55 },
  linen: { roughness: 0.92, sheen: 0.2 },
  polyester: { roughness: 0.62, sheen: 0.35 },
  other: { roughness: 0.85, sheen: 0.3 },
}

export const weaveSide = 128

/** Grey, four bytes a point, the same every time; `weaveSide` points a side. */
export function weaveOf(kind: ClothKind): Uint8Array {
  const points = new Uint8Array(weaveSide * weaveSide * 4)
  for (let y = 0; y < weaveSide; y++)
    for (let x = 0; x < weaveSide; x++) {
      const grey = Math.round(255 * Math.min(1, Math.max(0, lightAt[kind](x, y))))
      points.set([grey, grey, grey, 255], 4 * (x + weaveSide * y))
    }
  return points
}

const wave = (at: number, count: number) => Math.sin((2 * Math.PI * count * at) / weaveSide)
/** One over, one under. */
const plain = (x: number, y: number, threads: number) => {
  const [warp, weft] = [wave(x, threads), wave(y, threads)]
  return 0.5 + 0.5 * (Math.sign(warp * weft) > 0 ? Math.abs(warp) : Math.abs(weft))
}
const twill = (x: number, y: number, threads: number) => 0.5 + 0.5 * wave(x + y, threads)

const lightAt: Record<ClothKind, (x: number, y: number) => number> = {
  cotton: (x, y) => 0.93 + 0.07 * plain(x, y, 16),
  silk: (x, y) => 0.95 + 0.03 * wave(x, 32) + 0.02 * slub(y, 5),
  wool: (x, y) => 0.84 + 0.12 * twill(x, y, 16) + 0.04 * slub(x * 3 + y, 9),
  linen: (x, y) => 0.84 + 0.08 * plain(x, y, 12) + 0.05 * slub(x, 3) + 0.05 * slub(y, 7),
  polyester: (x, y) => 0.97 + 0.03 * twill(x, y, 32),
  other: (x, y) => 0.92 + 0.08 * plain(x, y, 16),
}

/** Threads are thicker here and there: between 0 and 1, the same for the same thread. */
function slub(thread: number, seed: number): number {
  const grain = Math.sin((thread % weaveSide) * 12.9898 + seed * 78.233) * 43758.5453
  return grain - Math.floor(grain)
}
