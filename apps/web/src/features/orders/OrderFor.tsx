import type { Customer } from '@darzi/contract/customer-shapes.ts'
import type { Garment } from '@darzi/contract/garments.ts'
import { defaultCurrency } from '@darzi/tailoring/money/currencies.ts'
import { Repeat2 } from 'lucide-react'
import { Link } from 'react-router'
import { newId } from '../../data/new-id.ts'
import { useSession } from '../../data/session.ts'
import { links } from '../../links.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useSay } from '../../words/use-say.ts'
import { useLastOrder } from './counter-queries.ts'
import styles from './OrderForm.module.css'
import { pieceAgain } from './order-draft.ts'
import { garmentOf } from './order-offer.ts'
import { piecesLine } from './order-words.ts'
import type { OrderForm } from './use-order-draft.ts'

interface Props {
  customer: Customer
  form: OrderForm
  garments: readonly Garment[]
}

/** Whom the order is for, what must not be forgotten about them, and their last order to be taken once more. */
export function OrderFor({ customer, form, garments }: Props) {
  const say = useSay()
  const pinned = customer.noteList.filter((note) => note.isPinned)
  return (
    <Card aria-label={say('orders-new.for.label')}>
      <div className={styles.stack}>
        <div className={styles.who}>
          <Avatar name={customer.name} photoUrl={customer.photo?.thumbUrl} />
          <p>
            <Link to={links.customer(customer.id)}>{customer.name}</Link>
            <span className="figures">
              {[customer.phoneShown, customer.number].filter(Boolean).join(' · ')}
            </span>
          </p>
          <Again customer={customer} form={form} garments={garments} />
        </div>
        {pinned.length > 0 && (
          <ul className={styles.pinned} aria-label={say('orders-new.for.pinned')}>
            {pinned.map((note) => (
              <li key={note.id}>{note.text}</li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}

/** The last order once more, in one tap: its garments that the shop still sews, for people who are still here. */
function Again({ customer, form, garments }: Props) {
  const say = useSay()
  const currency = useSession().shop?.currency ?? defaultCurrency
  const last = useLastOrder(customer.id)
  const known = new Set(customer.people.map(({ id }) => id))
  const pieces = last?.pieces.filter(
    (piece) => known.has(piece.person.id) && garmentOf(garments, piece.garment.key)?.isActive,
  )
  if (!pieces || pieces.length === 0 || form.draft.pieces.length > 0) return null
  const repeat = () => form.addPieces(pieces.map((piece) => pieceAgain(piece, { id: newId(), currency })))
  return (
    <Button kind="primary" icon={<Repeat2 size={20} aria-hidden="true" />} onClick={repeat}>
      {say('orders-new.for.again', { pieces: piecesLine(say, pieces) })}
    </Button>
  )
}
