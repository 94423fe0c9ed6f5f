import type { customerRoutes } from '@darzi/contract/customers.ts'
import { AppError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { digestOf, requireSameSending } from '../../http/same-sending.ts'
import { customerQuota } from '../shops/api.ts'
import { newFields, requireName } from './customer-fields.ts'
import { readCustomer } from './customer-queries.ts'
import { lockBook, type NewRecord } from './customer-store.ts'
import { insertCustomer, readBook } from './new-customer-store.ts'
import { customerPerson, type NewPerson } from './people-store.ts'
import { phoneTaken } from './phone-queries.ts'
import { activeTally } from './tally-queries.ts'
import { writeContextOf } from './write-context.ts'

type AddContext = RequestContext<typeof customerRoutes.add> & {
  /** What a stranger sent is never refused for the shop's plan: their record waits aside until there is room. */
  mayWait?: boolean
}

/**
 * Adds a customer with the family. The same sending again answers the record it made. Throws customers.phoneTaken,
 * customers.phoneInvalid, customers.limitReached, and request.keyReused when its id came with other content before.
 */
export async function addCustomer(ctx: AddContext) {
  const { tx, member, body, now, newId } = ctx
  const { record, people } = newRecord(ctx)
  // Sent together, and in this order: what the book holds is read with the book locked.
  const [quota, last, book] = await Promise.all([
    customerQuota(tx, { shopId: member.shopId, now }),
    lockBook(tx, member.shopId),
    readBook(tx, record),
  ])
  if (book.before) {
    requireSameSending(book.before.sentHash, body)
    return readCustomer(tx, record.id, ctx)
  }
  if (book.samePhone && !body.allowSamePhone) throw phoneTaken(book.samePhone)
  // No more are active than numbers were given, so they are counted only where the plan might be full.
  const mightBeFull = quota.limit !== undefined && last >= quota.limit
  const use = { customers: mightBeFull ? await activeTally(tx) : last, adding: 1 }
  if (!ctx.mayWait) quota.require(use)
  const awaitsQuota = 'refused' in quota.result(use)
  const newPeople = await insertCustomer(tx, writeContextOf(ctx), {
    record: { ...record, awaitsQuota },
    people: [customerPerson(record, newId()), ...people],
    number: last + 1,
    actor: { shopId: member.shopId, memberId: member.id, name: member.name || null },
    event: {
      id: newId(),
      at: now,
      kind: awaitsQuota ? 'customers.awaitsRoom' : 'customers.added',
      subject: { type: 'customer', id: record.id, name: record.name },
    },
  })
  // An id that another person of the shop has is a mistake of the sender.
  if (newPeople <= people.length) throw new AppError('request.invalid', {}, [{ field: 'people', code: 'id' }])
  return readCustomer(tx, record.id, ctx)
}

function newRecord({ body, member, newId }: AddContext): { record: NewRecord; people: NewPerson[] } {
  const id = body.id ?? newId()
  const people = (body.people ?? []).map((person, index) => ({
    ...person,
    id: person.id ?? newId(),
    customerId: id,
    isCustomer: false,
    name: requireName(person.name, `people.${index}.name`),
  }))
  const sentHash = body.id ? digestOf(body) : undefined
  return { record: { id, ...newFields(body, member.shop.country), people, sentHash }, people }
}
