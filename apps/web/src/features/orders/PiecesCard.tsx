import type { Order, Piece } from '@darzi/contract/order-shapes.ts'
import { Pencil } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Money } from '../../ui/Money.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useSay } from '../../words/use-say.ts'
import { movePiece } from './order-commands.ts'
import styles from './PiecesCard.module.css'
import { PieceWords } from './PieceWords.tsx'
import { SnapshotFold } from './SnapshotFold.tsx'
import { StageSteps } from './StageSteps.tsx'

/** Its form comes when a piece is to be changed. */
const EditPieceDialog = lazy(() =>
  import('./EditPieceDialog.tsx').then((it) => ({ default: it.EditPieceDialog })),
)

/** The garments of the order: how far each is, and one tap to take it on. */
export function PiecesCard({ order }: { order: Order }) {
  const say = useSay()
  const edit = useDialogAddress('piece')
  const edited = order.pieces.find(({ id }) => id === edit.value)
  return (
    <Card title={say('orders-page.pieces')}>
      <ol className={styles.pieces}>
        {order.pieces.map((piece) => (
          <li key={piece.id}>
            <PieceOfOrder order={order} piece={piece} onEdit={() => edit.open(piece.id)} />
          </li>
        ))}
      </ol>
      <Suspense>
        {edited && order.can.edit && <EditPieceDialog order={order} piece={edited} onClose={edit.close} />}
      </Suspense>
    </Card>
  )
}

function PieceOfOrder({ order, piece, onEdit }: { order: Order; piece: Piece; onEdit: () => void }) {
  const say = useSay()
  const isOpen = piece.state !== 'delivered' && piece.state !== 'cancelled'
  return (
    <article className={styles.piece} aria-label={piece.tag}>
      <div className={styles.head}>
        <h3>{garmentName(say, piece.garment)}</h3>
        <span className="figures">{piece.tag}</span>
        <span>{piece.person.name}</span>
        {piece.isUrgent && <Badge tone="thread">{say('orders.urgent')}</Badge>}
        {piece.reworks > 0 && (
          <Badge tone="marigold">{say('orders-page.reworks', { count: piece.reworks })}</Badge>
        )}
        <strong className={styles.price}>
          <Money minor={piece.priceMinor} currency={order.currency} />
        </strong>
      </div>
      <PieceWords piece={piece} />
      <StageSteps piece={piece} onMove={(stage) => void movePiece(order, piece, stage)} />
      <div className={styles.foot}>
        <SnapshotFold piece={piece} />
        {order.can.edit && isOpen && (
          <Button kind="plain" icon={<Pencil size={18} aria-hidden="true" />} onClick={onEdit}>
            {say('orders-page.editPiece')}
          </Button>
        )}
      </div>
    </article>
  )
}
