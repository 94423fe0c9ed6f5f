import type { Customer } from '@darzi/contract/customer-shapes.ts'
import type { Garment } from '@darzi/contract/garments.ts'
import type { Order } from '@darzi/contract/order-shapes.ts'
import { type Currency, defaultCurrency } from '@darzi/tailoring/money/currencies.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { Repeat2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { newId } from '../../data/new-id.ts'
import { useSession } from '../../data/session.ts'
import { links } from '../../links.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { addOnName, garmentName, styleOptionName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { useLast } from './counter-queries.ts'
import styles from './OrderForm.module.css'
import { piecesLine } from './order-words.ts'
import { type RepeatNote, repeatOrder } from './repeat-order.ts'
import type { OrderForm } from './use-order-draft.ts'

interface Props {
  customer: Customer
  form: OrderForm
  garments: readonly Garment[]
}

/** Whom the order is for, what must not be forgotten about them, and their last order to be taken once more. */
export function OrderFor({ customer, form, garments }: Props) {
  const t = useT()
  const currency = useSession().shop?.currency ?? defaultCurrency
  const [notes, setNotes] = useState<readonly RepeatNote[]>([])
  const pinned = customer.noteList.flatMap(({ text, isPinned, personId }) => {
    const person = customer.people.find(({ id }) => id === personId)?.name
    return isPinned && (person || !personId) ? [{ text, person }] : []
  })
  return (
    <Card aria-label={t('orders-new.for.label')}>
      <div className={styles.stack}>
        <div className={styles.who}>
          <Avatar name={customer.name} photoUrl={customer.photo?.thumbUrl} />
          <p>
            <Link to={links.customer(customer.id)}>{customer.name}</Link>
            <span className="figures">
              {[customer.phoneShown, customer.number].filter(Boolean).join(' · ')}
            </span>
          </p>
          <Again customer={customer} form={form} garments={garments} onRepeated={setNotes} />
        </div>
        {notes.length > 0 && form.draft.pieces.length > 0 && (
          <RepeatNotes notes={notes} currency={currency} />
        )}
        <PinnedNotes notes={pinned} label={t('orders-new.for.pinned')} className={styles.pinned} />
      </div>
    </Card>
  )
}

interface AgainProps extends Props {
  onRepeated: (notes: readonly RepeatNote[]) => void
}

/** The last order once more, in one tap: its garments that the shop still sews, for people who are still here. */
function Again({ customer, form, garments, onRepeated }: AgainProps) {
  const t = useT()
  const currency = useSession().shop?.currency ?? defaultCurrency
  const { order: last, sold } = useLast(customer.id) ?? {}
  if (!last || form.draft.pieces.length > 0) return null
  const repeated = repeatOrder({ last, sold, people: customer.people, garments, currency, newId })
  const isAgain = (piece: Order['pieces'][number]) =>
    !repeated.notes.some((note) => note.isLeftOut && note.piece.id === piece.id)
  const pieces = last.pieces.filter(isAgain)
  if (pieces.length === 0) return null
  function repeat() {
    form.addPieces(repeated.pieces)
    onRepeated(repeated.notes)
  }
  return (
    <Button icon={<Repeat2 size={20} aria-hidden="true" />} onClick={repeat}>
      {t('orders-new.for.again', { pieces: piecesLine(t, pieces) })}
    </Button>
  )
}

/** What of the last order could not be taken again as it was, piece by piece. */
function RepeatNotes({ notes, currency }: { notes: readonly RepeatNote[]; currency: Currency }) {
  const t = useT()
  return (
    <ul className={styles.changes} role="status" aria-label={t('orders-new.repeat.label')}>
      {notes.map((note) => (
        <li key={note.piece.id}>{sentencesOf(note).join(' ')}</li>
      ))}
    </ul>
  )

  function sentencesOf(note: RepeatNote): string[] {
    const { piece, isLeftOut, styles: gone, addOns, price, addOnPrices } = note
    const name = piece.collection?.name ?? garmentName(t, piece.garment)
    if (isLeftOut === 'item') return [t('orders-new.repeat.notSold', { name, chosen: chosenOf(piece) })]
    if (isLeftOut === 'garment') return [t('orders-new.repeat.notSewn', { name })]
    if (isLeftOut) return [t('orders-new.repeat.notHere', { name, person: piece.person.name })]
    const dropped = [
      ...gone.map((style) => styleOptionName(t, style.group, { key: style.option, name: style.optionName })),
      ...addOns.map((addOn) => addOnName(t, addOn)),
    ]
    return [
      ...(dropped.length > 0 ? [t('orders-new.repeat.dropped', { name, dropped: dropped.join(', ') })] : []),
      ...(price ? [priceSentence(name, price)] : []),
      ...addOnPrices.map(({ addOn, ...other }) => priceSentence(`${name}, ${addOnName(t, addOn)}`, other)),
    ]
  }

  function priceSentence(name: string, { isMinor, wasMinor }: NonNullable<RepeatNote['price']>) {
    const [now, was] = [writeMoney(isMinor, currency), writeMoney(wasMinor, currency)]
    return t('orders-new.repeat.price', { name, now, was })
  }
}

/** The size and colour it was ordered in. */
const chosenOf = ({ collection }: RepeatNote['piece']) =>
  [collection?.finished?.size, collection?.colour.name].filter(Boolean).join(', ')

interface PinnedNotesProps {
  notes: Order['pinnedNotes']
  label: string
  className: string | undefined
}

/** What must not be forgotten, each note with whose it is where it is of one person of the family. */
export function PinnedNotes({ notes, label, className }: PinnedNotesProps) {
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
