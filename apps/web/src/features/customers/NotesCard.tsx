import type { Customer, Note } from '@darzi/contract/customer-shapes.ts'
import { Pin, PinOff, Trash2 } from 'lucide-react'
import type { RefObject } from 'react'
import { useSession } from '../../data/session.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { Card } from '../../ui/Card.tsx'
import { AgoText } from '../../ui/DateText.tsx'
import { InlineEdit } from '../../ui/InlineEdit.tsx'
import { useT } from '../../words/use-t.ts'
import { NoteForm } from './NoteForm.tsx'
import styles from './Notes.module.css'
import { pinNote, removeNote, rewriteNote } from './note-commands.ts'
import { personName } from './person-name.ts'

interface Props {
  customer: Customer
  /** Whether notes may be written now. */
  isOpen: boolean
  field: RefObject<HTMLTextAreaElement | null>
}

/** Notes, newest first; a pinned one is shown wherever this customer is served. */
export function NotesCard({ customer, isOpen, field }: Props) {
  const t = useT()
  const { noteList, notes } = customer
  return (
    <Card title={t('customers-record.note.title')}>
      {isOpen && <NoteForm customer={customer} field={field} />}
      {noteList.length === 0 && !isOpen && <p>{t('customers-record.note.none')}</p>}
      <ul className={styles.notes}>
        {noteList.map((note) => (
          <li key={note.id}>
            <NoteLine customer={customer} note={note} isOpen={isOpen} />
          </li>
        ))}
      </ul>
      {notes && <p className={styles.old}>{notes}</p>}
    </Card>
  )
}

interface LineProps {
  customer: Customer
  note: Note
  isOpen: boolean
}

function NoteLine({ customer, note, isOpen }: LineProps) {
  const t = useT()
  const { shop } = useSession()
  const pin = note.isPinned
    ? { key: 'unpin', icon: <PinOff size={20} /> }
    : { key: 'pin', icon: <Pin size={20} /> }
  return (
    <article className={styles.note} data-pinned={note.isPinned}>
      <div className={styles.text}>
        <InlineEdit
          label={t('customers-record.note.one')}
          value={note.text}
          isLong
          isDisabled={!isOpen}
          onSave={(text) => rewriteNote(customer, note, text)}
        >
          <span className={styles.words}>{note.text}</span>
        </InlineEdit>
        <p className={styles.when}>
          {note.personId && <strong>{personName(customer, note.personId)}</strong>}
          {note.author && <span>{note.author}</span>}
          <AgoText at={note.createdAt} timeZone={shop?.timeZone} />
        </p>
      </div>
      {isOpen && (
        <ActionMenu
          label={t('customers-record.note.actions', { text: note.text.slice(0, 40) })}
          actions={[
            {
              ...pin,
              label: t(`customers-record.note.${pin.key}`),
              run: () => void pinNote(customer, note),
            },
            {
              key: 'remove',
              icon: <Trash2 size={20} />,
              label: t('customers-record.note.remove'),
              run: () => void removeNote(customer, note),
            },
          ]}
        />
      )}
    </article>
  )
}
