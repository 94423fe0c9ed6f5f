import type { WorkPiece } from '@darzi/contract/workshop.ts'
import { useNavigate } from 'react-router'
import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { heldSizes } from './error-question.ts'
import { MissingSizesDialog } from './MissingSizesDialog.tsx'
import { moveWork } from './work-data.ts'

/** In the workshop: the sizes that hold a piece back from its next stage. Who may, chooses them on the order's page. */
export function WorkMissingSizes({ piece, onClose }: { piece: WorkPiece; onClose: () => void }) {
  const navigate = useNavigate()
  const mayWrite = useMay('orders.write')
  const mayRead = useMay('measurements.read')
  const next = piece.stage + 1
  const fields = heldSizes(piece, next)
  if (fields.length === 0) return null
  return (
    <MissingSizesDialog
      held={[{ piece, fields }]}
      onChoose={
        mayWrite && mayRead ? () => void navigate(links.cutPiece(piece.orderId, piece.id)) : undefined
      }
      onGoOn={() => {
        onClose()
        void moveWork(piece, next, fields)
      }}
      onClose={onClose}
    />
  )
}
