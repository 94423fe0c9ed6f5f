/** A pattern drawn at its true size, in millimetres: lines and what is written beside them. */
import type { Point } from '../pattern.ts'
import type { Label } from './label-place.ts'

export type StrokeKind = 'cut' | 'seam' | 'fold' | 'mark' | 'grain' | 'notch' | 'square' | 'cloth'

export interface Stroke {
  kind: StrokeKind
  line: Point[]
  isClosed: boolean
  /** On a nest of sizes: which of them it belongs to. */
  size?: number
}

export interface Sheet {
  widthMm: number
  heightMm: number
  strokes: Stroke[]
  labels: Label[]
  /** Of a nest of sizes, which are a layer each in the file. */
  nest?: Nest
}

export interface Nest {
  /** What each size is called; a stroke's `size` counts in it. */
  names: readonly string[]
  /** What the layer of all seam lines is called. */
  seams: string
}
