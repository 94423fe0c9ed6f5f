/** One size of a passport. */
export interface PassportSize {
  /** A key of the catalogue, or of a shop's own fields, which have a name. */
  field: string
  name?: string
  mm: number
}

/** As many as one account shows at once, to shops and by links. */
export const mostPassports = 20
