import type { OrderCard } from '@darzi/contract/order-shapes.ts'
import { garmentName, stageName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import styles from './PieceDots.module.css'

type Dotted = Pick<OrderCard['pieces'][number], 'id' | 'garment' | 'stages' | 'stage' | 'state'>

/** How far each piece is: a small bar each, read out as its stage. */
export function PieceDots({ pieces }: { pieces: readonly Dotted[] }) {
  const t = useT()
  return (
    <ul className={styles.dots} aria-label={t('orders.stage.all')}>
      {pieces.map((piece) => {
        const stage = piece.stages[piece.stage]
        const label = `${garmentName(t, piece.garment)}: ${stage ? stageName(t, stage) : ''}`
        return (
          <li key={piece.id} title={label} data-state={piece.state}>
            <span style={{ inlineSize: `${(100 * piece.stage) / Math.max(1, piece.stages.length - 1)}%` }} />
            <span className="onlyRead">{label}</span>
          </li>
        )
      })}
    </ul>
  )
}
