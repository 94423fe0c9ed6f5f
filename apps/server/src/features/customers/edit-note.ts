import type { customerRoutes } from '@darzi/contract/customers.ts'
import { notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { requireText } from './add-note.ts'
import { lockCustomer } from './change-store.ts'
import { readCustomer } from './customer-queries.ts'
import { changeNote, findNote } from './note-store.ts'

/** Rewrites or pins a note, takes it away or brings it back; what stays the same is no change. */
export async function editNote(ctx: RequestContext<typeof customerRoutes.editNote>) {
  const { tx, params, body, now, publishEvent } = ctx
  const row = await lockCustomer(tx, params.id)
  const note = await findNote(tx, { id: params.noteId, customerId: row.id })
  if (!note) throw notFound()
  const before = { text: note.text, isPinned: note.is_pinned, isDeleted: note.deleted_at !== null }
  const after = {
    text: body.text === undefined ? note.text : requireText(body.text),
    isPinned: body.isPinned ?? before.isPinned,
    isDeleted: body.isDeleted ?? before.isDeleted,
  }
  const kind = kindOfChange(before, after)
  if (kind) {
    const deleted_at = after.isDeleted ? (note.deleted_at ?? now) : null
    await changeNote(tx, note.id, { text: after.text, is_pinned: after.isPinned, deleted_at })
    await publishEvent({ kind, subject: { type: 'customer', id: row.id, name: row.name } })
  }
  return readCustomer(tx, row.id, ctx)
}

interface NoteState {
  text: string
  isPinned: boolean
  isDeleted: boolean
}

/** The one word for what happened: going or coming weighs more than a new text, that more than a pin. */
function kindOfChange(before: NoteState, after: NoteState): string | undefined {
  if (after.isDeleted !== before.isDeleted)
    return after.isDeleted ? 'customers.noteRemoved' : 'customers.noteRestored'
  if (after.text !== before.text) return 'customers.noteEdited'
  if (after.isPinned !== before.isPinned)
    return after.isPinned ? 'customers.notePinned' : 'customers.noteUnpinned'
  return undefined
}
