import type { Tx } from '../../db/tx.ts'
import { publishEvent } from '../../events/publish-event.ts'
import type { Admitting } from './admit-customer.ts'
import { changeCustomer, lockCustomer } from './change-store.ts'
import { lastEventOf } from './served-store.ts'

/**
 * Puts a customer aside again as they stood before this order took them into the directory then, waiting for room of the plan or
 * put away. Where it took nobody in, or something was done with the record since, they stay as they are.
 */
export async function undoAdmission(
  tx: Tx,
  writeContext: Admitting,
  { id, orderId, admittedAt }: { id: string; orderId: string; admittedAt: Date },
) {
  const row = await lockCustomer(tx, id)
  const last = await lastEventOf(tx, id)
  const isOfOrder = last?.params.orderId === orderId && last.at.getTime() === admittedAt.getTime()
  if (row.state !== 'active' || !last || !isOfOrder) return
  const awaitsQuota = last.kind === 'customers.admitted'
  await changeCustomer(tx, { id, now: writeContext.now }, { state: 'archived', awaits_quota: awaitsQuota })
  const actor = {
    shopId: writeContext.shopId,
    memberId: writeContext.memberId,
    name: writeContext.memberName,
  }
  await publishEvent(tx, actor, {
    id: writeContext.newId(),
    at: writeContext.now,
    kind: awaitsQuota ? 'customers.awaitsRoom' : 'customers.archived',
    subject: { type: 'customer', id, name: row.name },
  })
}
