import type { customerRoutes } from '@darzi/contract/customers.ts'
import type { Asked } from '../../http/asked.ts'
import { requirePlanRoom } from '../shops/plan-room.ts'
import { changeCustomer, lockCustomer } from './change-store.ts'
import { countActive } from './count-active.ts'
import { readCustomer } from './customer-queries.ts'
import { lockBook } from './customer-store.ts'

/**
 * Puts an archived record back; done twice is done once. It counts for the plan again, or archiving and restoring
 * would go around the plan's limit. Throws customers.limitReached and customers.mergedAway.
 */
export async function restoreCustomer(asked: Asked<typeof customerRoutes.restore>) {
  const { tx, member, params, now, announce } = asked
  await lockBook(tx, member.shopId)
  const row = await lockCustomer(tx, params.id)
  if (row.state === 'archived') {
    await requirePlanRoom(tx, { shopId: member.shopId, customers: await countActive(tx), adding: 1, now })
    await changeCustomer(tx, { id: row.id, now }, { state: 'active', awaits_room: false })
    await announce({
      kind: 'customers.restored',
      subject: { type: 'customer', id: row.id, name: row.name },
    })
  }
  return readCustomer(tx, row.id, asked)
}
