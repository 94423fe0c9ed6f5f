export type DesignKey = (typeof designs)[number]

export const designs = [
  'shirt',
  'tee',
  'kurta',
  'sherwani',
  'bandhgala',
  'jacket',
  'bodice_men',
  'bodice_women',
  'saree_blouse',
  'dress',
  'trousers',
  'pajama',
  'churidar',
  'salwar',
  'skirt',
  'petticoat',
] as const
