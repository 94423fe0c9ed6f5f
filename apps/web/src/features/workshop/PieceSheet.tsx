import type { WorkCard } from '@darzi/contract/workshop.ts'
import { ProblemError } from '../../data/problem-error.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { WorkPiece } from './WorkPiece.tsx'
import { usePiece, type WorkPhotos } from './work-data.ts'

interface Props {
  id: string
  sent: WorkPhotos
  onMove: (card: WorkCard, stage: number) => void
  onAssign: (card: WorkCard) => void
  onPlace: (card: WorkCard) => void
  onClose: () => void
}

/** A piece over the board: all that its work needs. */
export function PieceSheet({ id, sent, onMove, onAssign, onPlace, onClose }: Props) {
  const t = useT()
  const { data: piece, error, refetch } = usePiece(id)
  const isGone = error instanceof ProblemError && error.status === 404
  return (
    <Sheet title={piece ? garmentName(t, piece.garment) : t('workshop.sheet.title')} isOpen onClose={onClose}>
      {piece && (
        <WorkPiece
          piece={piece}
          sent={sent}
          onMove={(stage) => onMove(piece, stage)}
          onAssign={() => onAssign(piece)}
          onPlace={() => onPlace(piece)}
        />
      )}
      {!piece && isGone && <p>{t('workshop.sheet.notYours')}</p>}
      {!piece && error && !isGone && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!piece && !error && <SkeletonRows rows={3} rowHeight={80} />}
    </Sheet>
  )
}
