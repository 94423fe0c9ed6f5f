import type { MergeMemory } from '../../db/json-shapes.ts'
import type { Tx } from '../../db/tx.ts'
import { lockCustomer } from './change-store.ts'

/** Both records, locked; always in the same order, so that two merges never wait for each other. */
export async function lockTwo(tx: Tx, one: string, other: string) {
  const [first, second] = one < other ? [one, other] : [other, one]
  const locked = [await lockCustomer(tx, first), await lockCustomer(tx, second)]
  return locked.toSorted((a) => (a.id === one ? -1 : 1))
}

interface Moving {
  from: string
  to: string
}

/** Moves everyone under a record to another, where its customer is one of the family. */
export async function movePeople(tx: Tx, { from, to }: Moving) {
  const moved = await tx
    .updateTable('persons as person')
    .set({ customer_id: to, is_customer: false })
    .from('persons as before')
    .whereRef('before.id', '=', 'person.id')
    .where('before.customer_id', '=', from)
    .where('person.customer_id', '=', from)
    .returning(['person.id', 'before.is_customer'])
    .execute()
  return {
    personIds: moved.map(({ id }) => id),
    customerPersonId: moved.find(({ is_customer }) => is_customer)?.id,
  }
}

export async function moveNotes(tx: Tx, { from, to }: Moving): Promise<string[]> {
  const moved = await tx
    .updateTable('customer_notes')
    .set({ customer_id: to })
    .where('customer_id', '=', from)
    .returning('id')
    .execute()
  return moved.map(({ id }) => id)
}

/** The people who came with a merge go back, whatever was written about them since; its customer leads them again. */
export async function movePeopleBack(
  tx: Tx,
  { from, to }: Moving,
  memory: MergeMemory,
  customerName: string,
) {
  if (memory.personIds.length === 0) return
  await tx
    .updateTable('persons')
    .set({ customer_id: to })
    .where('customer_id', '=', from)
    .where('id', 'in', memory.personIds)
    .execute()
  await tx
    .updateTable('persons')
    .set({ is_customer: true, name: customerName, removed_at: null })
    .where('id', '=', memory.customerPersonId)
    .execute()
}

/** The notes that came with a merge go back, and those written since about someone who goes back. */
export async function moveNotesBack(tx: Tx, { from, to }: Moving, { noteIds, personIds }: MergeMemory) {
  await tx
    .updateTable('customer_notes')
    .set({ customer_id: to })
    .where('customer_id', '=', from)
    .where(({ or, eb }) =>
      or([
        ...(noteIds.length > 0 ? [eb('id', 'in', noteIds)] : []),
        ...(personIds.length > 0 ? [eb('person_id', 'in', personIds)] : []),
      ]),
    )
    .execute()
}

export interface NewMerge {
  shopId: string
  id: string
  keptId: string
  goneId: string
  memory: MergeMemory
  memberId: string
  at: Date
}

export async function insertMerge(tx: Tx, { shopId, id, keptId, goneId, memory, memberId, at }: NewMerge) {
  await tx
    .insertInto('customer_merges')
    .values({
      shop_id: shopId,
      id,
      kept_id: keptId,
      gone_id: goneId,
      before: JSON.stringify(memory),
      member_id: memberId,
      at,
    })
    .execute()
}

/** A merge, held until the transaction ends; undefined when it is not there. */
export function lockMerge(tx: Tx, id: string) {
  return tx
    .selectFrom('customer_merges')
    .select(['id', 'kept_id', 'gone_id', 'before as memory', 'at', 'undone_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Whether another record was merged into the same one since, and that still stands. */
export async function hasLaterMerge(tx: Tx, { id, kept_id: keptId }: { id: string; kept_id: string }) {
  const later = await tx
    .selectFrom('customer_merges as later')
    .innerJoin('customer_merges as own', 'own.kept_id', 'later.kept_id')
    .select('later.id')
    .where('own.id', '=', id)
    .where('later.kept_id', '=', keptId)
    .where('later.id', '!=', id)
    .where('later.undone_at', 'is', null)
    .where(({ or, and, eb }) =>
      or([
        eb('later.at', '>', eb.ref('own.at')),
        and([eb('later.at', '=', eb.ref('own.at')), eb('later.id', '>', id)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return later !== undefined
}

export async function markUndone(tx: Tx, id: string, at: Date) {
  await tx.updateTable('customer_merges').set({ undone_at: at }).where('id', '=', id).execute()
}
