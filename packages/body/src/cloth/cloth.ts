/**
 * Cloth that is really sewn: pattern pieces cut into small triangles, stitched together on the body and left to hang (XPBD:
 * positions are corrected until lengths agree). The same pieces fall the same way every time. Lengths in mm.
 */
import type { GarmentMesh } from '../garment/garment.ts'
import type { Place, Sewing } from '../pattern/sewing-shapes.ts'
import type { Avatar } from '../shapes.ts'

export interface Draped extends GarmentMesh {
  /** How much longer the cloth is than cut, at each vertex: 0.02 is two percent. */
  strain: Float32Array
  /** The widest seam that stayed open. */
  seamGapMm: number
}

/** A panel as triangles, flat as cut. */
export interface FlatPanel {
  name: string
  place: Place
  /** Two numbers a vertex, as on the pattern: x to the wearer's left (of a sleeve to the front), y down. */
  flat: number[]
  triangles: number[]
}

export interface Stitched {
  panels: FlatPanel[]
  /** First vertex of each panel in the whole. */
  firsts: number[]
  count: number
  /** Vertices that are sewn together, two at a time. */
  seams: number[]
}

/** Cloth is cut into triangles of about this side. */
export const sideMm = 20

/** Cloth on a body, with the flat pieces it was sewn from. */
export interface Sewn {
  avatar: Avatar
  sewing: Sewing
  sewn: Stitched
}
