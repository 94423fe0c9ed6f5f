import type { collectionRoutes } from '@darzi/contract/collection.ts'
import type { Asked } from '../../http/asked.ts'
import { itemOf } from './item-of.ts'
import { requireOffered } from './offered.ts'

export async function readOffered({ tx, params }: Asked<typeof collectionRoutes.read>) {
  return itemOf(await requireOffered(tx, params.id), 'visitor')
}
