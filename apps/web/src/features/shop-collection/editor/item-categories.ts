import type { ItemCategory } from '@darzi/contract/collection-shapes.ts'

/** In the order they are offered. */
export const itemCategories = [
  'tops',
  'bottoms',
  'outerwear',
  'accessories',
] as const satisfies ItemCategory[]
