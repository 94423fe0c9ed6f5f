/** Sizes a customer shares with whom they ask, as they were when they were shared. */
export interface SharedSizes {
  takenAt: string
  heightMm: number
  weightKg: number
  values: SharedSize[]
}

export interface SharedSize {
  site: string
  mm: number
  /** None of what a tape read. */
  plusMinusMm?: number
  /** By what it was found; of requests from before it was kept, nothing. */
  from?: 'tape' | 'photo' | 'build' | 'typed'
  /** What the photos alone said, before any scale. */
  photoMm?: number
  /** The shop's own tape against photo, where it was applied. */
  shopScale?: number
}
