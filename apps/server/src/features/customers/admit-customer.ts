import type { Tx } from '../../db/tx.ts'
import { announce } from '../../events/announce.ts'
import { requirePlanRoom } from '../shops/plan-room.ts'
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
 * of the plan, and one who was put away. Throws customers.limitReached. It writes: ask it once nothing else can be refused.
 */
export async function admitCustomer(
  tx: Tx,
  pen: Admitting,
  { id, orderId }: { id: string; orderId: string },
) {
  if (!(await isAside(tx, id))) return
  const { shopId, now } = pen
  await lockBook(tx, shopId)
  const row = await lockCustomer(tx, id)
  if (row.state !== 'archived') return
  await requirePlanRoom(tx, { shopId, customers: await countActive(tx), adding: 1, now })
  await changeCustomer(tx, { id, now }, { state: 'active', awaits_room: false })
  const actor = { shopId, memberId: pen.memberId, name: pen.memberName }
  await announce(tx, actor, {
    ...{ id: pen.newId(), at: now, kind: row.awaits_room ? 'customers.admitted' : 'customers.restored' },
    ...{ subject: { type: 'customer', id, name: row.name }, holes: { orderId } },
  })
}
