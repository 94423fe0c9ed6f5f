import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Tx } from '../../db/tx.ts'
import { type Actor, type DatedEvent, eventRow, waking } from '../../events/publish-event.ts'
import { customerRow, type NewRecord, type WriteContext } from './customer-store.ts'
import { type NewPerson, peopleRows } from './people-store.ts'

/** What a locked book says before a record is added to it: was it sent before, is its phone another's. */
export async function readBook(tx: Tx, { id, phone }: Pick<NewRecord, 'id' | 'phone'>) {
  const row = await tx
    .selectNoFrom(({ exists, selectFrom }) => {
      const same = selectFrom('customers').where('id', '=', id)
      return [
        exists(same.select('id')).as('is_sent'),
        same.select('sent_hash').as('sent_hash'),
        jsonObjectFrom(
          selectFrom('customers')
            .select(['id', 'name', 'number'])
            .where('phone', '=', phone)
            .where('state', '!=', 'merged')
            .orderBy('number')
            .limit(1),
        ).as('same_phone'),
      ]
    })
    .executeTakeFirstOrThrow()
  return {
    before: row.is_sent ? { sentHash: row.sent_hash } : undefined,
    samePhone: row.same_phone ?? undefined,
  }
}

interface Inserting {
  record: NewRecord
  /** The customer and the family. */
  people: readonly NewPerson[]
  number: number
  actor: Actor
  event: DatedEvent
}

/**
 * Writes a record into a locked book in one statement: its number, its people, the event. Answers how many of the people were new,
 * for an id may be taken.
 */
export async function insertCustomer(tx: Tx, writeContext: WriteContext, inserting: Inserting) {
  const { record, people, number, actor, event } = inserting
  const { count } = await tx
    .with('counter', (db) =>
      db.updateTable('shop_counters').set({ last: number }).where('name', '=', 'customers').returning('last'),
    )
    .with('added', (db) =>
      db
        .insertInto('customers')
        .values(customerRow(writeContext, record, number))
        .returning('id'),
    )
    .with('measured', (db) =>
      db
        .insertInto('persons')
        .values(peopleRows(writeContext, people))
        .onConflict((conflict) => conflict.columns(['shop_id', 'id']).doNothing())
        .returning('id'),
    )
    .insertInto('events')
    .values(eventRow(actor, event))
    .returning(({ selectFrom }) => [
      selectFrom('measured')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('count'),
      waking(actor.shopId, event).as('woken'),
    ])
    .executeTakeFirstOrThrow()
  return Number(count)
}
