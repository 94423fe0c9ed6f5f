import type { CollectionItem, ItemCategory } from '@darzi/contract/collection-shapes.ts'

export const itemCategories = [
  'tops',
  'bottoms',
  'outerwear',
  'accessories',
] as const satisfies ItemCategory[]
export const clothKinds = [
  'cotton',
  'silk',
  'wool',
  'linen',
  'polyester',
  'other',
] satisfies CollectionItem['cloth']['kind'][]
