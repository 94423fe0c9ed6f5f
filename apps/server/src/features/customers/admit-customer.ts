import type { Tx } from '../../db/tx.ts'
import { publishEvent } from '../../events/publish-event.ts'
import { requirePlanQuota } from '../shops/api.ts'
import { changeCustomer, lockCustomer } from './change-store.ts'
import { countActive } from './count-active.ts'
import { lockBook } from './customer-store.ts'
import { isAside } from './served-store.ts'

export interface Admitting {
  shopId: string
  memberId: string | null
  memberName: string | null
  now: Date
  newId(): string
}

/**
 * Takes a customer who stands aside into the directory, before work for them is taken on with this order: one who waited for room
 * of the plan, and one who was put away. Answers the record's version when it is another for it. Throws customers.limitReached.
 * It writes: ask it once nothing else can be refused.
 */
export async function admitCustomer(
  tx: Tx,
  writeContext: Admitting,
  { id, orderId }: { id: string; orderId: string },
): Promise<number | undefined> {
  if (!(await isAside(tx, id))) return undefined
  const { shopId, now } = writeContext
  await lockBook(tx, shopId)
  const row = await lockCustomer(tx, id)
  if (row.state !== 'archived') return undefined
  await requirePlanQuota(tx, { shopId, customers: await countActive(tx), adding: 1, now })
  await changeCustomer(tx, { id, now }, { state: 'active', awaits_quota: false })
  const actor = { shopId, memberId: writeContext.memberId, name: writeContext.memberName }
  await publishEvent(tx, actor, {
    id: writeContext.newId(),
    at: now,
    kind: row.awaits_quota ? 'customers.admitted' : 'customers.restored',
    subject: { type: 'customer', id, name: row.name },
    params: { orderId },
  })
  return row.version + 1
}
