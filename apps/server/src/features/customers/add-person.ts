import type { customerRoutes } from '@darzi/contract/customers.ts'
import type { Asked } from '../../http/asked.ts'
import { fieldRefusal } from '../../http/refusal.ts'
import { changeCustomer, lockCustomer, newSearchText } from './change-store.ts'
import { requireName } from './customer-fields.ts'
import { readCustomer } from './customer-queries.ts'
import { penOf } from './pen.ts'
import { findPerson, insertPeople } from './people-store.ts'

/** Adds a family member. The same id again answers the record as it is; an id of another record is refused. */
export async function addPerson(asked: Asked<typeof customerRoutes.addPerson>) {
  const { tx, params, body, now, newId, announce } = asked
  const row = await lockCustomer(tx, params.id)
  const person = {
    ...{ ...body, id: body.id ?? newId(), name: requireName(body.name) },
    ...{ customerId: row.id, isCustomer: false },
  }
  if ((await insertPeople(tx, penOf(asked), [person])) > 0) {
    await changeCustomer(tx, { id: row.id, now }, { search_text: await newSearchText(tx, row) })
    await announce({
      kind: 'customers.personAdded',
      subject: { type: 'customer', id: row.id, name: row.name },
      holes: { person: person.name },
    })
  } else if (!(await findPerson(tx, { id: person.id, customerId: row.id })))
    throw fieldRefusal('id', 'request.invalid')
  return readCustomer(tx, row.id, asked)
}
