import type { Piece } from '@darzi/contract/order-shapes.ts'
import { useT } from '../../words/use-t.ts'
import { useFieldName } from './order-words.ts'
import styles from './PiecesCard.module.css'

/** The sizes a piece went past Cutting without, so that whoever has it next knows. */
export function CutWithout({ piece: { cutWithout } }: { piece: Pick<Piece, 'cutWithout'> }) {
  const t = useT()
  const nameOf = useFieldName(cutWithout)
  if (cutWithout.length === 0) return null
  return (
    <p className={styles.without}>
      {t('orders-page.sizes.cutWithout', { fields: cutWithout.map(nameOf).join(', ') })}
    </p>
  )
}
