import { normaliseLines } from '@darzi/tailoring/names/normalise.ts'
import type { Tx } from '../../db/tx.ts'
import type { WriteContext } from './customer-store.ts'

export interface NewNote {
  id: string
  customerId: string
  personId: string | null
  author: string
  text: string
  isPinned: boolean
}

/** Answers whether it was new: an id may be taken. */
export async function insertNote(tx: Tx, writeContext: WriteContext, note: NewNote): Promise<boolean> {
  const written = await tx
    .insertInto('customer_notes')
    .values({
      shop_id: writeContext.shopId,
      id: note.id,
      customer_id: note.customerId,
      person_id: note.personId,
      member_id: writeContext.memberId,
      author_name: note.author,
      text: normaliseLines(note.text),
      is_pinned: note.isPinned,
      created_at: writeContext.now,
    })
    .onConflict((conflict) => conflict.columns(['shop_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

/** A note of a record, deleted ones too. */
export function findNote(tx: Tx, { id, customerId }: { id: string; customerId: string }) {
  return tx
    .selectFrom('customer_notes')
    .select(['id', 'text', 'is_pinned', 'deleted_at'])
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
}

interface NoteState {
  text: string
  is_pinned: boolean
  deleted_at: Date | null
}

export async function changeNote(tx: Tx, id: string, state: NoteState) {
  await tx
    .updateTable('customer_notes')
    .set({ ...state, text: normaliseLines(state.text) })
    .where('id', '=', id)
    .execute()
}
