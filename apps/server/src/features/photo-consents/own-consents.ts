/** What an account has to do with photos of its orders, in whichever shop they are. */
import type { photoConsentRoutes } from '@darzi/contract/photo-consents.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { handToShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { byShop, nameOfShop } from '../shops/api.ts'
import { consentsOfOrders, orderNumbers, ownPlaces, placesAgreed, tokenOfOrder } from './consent-queries.ts'
import { consentsForCustomer } from './read-for-customer.ts'

/** An order that is wholly the account's, or that it answered about before. Throws notFound. */
export async function requireOwnOrder(
  tx: Tx,
  { accountId, orderId }: { accountId: string; orderId: string },
) {
  const place = (await ownPlaces(tx)).find((each) => each.orderId === orderId)
  if (!place) throw notFound()
  const token = await handToShop(tx, { accountId, shopId: place.shopId }, () => tokenOfOrder(tx, orderId))
  if (!token) throw notFound()
  return { ...place, token }
}

export async function readOwn({ tx, params, account }: RequestContext<typeof photoConsentRoutes.ofOwnOrder>) {
  const place = await requireOwnOrder(tx, { accountId: account.id, orderId: params.id })
  return handToShop(tx, { accountId: account.id, shopId: place.shopId }, () => consentsForCustomer(tx, place))
}

/**
 * Orders with a photo that the account let be shown, though they are not among its own (any more): their phone was taken away. A yes
 * is still taken back there.
 */
export async function agreedElsewhere(
  tx: Tx,
  { accountId, own }: { accountId: string; own: ReadonlySet<string> },
) {
  const places = (await placesAgreed(tx, accountId)).filter(({ orderId }) => !own.has(orderId))
  const told = []
  for (const [shopId, ofShop] of byShop(places))
    told.push(
      ...(await handToShop(tx, { accountId, shopId }, async () => {
        const shop = await nameOfShop(tx, shopId)
        const ids = ofShop.map(({ orderId }) => orderId)
        return (await orderNumbers(tx, ids)).map(({ id, number }) => ({
          id,
          number: orderNumber(number),
          shop,
        }))
      })),
    )
  return told
}

/** Every request about photos of the account's orders, and what was answered, for the file of everything that is kept. */
export async function consentsOfAccount(tx: Tx, accountId: string) {
  const told = []
  for (const [shopId, places] of byShop(await ownPlaces(tx)))
    told.push(
      ...(await handToShop(tx, { accountId, shopId }, async () => {
        const shop = await nameOfShop(tx, shopId)
        const ids = places.map(({ orderId }) => orderId)
        return (await consentsOfOrders(tx, ids)).map((row) => ({
          shop_name: shop,
          order_number: orderNumber(row.number),
          garments: row.garments,
          state: row.state,
          asked_at: row.asked_at,
          answered_at: row.answered_at,
          answered_by: row.answered_by,
          wording: row.wording,
          withdrawn_at: row.withdrawn_at,
          shown_since: row.shown_at,
        }))
      })),
    )
  return told
}
