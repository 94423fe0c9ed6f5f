import type { Order } from '@darzi/contract/order-shapes.ts'

interface Props {
  notes: Order['pinnedNotes']
  label: string
  className: string | undefined
}

/** What must not be forgotten, each note with whose it is where it is of one person of the family. */
export function PinnedNotes({ notes, label, className }: Props) {
  if (notes.length === 0) return null
  return (
    <ul className={className} aria-label={label}>
      {notes.map(({ text, person = '' }) => (
        <li key={person + text}>
          {person && <strong>{person}: </strong>}
          {text}
        </li>
      ))}
    </ul>
  )
}
