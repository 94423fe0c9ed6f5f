import type { EdgeName, Piece } from './pattern.ts'

export interface Panel {
  name: string
  place: Place
  piece: Piece
}

/** An edge, run along from its end at the top, at the bottom, or at the smaller or larger x. */
export interface SeamEdge {
  panel: string
  edge: EdgeName
  from: 'top' | 'bottom' | 'least_x' | 'most_x'
}

export interface Seam {
  name: string
  a: readonly SeamEdge[]
  b: readonly SeamEdge[]
  /** `b` is longer and laid in gathers. */
  isGathered?: true
}

export interface Sewing {
  panels: Panel[]
  seams: Seam[]
}

/** Where on the body a panel hangs. */
export type Place =
  | 'front'
  | 'back'
  | 'left_arm'
  | 'right_arm'
  | 'left_leg_front'
  | 'left_leg_back'
  | 'right_leg_front'
  | 'right_leg_back'
  /** One of the gores around the body, in their order from the middle behind; a band at the waist. */
  | 'gore'
  | 'waist'
