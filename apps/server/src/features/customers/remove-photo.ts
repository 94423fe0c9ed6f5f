import type { customerRoutes } from '@darzi/contract/customers.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { changeCustomer, lockCustomer } from './change-store.ts'
import { readCustomer } from './customer-queries.ts'

/** Takes the photo off a record: nobody is shown it any more, and its bytes are swept out at night. */
export async function removePhoto(ctx: RequestContext<typeof customerRoutes.removePhoto>) {
  const { tx, params, now, publishEvent } = ctx
  const row = await lockCustomer(tx, params.id)
  if (row.photo_id) {
    await changeCustomer(tx, { id: row.id, now }, { photo_id: null })
    await publishEvent({
      kind: 'customers.photoRemoved',
      subject: { type: 'customer', id: row.id, name: row.name },
    })
  }
  return readCustomer(tx, row.id, ctx)
}
