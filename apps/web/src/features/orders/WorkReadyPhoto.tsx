import type { WorkPiece } from '@darzi/contract/workshop.ts'
import { stageName } from '../../words/garment-names.ts'
import { useSay } from '../../words/use-say.ts'
import { ReadyPhotoDialog } from './ReadyPhotoDialog.tsx'
import { addWorkPhoto, moveWork } from './work-data.ts'

/** In the workshop: the photo of one's finished piece, then its last stage. */
export function WorkReadyPhoto({ piece, onClose }: { piece: WorkPiece; onClose: () => void }) {
  const say = useSay()
  const last = piece.stages.at(-1)
  return (
    <ReadyPhotoDialog
      pieces={[piece]}
      step={last ? say('orders-page.next', { stage: stageName(say, last) }) : ''}
      onPhoto={(sending) => addWorkPhoto(piece, sending)}
      onStep={() => {
        onClose()
        void moveWork(piece, piece.stages.length - 1)
      }}
      onClose={onClose}
    />
  )
}
