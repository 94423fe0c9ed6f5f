/** What a piece of an order keeps of the moment it was ordered. */
export interface PieceCloth {
  source: 'shop' | 'own'
  type?: string
  colour?: string
  metres?: number
  code?: string
}

export interface ChosenAddOn {
  key: string
  name?: string
  priceMinor: number
}

export interface SnapshotValue {
  field: string
  name?: string
  typed: string
  unit?: 'in' | 'cm' | 'lb' | 'kg' | 'deg'
  mm?: number
  kg?: number
  degrees?: number
  words?: string
  isYes?: boolean
  /** Of a size by photo: how far off it may be, and where it is from. */
  plusMinusMm?: number
  from?: 'tape' | 'photo' | 'build' | 'typed'
}

export interface MeasurementSnapshot {
  recordId: string
  version: number
  /** ISO instant. */
  takenAt: string
  takenBy?: string
  /** The customer sent them: nobody of the shop has measured. */
  isSent?: boolean
  profile: 'body' | 'garment'
  unit: 'in' | 'cm'
  values: SnapshotValue[]
  /** What the garment was cut by when these were frozen, in its order. */
  fields: string[]
  /** Which of them it could not be cut without. */
  needed: string[]
}
