/** Sizes a customer shares with whom they ask, as they were when they were shared. */
export interface SharedSizes {
  takenAt: string
  heightMm: number
  weightKg: number
  values: { site: string; mm: number; plusMinusMm: number }[]
}
