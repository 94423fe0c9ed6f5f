import type { Customer } from '@darzi/contract/customer-shapes.ts'
import { type FormEvent, type RefObject, useState } from 'react'
import { newId } from '../../data/new-id.ts'
import { problemSentence } from '../../data/problem-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { useUnsavedForm } from '../../ui/unsaved-forms.ts'
import { useT } from '../../words/use-t.ts'
import styles from './Notes.module.css'
import { addNote } from './note-commands.ts'

interface Props {
  customer: Customer
  field: RefObject<HTMLTextAreaElement | null>
}

/** Its id stays with it until it is saved, so that sent again it is the same note. */
const emptyNote = () => ({ id: newId(), text: '', isPinned: false })

/** Write a note, for the record or for one of its people. A refused note stays in the field. */
export function NoteForm({ customer, field }: Props) {
  const t = useT()
  const [note, setNote] = useState(emptyNote)
  const { id, text, isPinned } = note
  const [personId, setPersonId] = useState('')
  const [problem, setProblem] = useState<string>()
  useUnsavedForm(text.trim() !== '')
  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    const written = { id, text: text.trim(), isPinned, personId: personId || undefined }
    if (!written.text) return field.current?.focus()
    // What is typed from now on is another note.
    setNote(emptyNote)
    setProblem(undefined)
    try {
      await addNote(customer, written)
    } catch (error) {
      setNote((since) => (since.text ? since : note))
      setProblem(problemSentence(error, t))
    }
  }
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <textarea
        ref={field}
        rows={2}
        maxLength={2000}
        className={styles.field}
        aria-label={t('customers.act.addNote')}
        placeholder={t('customers-record.note.placeholder')}
        value={text}
        onChange={(event) => setNote({ ...note, text: event.target.value })}
      />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.formFoot}>
        <Checkbox
          label={t('customers-record.note.pinIt')}
          checked={isPinned}
          onChange={(event) => setNote({ ...note, isPinned: event.target.checked })}
        />
        {customer.people.length > 1 && (
          <select
            className={styles.person}
            aria-label={t('customers-record.note.about')}
            value={personId}
            onChange={(event) => setPersonId(event.target.value)}
          >
            <option value="">{t('customers-record.note.aboutAll')}</option>
            {customer.people.map((person) => (
              <option key={person.id} value={person.id}>
                {person.name}
              </option>
            ))}
          </select>
        )}
        <Button kind="primary" type="submit" disabled={text.trim() === ''}>
          {t('customers-record.note.save')}
        </Button>
      </div>
    </form>
  )
}
