import type { ApiRequest } from '@darzi/contract/api.ts'
import { newId } from '../../ids.ts'
import type { Item } from '../collection/collection-for-tests.ts'

export type Line = ApiRequest<'POST /api/cart/lines'>['body']['lines'][number]

/** One garment of the collection in size M, in Indigo, at the price it has. */
export const aLine = (item: Item, given: Partial<Line> = {}): Line => ({
  id: newId(),
  itemId: item.id,
  size: 'M',
  colour: 'Indigo',
  name: item.name,
  priceMinor: item.priceMinor,
  currency: item.currency,
  ...given,
})
