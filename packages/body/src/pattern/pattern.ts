/**
 * A sewing pattern in our own shape: plain numbers in millimetres, x to the right and y down as on the cutting table. Drafts
 * are for the body they were made for; nothing here is a standard size. Made by draft-pattern.ts, on demand.
 */
import type { DesignKey } from './design-key.ts'
import type { LapelShape } from './lapel-shape.ts'
import type { LengthKey } from './options.ts'

export type Point = readonly [x: number, y: number]

/** A piece's border from one corner to the next; the edges of a piece follow one another around it. */
export interface Edge {
  name: EdgeName
  line: Point[]
  /** Cloth left outside the seam line. */
  allowanceMm: number
}

export type EdgeName =
  | 'fold'
  | 'hem'
  | 'side'
  | 'armhole'
  | 'shoulder'
  | 'neck'
  | 'centre'
  | 'waist'
  | 'yoke'
  | 'cap'
  | 'underarm'
  /** The cut-on button stand of a front: its top at the neck, its raw edge, its hem. */
  | 'stand_top'
  | 'overlap'
  | 'stand_hem'
  /** Of a jacket's front: around the lapel from the notch to where it breaks, and the line it is folded along. */
  | 'lapel'
  | 'roll'
  | 'slit'
  /** Of a coat's back: open at the middle; of its right half, around what lies beneath the left one. */
  | 'vent'
  | 'underlap'
  | 'underlap_hem'
  | 'inseam'
  | 'outseam'
  | 'crotch'
  | 'pocket'
  | 'joint'
  | 'edge'
  /** Of a whole piece, after unfolding: on the wearer's left or right. */
  | `${'side' | 'armhole' | 'shoulder' | 'slit' | 'underarm' | 'edge' | 'joint'}.${'left' | 'right'}`
  /** Of a piece whose darts are cut out: the legs of a dart, and what follows it. */
  | `${'hem' | 'side' | 'waist'}.${'dart_in' | 'dart_out' | 'rest'}`

export type ClothKind = 'main' | 'lining' | 'interfacing'

export interface Mark {
  kind: 'dart' | 'line' | 'button' | 'buttonhole' | 'placket' | 'pocket' | 'roll'
  line: Point[]
  /** Of a roll line: how the lapel is shaped that is folded along it. */
  lapel?: LapelShape
}

export interface Piece {
  key: PieceKey
  /** How many are cut; of a pair, half of them turned over. */
  cut: number
  isPair: boolean
  cloth: ClothKind
  edges: Edge[]
  grain: readonly [Point, Point]
  notches: Point[]
  marks: Mark[]
  /** Its waist is longer than what it is sewn to, and is taken in so. */
  fullness?: 'gathered' | 'pleated'
}

export type PieceKey =
  | 'front'
  | 'back'
  | 'front_left'
  | 'front_right'
  | 'back_left'
  | 'back_right'
  | 'yoke'
  | 'sleeve'
  | 'collar'
  | 'under_collar'
  | 'collar_stand'
  | 'cuff'
  | 'placket_over'
  | 'placket_under'
  | 'front_placket_over'
  | 'front_placket_under'
  | 'neck_band'
  | 'neck_facing'
  | 'front_facing'
  | 'waistband'
  | 'front_leg'
  | 'back_leg'
  | 'front_pocket_bag'
  | 'front_pocket_facing'
  | 'back_pocket_bag'
  | 'back_pocket_facing'
  | 'back_pocket_welt'
  | 'fly_facing'
  | 'fly_extension'
  | 'belt_loops'
  | 'belt'
  | 'leg'
  | 'kali'
  | 'skirt'

/** What the finished garment measures, closed, by the pieces themselves. */
export interface Finished {
  chestMm?: number
  waistMm?: number
  hipsMm?: number
  hemMm?: number
  lengthMm?: number
  sleeveMm?: number
  neckMm?: number
}

export interface Pattern {
  design: DesignKey
  pieces: Piece[]
  finished: Finished
  /** Ordered lengths the draft cannot have, and the nearest it has instead. */
  notAsOrdered: readonly NotAsOrdered[]
}

export interface NotAsOrdered {
  key: LengthKey
  orderedMm: number
  drawnMm: number
}
