import type { Tx } from '../../db/tx.ts'
import { announce } from '../../events/announce.ts'
import type { Admitting } from './admit-customer.ts'
import { changeCustomer, lockCustomer } from './change-store.ts'
import { lastEventOf } from './served-store.ts'

/**
 * Puts a customer aside again as they stood before this order took them into the directory then, waiting for room of the plan or
 * put away. Where it took nobody in, or something was done with the record since, they stay as they are.
 */
export async function putAside(
  tx: Tx,
  pen: Admitting,
  { id, orderId, admittedAt }: { id: string; orderId: string; admittedAt: Date },
) {
  const row = await lockCustomer(tx, id)
  const last = await lastEventOf(tx, id)
  const isOfOrder = last?.holes.orderId === orderId && last.at.getTime() === admittedAt.getTime()
  if (row.state !== 'active' || !last || !isOfOrder) return
  const awaitsRoom = last.kind === 'customers.admitted'
  await changeCustomer(tx, { id, now: pen.now }, { state: 'archived', awaits_room: awaitsRoom })
  const actor = { shopId: pen.shopId, memberId: pen.memberId, name: pen.memberName }
  await announce(tx, actor, {
    ...{ id: pen.newId(), at: pen.now, kind: awaitsRoom ? 'customers.awaitsRoom' : 'customers.archived' },
    subject: { type: 'customer', id, name: row.name },
  })
}
