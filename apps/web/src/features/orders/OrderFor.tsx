import type { Customer } from '@darzi/contract/customer-shapes.ts'
import type { Garment } from '@darzi/contract/garments.ts'
import type { Order } from '@darzi/contract/order-shapes.ts'
import { defaultCurrency } from '@darzi/tailoring/money/currencies.ts'
import { Repeat2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { newId } from '../../data/new-id.ts'
import { useSession } from '../../data/session.ts'
import { links } from '../../links.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useT } from '../../words/use-t.ts'
import { useLast } from './counter-queries.ts'
import styles from './OrderForm.module.css'
import { piecesLine } from './order-words.ts'
import { PinnedNotes } from './PinnedNotes.tsx'
import { RepeatNotes } from './RepeatNotes.tsx'
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
    <Button kind="primary" icon={<Repeat2 size={20} aria-hidden="true" />} onClick={repeat}>
      {t('orders-new.for.again', { pieces: piecesLine(t, pieces) })}
    </Button>
  )
}
