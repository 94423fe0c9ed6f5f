import type { collectionRoutes } from '@darzi/contract/collection.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { itemOf } from './item-of.ts'
import { requireOffered } from './offered.ts'

export async function readOffered({ tx, params }: RequestContext<typeof collectionRoutes.read>) {
  return itemOf(await requireOffered(tx, params.id), 'visitor')
}
