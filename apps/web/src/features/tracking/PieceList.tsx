import type { TrackedLink } from '@darzi/contract/tracking.ts'
import { PieceCard } from './PieceCard.tsx'
import styles from './Tracking.module.css'

interface Props {
  order: TrackedLink
  /** Of each garment: one below what the list stands under. */
  heading: 'h3' | 'h4'
}

/** Every garment of an order, of everybody it is for. */
export default function PieceList({ order, heading }: Props) {
  return (
    <ul className={styles.list}>
      {order.pieces.map((piece) => (
        <li key={piece.tag}>
          <PieceCard
            piece={piece}
            currency={order.currency}
            isForCustomer={piece.personName === order.customerName}
            heading={heading}
          />
        </li>
      ))}
    </ul>
  )
}
