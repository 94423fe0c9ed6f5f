import type { customerRoutes } from '@darzi/contract/customers.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { requirePlanQuota } from '../shops/api.ts'
import { changeCustomer, lockCustomer } from './change-store.ts'
import { countActive } from './count-active.ts'
import { readCustomer } from './customer-queries.ts'
import { lockBook } from './customer-store.ts'

/** Takes a record out of the directory; done twice is done once. Throws customers.mergedAway. */
export async function archiveCustomer(ctx: RequestContext<typeof customerRoutes.archive>) {
  const { tx, params, now, publishEvent } = ctx
  const row = await lockCustomer(tx, params.id)
  if (row.state === 'active') {
    await changeCustomer(tx, { id: row.id, now }, { state: 'archived' })
    await publishEvent({
      kind: 'customers.archived',
      subject: { type: 'customer', id: row.id, name: row.name },
    })
  }
  return readCustomer(tx, row.id, ctx)
}

/**
 * Puts an archived record back; done twice is done once. It counts for the plan again, or archiving and restoring
 * would go around the plan's limit. Throws customers.limitReached and customers.mergedAway.
 */
export async function restoreCustomer(ctx: RequestContext<typeof customerRoutes.restore>) {
  const { tx, member, params, now, publishEvent } = ctx
  await lockBook(tx, member.shopId)
  const row = await lockCustomer(tx, params.id)
  if (row.state === 'archived') {
    await requirePlanQuota(tx, { shopId: member.shopId, customers: await countActive(tx), adding: 1, now })
    await changeCustomer(tx, { id: row.id, now }, { state: 'active', awaits_quota: false })
    await publishEvent({
      kind: 'customers.restored',
      subject: { type: 'customer', id: row.id, name: row.name },
    })
  }
  return readCustomer(tx, row.id, ctx)
}
