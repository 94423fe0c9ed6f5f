import type { customerRoutes } from '@darzi/contract/customers.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { changeCustomer, lockCustomer } from './change-store.ts'
import { readCustomer } from './customer-queries.ts'

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
