import type { customerRoutes } from '@darzi/contract/customers.ts'
import type { Asked } from '../../http/asked.ts'
import { notFound, Refusal } from '../../http/refusal.ts'
import { changeCustomer, lockCustomer, newSearchText } from './change-store.ts'
import { readCustomer } from './customer-queries.ts'
import { findPerson, markRemoved } from './people-store.ts'

type AskedOfPerson = Asked<typeof customerRoutes.removePerson>

/** Takes a family member off a record. Throws customers.onlyPerson for the customer, who is the record. */
export const removePerson = (asked: AskedOfPerson) => putPerson(asked, 'away')

/** Puts a removed family member back. */
export const restorePerson = (asked: AskedOfPerson) => putPerson(asked, 'back')

const kinds = { away: 'customers.personRemoved', back: 'customers.personRestored' }

/** Done twice is done once. */
async function putPerson(asked: AskedOfPerson, to: 'away' | 'back') {
  const { tx, params, now, announce } = asked
  const row = await lockCustomer(tx, params.id)
  const person = await findPerson(tx, { id: params.personId, customerId: row.id })
  if (!person) throw notFound()
  if (person.is_customer && to === 'away') throw new Refusal('customers.onlyPerson')
  if ((person.removed_at !== null) !== (to === 'away')) {
    await markRemoved(tx, person.id, to === 'away' ? now : null)
    await changeCustomer(tx, { id: row.id, now }, { search_text: await newSearchText(tx, row) })
    await announce({
      kind: kinds[to],
      subject: { type: 'customer', id: row.id, name: row.name },
      holes: { person: person.name },
    })
  }
  return readCustomer(tx, row.id, asked)
}
