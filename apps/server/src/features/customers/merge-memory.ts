/** How long a merge can be undone. */
export const mergeUndoDays = 30

/** What a merge moved and overwrote, so that it can be split again exactly. */
export interface MergeMemory {
  personIds: string[]
  noteIds: string[]
  kept: RememberedRecord
  /** The first person of the record that went: it stood for its customer and becomes a family member. */
  customerPersonId: string
}

export interface RememberedRecord {
  phone: string | null
  email: string | null
  address: string | null
  notes: string | null
  bookNumber: string | null
  tags: string[]
  photoId: string | null
  earlierOrders: number
  earlierSpentMinor: number
  earlierLastOrderOn: string | null
}
