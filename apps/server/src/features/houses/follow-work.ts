import { owedOf } from '@darzi/tailoring/houses/commission.ts'
import type { OrderState } from '@darzi/tailoring/orders/life.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { besideShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { publishEvent } from '../../events/publish-event.ts'
import { dayIn } from '../shops/api.ts'
import { houseOrderRow } from './house-queries.ts'
import { shopOf } from './partner-store.ts'
import {
  insertEntry,
  lockWorkOf,
  setWorkState,
  standingOf,
  takenOffSince,
  type Work,
  workAtTailor,
} from './work-store.ts'

interface Writing {
  shopId: string
  now: Date
  newId(): string
}

/** An order of a tailor's book went on: if a house gave it, the house sees that, and what it owes is booked or taken back. */
export async function followStep(tx: Tx, by: Writing, { orderId, to }: { orderId: string; to: OrderState }) {
  const work = await workAtTailor(tx, { tailorId: by.shopId, orderId })
  if (!work) return
  await setWorkState(tx, work.id, { state: to, now: by.now })
  await besideShop(tx, { from: by.shopId, to: work.shop_id }, async () => {
    await settle(tx, { ...by, shopId: work.shop_id }, { ...work, state: to })
    const order = await houseOrderRow(tx, work.shop_id, work.order_id)
    if (!order) return
    await publishEvent(
      tx,
      { shopId: work.shop_id, memberId: null, name: work.tailor_name },
      {
        id: by.newId(),
        at: by.now,
        kind: `houses.work.${to}`,
        subject: { type: 'order', id: order.id, name: orderNumber(order.number) },
      },
    )
  })
}

/** A house's order costs its customer less, or that again: so does what is owed for it. */
export async function followRefund(tx: Tx, by: Writing, orderId: string) {
  const work = await lockWorkOf(tx, { shopId: by.shopId, orderId })
  if (work) await settle(tx, by, work)
}

/** Inside the house: one entry more if what stands is not what should. */
async function settle(tx: Tx, by: Writing, work: Work) {
  const owed = owedOf({
    baseMinor: work.base_minor,
    rateBp: work.rate_bp,
    takenOffMinor: await takenOffSince(tx, work),
    isDelivered: work.state === 'delivered',
  })
  const standing = await standingOf(tx, work.id)
  const commissionMinor = owed.commissionMinor - standing.commissionMinor
  const payableMinor = owed.payableMinor - standing.payableMinor
  if (commissionMinor === 0 && payableMinor === 0) return
  const house = await shopOf(tx, work.shop_id)
  const order = await houseOrderRow(tx, work.shop_id, work.order_id)
  if (!house || !order) return
  await insertEntry(tx, {
    shopId: work.shop_id,
    id: by.newId(),
    partnershipId: work.partnership_id,
    tailorId: work.tailor_id,
    workId: work.id,
    kind: standing.entries === 0 ? 'order' : 'correction',
    commissionMinor,
    payableMinor,
    currency: order.currency,
    onDay: dayIn(house.time_zone, by.now),
    orderNumber: order.number,
    memberId: null,
    now: by.now,
  })
}
