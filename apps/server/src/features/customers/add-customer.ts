import type { customerRoutes } from '@darzi/contract/customers.ts'
import type { Tx } from '../../db/tx.ts'
import type { Asked } from '../../http/asked.ts'
import { Refusal } from '../../http/refusal.ts'
import { digestOf, requireSameSending } from '../../http/same-sending.ts'
import { planRuling, requirePlanRoom } from '../shops/plan-room.ts'
import { countActive } from './count-active.ts'
import { newFields, requireName } from './customer-fields.ts'
import { readCustomer } from './customer-queries.ts'
import { findSending, insertCustomers, lockBook, type NewRecord, type Pen } from './customer-store.ts'
import { penOf } from './pen.ts'
import { customerPerson, insertPeople, type NewPerson } from './people-store.ts'
import { requireFreePhone } from './phone-queries.ts'

type AskedToAdd = Asked<typeof customerRoutes.add> & {
  /** What a stranger sent is never refused for the shop's plan: their record waits aside until there is room. */
  mayWait?: boolean
}

/**
 * Adds a customer with the family. The same sending again answers the record it made. Throws customers.phoneTaken,
 * customers.phoneInvalid, customers.limitReached, and request.keyReused when its id came with other content before.
 */
export async function addCustomer(asked: AskedToAdd) {
  const { tx, member, body, newId, announce } = asked
  const pen = penOf(asked)
  const { record, people } = newRecord(asked)
  const last = await lockBook(tx, member.shopId)
  const before = await findSending(tx, record.id)
  if (before) {
    requireSameSending(before.sent_hash, body)
    return readCustomer(tx, record.id, asked)
  }
  if (!body.allowSamePhone) await requireFreePhone(tx, record.phone, record.id)
  const awaitsRoom = !(await hasRoom(asked))
  await insertCustomers(tx, pen, [{ ...record, awaitsRoom }], last)
  await insertNewPeople(tx, pen, [customerPerson(record, newId()), ...people])
  const kind = awaitsRoom ? 'customers.awaitsRoom' : 'customers.added'
  await announce({ kind, subject: { type: 'customer', id: record.id, name: record.name } })
  return readCustomer(tx, record.id, asked)
}

/** Throws customers.limitReached where nobody may wait. */
async function hasRoom({ tx, member, now, mayWait }: AskedToAdd): Promise<boolean> {
  const wish = { shopId: member.shopId, customers: await countActive(tx), adding: 1, now }
  if (mayWait) return 'ok' in (await planRuling(tx, wish))
  await requirePlanRoom(tx, wish)
  return true
}

/** An id that another person of the shop has is a mistake of the sender. */
async function insertNewPeople(tx: Tx, pen: Pen, people: NewPerson[]) {
  const written = await insertPeople(tx, pen, people)
  if (written < people.length) throw new Refusal('request.invalid', {}, [{ field: 'people', code: 'id' }])
}

function newRecord({ body, member, newId }: AskedToAdd): { record: NewRecord; people: NewPerson[] } {
  const id = body.id ?? newId()
  const people = (body.people ?? []).map((person, index) => ({
    ...{ ...person, id: person.id ?? newId(), customerId: id, isCustomer: false },
    name: requireName(person.name, `people.${index}.name`),
  }))
  const sentHash = body.id ? digestOf(body) : undefined
  return { record: { id, ...newFields(body, member.shop.country), people, sentHash }, people }
}
