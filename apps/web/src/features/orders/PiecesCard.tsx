import { patternsOf } from '@darzi/body/pattern/of-garment.ts'
import type { Order, Piece } from '@darzi/contract/order-shapes.ts'
import { Pencil, Ruler, Scissors } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Money } from '../../ui/Money.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { CutWithout } from './CutWithout.tsx'
import { heldSizes, sizesQuestion } from './error-question.ts'
import { movePiece } from './order-commands.ts'
import styles from './PiecesCard.module.css'
import { PieceWords } from './PieceWords.tsx'
import { isBeingMade, isOfASize } from './person-records.ts'
import { photoQuestion, wantsPhotoAt } from './ready-photo.ts'
import { SizesFirst } from './SizesFirst.tsx'
import { SnapshotFold } from './SnapshotFold.tsx'
import { StageSteps } from './StageSteps.tsx'

/** Its form comes when a piece is to be changed. */
const EditPieceDialog = lazy(() =>
  import('./EditPieceDialog.tsx').then((it) => ({ default: it.EditPieceDialog })),
)

const CutFromDialog = lazy(() => import('./CutFromDialog.tsx').then((it) => ({ default: it.CutFromDialog })))

/** The garments of the order: how far each is, and one tap to take it on. */
export function PiecesCard({ order }: { order: Order }) {
  const t = useT()
  const edit = useDialogAddress('piece')
  const cut = useDialogAddress('cut', ['seen'])
  const ask = useDialogAddress('ask')
  const named = (wanted: string | undefined) => order.pieces.find(({ id }) => id === wanted)
  const edited = named(edit.value)
  const measured = named(cut.value)
  const mayWrite = useMay('orders.write')
  const isCut = measured && (order.can.edit || mayWrite)
  return (
    <Card title={t('orders-page.pieces')}>
      <SizesFirst order={order} onChoose={cut.open} />
      <ol className={styles.pieces}>
        {order.pieces.map((piece) => (
          <li key={piece.id}>
            <PieceOfOrder
              order={order}
              piece={piece}
              onEdit={() => edit.open(piece.id)}
              onCut={() => cut.open(piece.id)}
              onAsk={ask.open}
            />
          </li>
        ))}
      </ol>
      <Suspense>
        {edited && (order.can.edit || mayWrite) && (
          <EditPieceDialog order={order} piece={edited} onClose={edit.close} />
        )}
        {isCut && (
          <CutFromDialog
            order={order}
            piece={measured}
            seen={cut.search.get('seen') ?? undefined}
            onClose={cut.close}
          />
        )}
      </Suspense>
    </Card>
  )
}

interface PieceProps {
  order: Order
  piece: Piece
  onEdit: () => void
  onCut: () => void
  /** What comes before its next stage. */
  onAsk: (question: string) => void
}

function PieceOfOrder({ order, piece, onEdit, onCut, onAsk }: PieceProps) {
  const t = useT()
  const mayRead = useMay('measurements.read')
  const isOpen = piece.state !== 'delivered' && piece.state !== 'cancelled'
  return (
    <article className={styles.piece} aria-label={piece.tag}>
      <div className={styles.head}>
        <h3>{garmentName(t, piece.garment)}</h3>
        <span className="figures">{piece.tag}</span>
        <span>{piece.person.isCustomer ? order.customer.name : piece.person.name}</span>
        {piece.isUrgent && <Badge tone="thread">{t('orders.urgent')}</Badge>}
        {piece.reworks > 0 && (
          <Badge tone="marigold">{t('orders-page.reworks', { count: piece.reworks })}</Badge>
        )}
        <strong className={styles.price}>
          {piece.priceMinor > 0 ? (
            <Money minor={piece.priceMinor} currency={order.currency} />
          ) : (
            t('orders-page.sum.toAgree')
          )}
        </strong>
      </div>
      <PieceWords piece={piece} />
      <PiecePhotos order={order} pieceId={piece.id} />
      <StageSteps
        piece={piece}
        onMove={(stage) => {
          if (wantsPhotoAt(piece, stage)) onAsk(photoQuestion({ pieceId: piece.id }))
          else if (heldSizes(piece, stage).length > 0) onAsk(sizesQuestion(piece.id))
          else void movePiece(order, piece, stage)
        }}
      />
      <CutWithout piece={piece} />
      <div className={styles.foot}>
        <SnapshotFold piece={piece} />
        {order.can.edit && mayRead && isBeingMade(piece) && !isOfASize(piece) && (
          <Button kind="plain" icon={<Ruler size={18} aria-hidden="true" />} onClick={onCut}>
            {t(piece.snapshot ? 'orders-page.cut.other' : 'orders-page.cut.choose')}
          </Button>
        )}
        {piece.snapshot?.profile === 'body' && mayRead && patternsOf(piece.garment.key).length > 0 && (
          <ButtonLink
            kind="plain"
            to={links.patterns({ person: piece.person.id, order: order.id, piece: piece.id })}
            icon={<Scissors size={18} aria-hidden="true" />}
          >
            {t('orders-page.pattern')}
          </ButtonLink>
        )}
        {order.can.edit && isOpen && (
          <Button kind="plain" icon={<Pencil size={18} aria-hidden="true" />} onClick={onEdit}>
            {t('orders-page.editPiece')}
          </Button>
        )}
      </div>
    </article>
  )
}

/** The photos of one piece; among the order's photos each is shared or taken away. */
function PiecePhotos({ order, pieceId }: { order: Order; pieceId: string }) {
  const t = useT()
  const photos = order.photos.filter((photo) => photo.pieceId === pieceId)
  if (photos.length === 0) return null
  return (
    <ul className={styles.photos}>
      {photos.map((photo, at) => {
        const kind = t(`orders-page.photo.kind.${photo.kind}`)
        return (
          <li key={photo.id}>
            <a href={photo.url} target="_blank" rel="noreferrer">
              <img src={photo.thumbUrl} alt={t('orders-page.photo.alt', { number: at + 1, kind })} />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
