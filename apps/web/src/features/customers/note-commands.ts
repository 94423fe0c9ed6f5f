/** Notes on a customer: written, pinned, changed, taken away and brought back. */
import type { Customer, Note } from '@darzi/contract/customer-shapes.ts'
import { call } from '../../data/api.ts'
import { addOrChange } from '../../data/problem-error.ts'
import { readSession } from '../../data/session.ts'
import { toastProblem, toastWithUndo } from '../../shell/toasts.tsx'
import { readSpeech } from '../../words/language.ts'
import { withChange } from './customer-commands.ts'

export interface NewNote {
  id: string
  text: string
  isPinned: boolean
  personId?: string
}

/** Shows the note at once; throws the refusal, so that what was typed can stay. The same id again is the same note. */
export async function addNote(customer: Customer, written: NewNote): Promise<void> {
  const { id } = written
  const note: Note = {
    ...written,
    author: readSession().user?.name,
    createdAt: new Date().toISOString(),
  }
  const others = customer.noteList.filter((each) => each.id !== id)
  const params = { id: customer.id }
  await withChange(customer.id, withNotes([note, ...others]), () =>
    addOrChange(
      () => call('POST /api/customers/:id/notes', { params, body: written }, { idempotencyKey: id }),
      (refused) => sendChange(customer, written, refused),
    ),
  )
}

/** A note stays with the person it was written about: where that is another now, it is refused. */
async function sendChange(
  { id }: Customer,
  { id: noteId, text, isPinned, personId }: NewNote,
  refused: Error,
) {
  const { noteList } = await call('GET /api/customers/:id', { params: { id } })
  if (noteList.find((note) => note.id === noteId)?.personId !== personId) throw refused
  return call('PATCH /api/customers/:id/notes/:noteId', {
    params: { id, noteId },
    body: { text, isPinned },
  })
}

export async function pinNote(customer: Customer, note: Note): Promise<void> {
  const change = { isPinned: !note.isPinned }
  await changeNote(customer, note, change).catch(toastProblem)
}

/** A refusal is told in a toast and thrown, so that the field stays open. */
export async function rewriteNote(customer: Customer, note: Note, text: string): Promise<void> {
  try {
    await changeNote(customer, note, { text })
  } catch (error) {
    toastProblem(error)
    throw error
  }
}

export async function removeNote(customer: Customer, note: Note): Promise<void> {
  const others = customer.noteList.filter(({ id }) => id !== note.id)
  const send = (isDeleted: boolean) =>
    call('PATCH /api/customers/:id/notes/:noteId', {
      params: { id: customer.id, noteId: note.id },
      body: { isDeleted },
    })
  try {
    await withChange(customer.id, withNotes(others), () => send(true))
  } catch (error) {
    return toastProblem(error)
  }
  toastWithUndo({
    message: readSpeech().t('customers-record.note.removed'),
    undo: () => withChange(customer.id, withNotes(customer.noteList), () => send(false)),
  })
}

function changeNote(customer: Customer, note: Note, change: { text?: string; isPinned?: boolean }) {
  const noteList = customer.noteList.map((each) => (each.id === note.id ? { ...each, ...change } : each))
  return withChange(customer.id, withNotes(noteList), () =>
    call('PATCH /api/customers/:id/notes/:noteId', {
      params: { id: customer.id, noteId: note.id },
      body: change,
    }),
  )
}

/** The card shows the newest pinned note. */
function withNotes(noteList: Note[]): Partial<Customer> {
  return { noteList, pinnedNote: noteList.find((note) => note.isPinned)?.text }
}
