import type { customerRoutes } from '@darzi/contract/customers.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { digestOf, requireSameSending } from '../../http/same-sending.ts'
import { planResult, requirePlanQuota } from '../shops/api.ts'
import { countActive } from './count-active.ts'
import { newFields, requireName } from './customer-fields.ts'
import { readCustomer } from './customer-queries.ts'
import {
  findSending,
  insertCustomers,
  lockBook,
  type NewRecord,
  type WriteContext,
} from './customer-store.ts'
import { customerPerson, insertPeople, type NewPerson } from './people-store.ts'
import { requireFreePhone } from './phone-queries.ts'
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
  const { tx, member, body, newId, publishEvent } = ctx
  const writeContext = writeContextOf(ctx)
  const { record, people } = newRecord(ctx)
  const last = await lockBook(tx, member.shopId)
  const before = await findSending(tx, record.id)
  if (before) {
    requireSameSending(before.sent_hash, body)
    return readCustomer(tx, record.id, ctx)
  }
  if (!body.allowSamePhone) await requireFreePhone(tx, record.phone, record.id)
  const awaitsQuota = !(await hasRoom(ctx))
  await insertCustomers(tx, writeContext, [{ ...record, awaitsQuota }], last)
  await insertNewPeople(tx, writeContext, [customerPerson(record, newId()), ...people])
  const kind = awaitsQuota ? 'customers.awaitsRoom' : 'customers.added'
  await publishEvent({ kind, subject: { type: 'customer', id: record.id, name: record.name } })
  return readCustomer(tx, record.id, ctx)
}

/** Throws customers.limitReached where nobody may wait. */
async function hasRoom({ tx, member, now, mayWait }: AddContext): Promise<boolean> {
  const filter = { shopId: member.shopId, customers: await countActive(tx), adding: 1, now }
  if (mayWait) return 'ok' in (await planResult(tx, filter))
  await requirePlanQuota(tx, filter)
  return true
}

/** An id that another person of the shop has is a mistake of the sender. */
async function insertNewPeople(tx: Tx, writeContext: WriteContext, people: NewPerson[]) {
  const written = await insertPeople(tx, writeContext, people)
  if (written < people.length) throw new AppError('request.invalid', {}, [{ field: 'people', code: 'id' }])
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
