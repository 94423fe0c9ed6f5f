import type { Customer } from '@darzi/contract/customer-shapes.ts'
import { type FormEvent, type RefObject, useState } from 'react'
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

/** Write a note, for the record or for one of its people. A refused note stays in the field. */
export function NoteForm({ customer, field }: Props) {
  const t = useT()
  const [text, setText] = useState('')
  const [isPinned, setPinned] = useState(false)
  const [personId, setPersonId] = useState('')
  const [problem, setProblem] = useState<string>()
  useUnsavedForm(text.trim() !== '')
  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    const written = { text: text.trim(), isPinned, personId: personId || undefined }
    if (!written.text) return field.current?.focus()
    setText('')
    setPinned(false)
    setProblem(undefined)
    try {
      await addNote(customer, written)
    } catch (error) {
      setText((typedSince) => typedSince || text)
      setPinned(written.isPinned)
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
        onChange={(event) => setText(event.target.value)}
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
          onChange={(event) => setPinned(event.target.checked)}
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
