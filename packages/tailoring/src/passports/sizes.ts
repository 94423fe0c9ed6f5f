/** One size of a passport. */
export interface PassportSize {
  /** A key of the catalogue, or of a shop's own fields, which have a name. */
  field: string
  name?: string
  mm: number
  /** Nine of ten people lie within it; none of what a tape read. */
  plusMinusMm?: number
  /** By what it was found, where that is known. */
  from?: 'tape' | 'photo' | 'build' | 'typed'
}

/** As many as one account shows at once, to shops and by links. */
export const mostPassports = 20
