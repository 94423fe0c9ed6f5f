import { patternsOf } from '@darzi/body/pattern/of-garment.ts'
import type { Order, Piece } from '@darzi/contract/order-shapes.ts'
import { KanbanSquare, Layers, Pencil, Ruler, Scissors, Undo2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { Money } from '../../ui/Money.tsx'
import type { MenuAction } from '../../ui/menu-action.ts'
import { garmentName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { amountOf, PieceStockDialog } from '../inventory/api.ts'
import { CutWithout } from './CutWithout.tsx'
import { setPieceStock } from './order-commands.ts'
import styles from './PiecesCard.module.css'
import { PieceWords } from './PieceWords.tsx'
import { isBeingMade, isOfASize } from './person-records.ts'
import { SizesFirst } from './SizesFirst.tsx'
import { SnapshotFold } from './SnapshotFold.tsx'
import { StageSteps } from './StageSteps.tsx'
import { useMovePiece } from './use-move-piece.ts'

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
  const cloth = useDialogAddress('cloth')
  const ask = useDialogAddress('ask')
  const named = (wanted: string | undefined) => order.pieces.find(({ id }) => id === wanted)
  const edited = named(edit.value)
  const measured = named(cut.value)
  const clothed = named(cloth.value)
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
              onCloth={() => cloth.open(piece.id)}
              onAsk={ask.open}
            />
          </li>
        ))}
      </ol>
      <Suspense>
        {edited && (order.can.edit || mayWrite) && (
          <EditPieceDialog order={order} piece={edited} onClose={edit.close} />
        )}
        {clothed && order.can.edit && (
          <PieceStockDialog
            piece={clothed}
            onChoose={(stock) => setPieceStock(order, clothed.id, stock)}
            onClose={cloth.close}
          />
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
  onCloth: () => void
  /** What comes before its next stage. */
  onAsk: (question: string) => void
}

function PieceOfOrder({ order, piece, onEdit, onCut, onCloth, onAsk }: PieceProps) {
  const t = useT()
  const move = useMovePiece(order, onAsk)
  const acts = usePieceActs(order, piece, {
    onEdit,
    onCut,
    onCloth,
    onBack: () => move(piece, piece.stage - 1),
  })
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
        <span className={styles.end}>
          <strong>
            {piece.priceMinor > 0 ? (
              <Money minor={piece.priceMinor} currency={order.currency} />
            ) : (
              t('orders-page.sum.toAgree')
            )}
          </strong>
          {acts.length > 0 && (
            <span className={styles.menu}>
              <ActionMenu label={t('orders-page.pieceActs', { tag: piece.tag })} actions={acts} />
            </span>
          )}
        </span>
      </div>
      <StageSteps isQuiet piece={piece} onMove={(stage) => move(piece, stage)} />
      {piece.rackPlace && piece.state === 'done' && (
        <p>{t('orders-page.rack', { place: piece.rackPlace })}</p>
      )}
      <PieceWords piece={piece} />
      {piece.stock && (
        <p>
          {t(piece.stock.isTaken ? 'stock.piece.taken' : 'stock.piece.from', {
            amount: amountOf(piece.stock.quantity, piece.stock.unit),
            name: piece.stock.name,
          })}
        </p>
      )}
      <PiecePhotos order={order} pieceId={piece.id} />
      <CutWithout piece={piece} />
      <SnapshotFold piece={piece} />
    </article>
  )
}

interface PieceActs extends Pick<PieceProps, 'onEdit' | 'onCut' | 'onCloth'> {
  onBack: () => void
}

/** What else can be done with a piece, behind its menu. */
function usePieceActs(
  order: Order,
  piece: Piece,
  { onEdit, onCut, onCloth, onBack }: PieceActs,
): MenuAction[] {
  const t = useT()
  const navigate = useNavigate()
  const mayRead = useMay('measurements.read')
  const isOpen = piece.state !== 'delivered' && piece.state !== 'cancelled'
  const mayEdit = order.can.edit && isOpen
  const hasPattern = piece.snapshot?.profile === 'body' && patternsOf(piece.garment.key).length > 0
  const acts: (MenuAction & { isOffered: boolean })[] = [
    {
      key: 'edit',
      isOffered: mayEdit,
      label: t('orders-page.editPiece'),
      icon: <Pencil size={18} />,
      run: onEdit,
    },
    {
      key: 'cut',
      isOffered: order.can.edit && mayRead && isBeingMade(piece) && !isOfASize(piece),
      label: t(piece.snapshot ? 'orders-page.cut.other' : 'orders-page.cut.choose'),
      icon: <Ruler size={18} />,
      run: onCut,
    },
    {
      key: 'cloth',
      isOffered: mayEdit && piece.stock?.isTaken !== true && piece.cloth?.source !== 'own',
      label: t('stock.piece.act'),
      icon: <Layers size={18} />,
      run: onCloth,
    },
    {
      key: 'work',
      isOffered: isOpen,
      label: t('orders-page.inWorkshop'),
      icon: <KanbanSquare size={18} />,
      run: () => void navigate(links.workPiece(piece.id)),
    },
    {
      key: 'pattern',
      isOffered: mayRead && hasPattern,
      label: t('orders-page.pattern'),
      icon: <Scissors size={18} />,
      run: () => void navigate(links.patterns({ person: piece.person.id, order: order.id, piece: piece.id })),
    },
    {
      key: 'back',
      isOffered: piece.can.back && piece.stage > 0,
      label: t('orders-page.back'),
      icon: <Undo2 size={18} />,
      run: onBack,
    },
  ]
  return acts.filter(({ isOffered }) => isOffered)
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
