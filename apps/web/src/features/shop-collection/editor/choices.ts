import type { ItemCategory } from '@darzi/contract/collection-shapes.ts'

export const itemCategories = [
  'tops',
  'bottoms',
  'outerwear',
  'accessories',
] as const satisfies ItemCategory[]
