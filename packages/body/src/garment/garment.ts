/**
 * A finished garment drawn on a body: a surface outside the skin with the garment's own girths and lengths, open at neck, hem
 * and cuffs. It tells where there is room and where there is none; how the cloth would fall is told by ../cloth.
 */
import type { ClothOfGarment, Cut, FinishedSize } from '@darzi/tailoring/collection/finished.ts'
import type { DesignKey } from '../pattern/design-key.ts'
import type { ChosenOptions } from '../pattern/options.ts'

export interface DrawnGarment {
  cut: Cut
  finished: FinishedSize
  cloth: ClothOfGarment
  /** The pattern it is cut from, where its cut alone does not say it. */
  design?: DesignKey
  /** What of that pattern was chosen and no tape tells: its lapel, its vents. */
  chosen?: ChosenOptions
}

export interface GarmentMesh {
  positions: Float32Array
  normals: Float32Array
  /** Along the weft and the warp, in repeats of a weave of about `repeatMm`. */
  uvs: Float32Array
  indices: Uint32Array
  /** The first so many triangles are the cloth itself; what is sewn onto it follows. All of them, where it is not told. */
  clothTriangles?: number
  /** Fit at each vertex on one scale: under 1 too small, 1 to 2 tight, to 3 close, to 4 regular, beyond loose; -1 not told. */
  fit: Float32Array
  /** By vertex, mm: how far from the edge of its layer, where cloth is turned in and stitched; under 0 it is a button. */
  edgeMm?: Float32Array
  /** Two by vertex, mm, signed: to the seam of the armhole or the crease, and to that of yoke, waist or pocket. */
  seamsMm?: Float32Array
}

export const repeatMm = 40

/** The cloth is cut to lie so far outside the skin, and nowhere comes nearer than the least. */
export const clearMm = 5
export const leastClearMm = 2

/** So deep under the armpit an armhole reaches. */
export const underArmMm = 10
