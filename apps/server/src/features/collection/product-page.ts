import type { collectionRoutes } from '@darzi/contract/collection.ts'
import { idEndOfSlug } from '@darzi/tailoring/collection/slug.ts'
import { crossTenant, insideShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import { isId } from '../../http/keyset.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { itemOf } from './item-of.ts'
import { offeredByEnd, offeredItem, standingOfItem } from './item-queries.ts'

/** One garment as anybody sees it; undefined when none that is offered stands there. */
export async function productOf(tx: Tx, slug: string) {
  const end = idEndOfSlug(slug)
  const row = end ? await crossTenant(tx, 'collection', () => offeredByEnd(tx, end)) : undefined
  if (!row) return undefined
  const {
    rating,
    reviews,
    slug: tailor,
  } = await insideShop(tx, row.shop_id, () => standingOfItem(tx, row.id))
  return { item: itemOf(row, 'visitor'), rating, reviews, tailor }
}
export type Product = NonNullable<Awaited<ReturnType<typeof productOf>>>

/** Whose garment it is, by its id or the last part of its address; undefined when it is not offered. */
export async function shopOfOffered(
  tx: Tx,
  { id, slug }: { id?: string; slug?: string },
): Promise<string | undefined> {
  const end = slug && idEndOfSlug(slug)
  const find = id && isId(id) ? () => offeredItem(tx, id) : end ? () => offeredByEnd(tx, end) : undefined
  return find && (await crossTenant(tx, 'collection', find))?.shop_id
}

export async function readProduct({ tx, params }: RequestContext<typeof collectionRoutes.product>) {
  const product = await productOf(tx, params.slug)
  if (!product) throw notFound()
  return product
}
