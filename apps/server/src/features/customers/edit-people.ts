import type { customerRoutes } from '@darzi/contract/customers.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { changeCustomer, lockCustomer, newSearchText } from './change-store.ts'
import { requireName } from './customer-fields.ts'
import { readCustomer } from './customer-queries.ts'
import { changePerson, findPerson, markRemoved } from './people-store.ts'

/** Changes a person of a record; the customer’s own new name is the record’s new name too. */
export async function editPerson(ctx: RequestContext<typeof customerRoutes.editPerson>) {
  const { tx, params, body, now, publishEvent } = ctx
  const row = await lockCustomer(tx, params.id)
  const person = await findPerson(tx, { id: params.personId, customerId: row.id })
  if (!person || person.removed_at) throw notFound()
  const name = body.name === undefined ? person.name : requireName(body.name)
  await changePerson(tx, person.id, { ...body, name })
  const renamed = person.is_customer ? { name } : {}
  const search_text = await newSearchText(tx, { ...row, ...renamed })
  await changeCustomer(tx, { id: row.id, now }, { ...renamed, search_text })
  await publishEvent({
    kind: 'customers.personEdited',
    subject: { type: 'customer', id: row.id, name: renamed.name ?? row.name },
    params: { person: name },
  })
  return readCustomer(tx, row.id, ctx)
}

type PersonContext = RequestContext<typeof customerRoutes.removePerson>

/** Takes a family member off a record. Throws customers.onlyPerson for the customer, who is the record. */
export const removePerson = (ctx: PersonContext) => putPerson(ctx, 'away')

/** Puts a removed family member back. */
export const restorePerson = (ctx: PersonContext) => putPerson(ctx, 'back')

const kinds = { away: 'customers.personRemoved', back: 'customers.personRestored' }

/** Done twice is done once. */
async function putPerson(ctx: PersonContext, to: 'away' | 'back') {
  const { tx, params, now, publishEvent } = ctx
  const row = await lockCustomer(tx, params.id)
  const person = await findPerson(tx, { id: params.personId, customerId: row.id })
  if (!person) throw notFound()
  if (person.is_customer && to === 'away') throw new AppError('customers.onlyPerson')
  if ((person.removed_at !== null) !== (to === 'away')) {
    await markRemoved(tx, person.id, to === 'away' ? now : null)
    await changeCustomer(tx, { id: row.id, now }, { search_text: await newSearchText(tx, row) })
    await publishEvent({
      kind: kinds[to],
      subject: { type: 'customer', id: row.id, name: row.name },
      params: { person: person.name },
    })
  }
  return readCustomer(tx, row.id, ctx)
}
