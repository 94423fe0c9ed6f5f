import type { TrackedLink } from '@darzi/contract/tracking.ts'
import { PieceCard } from './PieceCard.tsx'
import styles from './Tracking.module.css'

interface Props {
  told: TrackedLink
  /** Of each garment: one below what the list stands under. */
  heading: 'h3' | 'h4'
}

/** Every garment of an order, of everybody it is for. */
export default function PieceList({ told, heading }: Props) {
  return (
    <ul className={styles.list}>
      {told.pieces.map((piece) => (
        <li key={piece.tag}>
          <PieceCard
            piece={piece}
            currency={told.currency}
            isForCustomer={piece.personName === told.customerName}
            heading={heading}
          />
        </li>
      ))}
    </ul>
  )
}
