import type { Customer } from '@darzi/contract/customer-shapes.ts'
import { Pin } from 'lucide-react'
import { useT } from '../../words/use-t.ts'
import styles from './Notes.module.css'
import { personName } from './person-name.ts'

/** What must not be forgotten, before anything else. */
export function PinnedNotes({ customer }: { customer: Customer }) {
  const t = useT()
  const pinned = customer.noteList.filter((note) => note.isPinned)
  if (pinned.length === 0) return null
  return (
    <section className={styles.pinned} aria-label={t('customers-record.note.pinned')}>
      <Pin size={20} aria-hidden="true" />
      <ul>
        {pinned.map((note) => (
          <li key={note.id}>
            {note.personId && <strong>{personName(customer, note.personId)} </strong>}
            {note.text}
          </li>
        ))}
      </ul>
    </section>
  )
}
