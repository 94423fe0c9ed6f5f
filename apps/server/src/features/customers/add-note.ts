import type { customerRoutes } from '@darzi/contract/customers.ts'
import { normaliseLines } from '@darzi/tailoring/names/normalise.ts'
import type { Tx } from '../../db/tx.ts'
import { emptyField, fieldError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { lockCustomer } from './change-store.ts'
import { readCustomer } from './customer-queries.ts'
import { findNote, insertNote } from './note-store.ts'
import { findPerson } from './people-store.ts'
import { writeContextOf } from './write-context.ts'

/** Writes a note on a record, or on one person of it. The same id again answers the record as it is. */
export async function addNote(ctx: RequestContext<typeof customerRoutes.addNote>) {
  const { tx, member, params, body, newId, publishEvent } = ctx
  const text = requireText(body.text)
  const row = await lockCustomer(tx, params.id)
  if (body.personId) await requirePerson(tx, { id: body.personId, customerId: row.id })
  const note = {
    id: body.id ?? newId(),
    customerId: row.id,
    personId: body.personId ?? null,
    text,
    isPinned: body.isPinned,
    author: member.name,
  }
  if (await insertNote(tx, writeContextOf(ctx), note))
    await publishEvent({
      kind: body.isPinned ? 'customers.notePinned' : 'customers.noteAdded',
      subject: { type: 'customer', id: row.id, name: row.name },
    })
  else if (!(await findNote(tx, note))) throw fieldError('id', 'request.invalid')
  return readCustomer(tx, row.id, ctx)
}

/** A note can be all invisible marks: that is none. */
export function requireText(text: string): string {
  const written = normaliseLines(text)
  if (written) return written
  throw emptyField('text')
}

async function requirePerson(tx: Tx, place: { id: string; customerId: string }) {
  const person = await findPerson(tx, place)
  if (!person || person.removed_at) throw fieldError('personId', 'request.invalid')
}
