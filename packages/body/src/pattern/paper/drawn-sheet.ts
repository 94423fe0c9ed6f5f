/** A pattern drawn at its true size, in millimetres: lines and what is written beside them. */
import type { Point } from '../pattern.ts'
import type { Label } from './label-place.ts'

export type StrokeKind = 'cut' | 'seam' | 'fold' | 'mark' | 'grain' | 'notch' | 'square'

export interface Stroke {
  kind: StrokeKind
  line: Point[]
  isClosed: boolean
}

export interface Sheet {
  widthMm: number
  heightMm: number
  strokes: Stroke[]
  labels: Label[]
}
