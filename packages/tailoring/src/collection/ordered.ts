import type { FinishedSize } from './finished.ts'

/** What a piece keeps of the garment of a collection it was ordered as. */
export interface OrderedFromCollection {
  itemId: string
  name: string
  colour: { name: string; hex: string }
  isMadeToMeasure: boolean
  /** The size it is sewn to, with its tape; none when it is made to measure. */
  finished?: FinishedSize
}
