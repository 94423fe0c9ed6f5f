import type { customerRoutes } from '@darzi/contract/customers.ts'
import { fieldError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { changeCustomer, lockCustomer, newSearchText } from './change-store.ts'
import { requireName } from './customer-fields.ts'
import { readCustomer } from './customer-queries.ts'
import { findPerson, insertPeople } from './people-store.ts'
import { writeContextOf } from './write-context.ts'

/** Adds a family member. The same id again answers the record as it is; an id of another record is refused. */
export async function addPerson(ctx: RequestContext<typeof customerRoutes.addPerson>) {
  const { tx, params, body, now, newId, publishEvent } = ctx
  const row = await lockCustomer(tx, params.id)
  const person = {
    ...body,
    id: body.id ?? newId(),
    name: requireName(body.name),
    customerId: row.id,
    isCustomer: false,
  }
  if ((await insertPeople(tx, writeContextOf(ctx), [person])) > 0) {
    await changeCustomer(tx, { id: row.id, now }, { search_text: await newSearchText(tx, row) })
    await publishEvent({
      kind: 'customers.personAdded',
      subject: { type: 'customer', id: row.id, name: row.name },
      params: { person: person.name },
    })
  } else if (!(await findPerson(tx, { id: person.id, customerId: row.id })))
    throw fieldError('id', 'request.invalid')
  return readCustomer(tx, row.id, ctx)
}
