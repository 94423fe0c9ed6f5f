/** What cloth is of (spec, section 5). `other` is said in words where a garment is ordered. */
export const clothKinds = ['cotton', 'silk', 'wool', 'linen', 'polyester', 'other'] as const
export type ClothKind = (typeof clothKinds)[number]

/** Whether a piece's cloth names one of the kinds; else it is in somebody's own words. */
export const isClothKind = (said: string): said is ClothKind => clothKinds.some((kind) => kind === said)
