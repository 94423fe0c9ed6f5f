import type { customerRoutes } from '@darzi/contract/customers.ts'
import type { Asked } from '../../http/asked.ts'
import { changeCustomer, lockCustomer } from './change-store.ts'
import { readCustomer } from './customer-queries.ts'

/** Takes the photo off a record: nobody is shown it any more, and its bytes are swept out at night. */
export async function removePhoto(asked: Asked<typeof customerRoutes.removePhoto>) {
  const { tx, params, now, announce } = asked
  const row = await lockCustomer(tx, params.id)
  if (row.photo_id) {
    await changeCustomer(tx, { id: row.id, now }, { photo_id: null })
    await announce({
      kind: 'customers.photoRemoved',
      subject: { type: 'customer', id: row.id, name: row.name },
    })
  }
  return readCustomer(tx, row.id, asked)
}
