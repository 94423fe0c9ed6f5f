import type { AppContext } from '../../http/app-context.ts'
import { asOwner } from '../../testing/as-owner.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { planLeftNews, sendWaiting } from '../../work/tell-customers.ts'
import { anOrderBody, aShopWithMeasuredCustomer } from '../orders/orders-for-tests.ts'

/** A shop without quiet hours, with a measured customer whose phone it knows. */
export async function aTellingShop(app: AppContext) {
  const shop = await aShopWithMeasuredCustomer(app)
  await shop.owner.call('PATCH /api/notifications/settings', { body: { quietFrom: 0, quietTo: 0 } })
  const take = (given: Parameters<typeof anOrderBody>[1] = {}) =>
    shop.owner.call('POST /api/orders', { body: anOrderBody(shop.customer, given) })
  return { ...shop, take }
}

/** What waits in the outbox of this shop. */
export async function waitingIds(app: AppContext, shopId: string): Promise<string[]> {
  return asOwner(app, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from notifications where shop_id = $1 and status = 'pending' and channel <> 'link' order by created_at, id`,
      [shopId],
    )
    return rows.map(({ id }) => id)
  })
}

/** Plans what happened and sends what waits, as the jobs do and without their pauses. */
export async function tellNow(app: AppContext, shopId: string) {
  await planLeftNews(app)
  for (const id of await waitingIds(app, shopId)) await sendWaiting(app, { shopId, id }).catch(() => {})
}

export const history = async (owner: Visitor) => (await owner.call('GET /api/notifications')).rows
