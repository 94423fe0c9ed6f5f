/**
 * A record stands whose answer was lost, and its form was changed before it was sent again: what is written now is saved to
 * that record, for it is the same form's. What somebody else changed since is told first, and only then overwritten.
 */
import type { Customer } from '@darzi/contract/customer-shapes.ts'
import { call } from '../../data/api.ts'
import { ProblemError } from '../../data/problem-error.ts'
import type { AddBody, EditBody } from './draft-body.ts'

/** The versions this form made; a record begins with the first. */
const ownVersions = new Map<string, number>()

/** Throws the refusal when it is another one, and customers.changedMeanwhile. */
export async function saveToStanding(error: unknown, body: AddBody): Promise<Customer> {
  const { id } = body
  const isStanding = error instanceof ProblemError && error.code === 'request.keyReused'
  if (!isStanding || !id) throw error
  const params = { id }
  const version = ownVersions.get(id) ?? 1
  const edited = await call('PATCH /api/customers/:id', {
    params,
    body: { ...asWritten(body), version },
  }).catch((refused: unknown) => rememberNow(id, refused))
  const saved = await savePeople(edited, body.people ?? [])
  ownVersions.set(id, saved.version)
  return saved
}

/** Who was told of a change and saves again means it: the next one goes upon the record as it is now. */
function rememberNow(id: string, refused: unknown): never {
  const now = refused instanceof ProblemError ? refused.params.version : undefined
  if (typeof now === 'number') ownVersions.set(id, now)
  throw refused
}

/** A field left out of a change stays as it is: what is empty now is sent empty. */
function asWritten({ id: _id, people: _people, ...fields }: AddBody): EditBody {
  const none = { phone: '', email: '', address: '', notes: '', bookNumber: '', tags: [] }
  return { ...none, earlier: { orders: 0, spentMinor: 0 }, ...said(fields) }
}

const said = (fields: Omit<AddBody, 'id' | 'people'>) =>
  // Leaving out what is undefined keeps the shape: every field of it may be left out but the name, which is said.
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as typeof fields

/** The family as it is written now. */
async function savePeople(customer: Customer, people: NonNullable<AddBody['people']>): Promise<Customer> {
  let saved = customer
  for (const { id: personId = '', ...body } of people) {
    const isKnown = customer.people.some((each) => each.id === personId)
    saved = isKnown
      ? await call('PATCH /api/customers/:id/people/:personId', {
          params: { id: customer.id, personId },
          body,
        })
      : await call('POST /api/customers/:id/people', {
          params: { id: customer.id },
          body: { id: personId, ...body },
        })
  }
  const gone = customer.people.filter(
    (each) => !each.isCustomer && people.every(({ id: personId }) => personId !== each.id),
  )
  for (const { id: personId } of gone)
    saved = await call('DELETE /api/customers/:id/people/:personId', {
      params: { id: customer.id, personId },
    })
  return saved
}
