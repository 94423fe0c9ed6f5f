import type { WorkPiece } from '@darzi/contract/workshop.ts'
import { stageName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { heldSizes } from './error-question.ts'
import type { usePhotoSending } from './photo-commands.ts'
import { ReadyPhotoDialog } from './ReadyPhotoDialog.tsx'
import { moveWork } from './work-data.ts'

interface Props {
  piece: WorkPiece
  sent: ReturnType<typeof usePhotoSending<string>>
  /** Its sizes are asked about next. */
  onSizes: () => void
  onClose: () => void
}

/** In the workshop: the photo of one's finished piece, then its last stage. */
export function WorkReadyPhoto({ piece, sent, onSizes, onClose }: Props) {
  const t = useT()
  const last = piece.stages.at(-1)
  return (
    <ReadyPhotoDialog
      pieces={[piece]}
      step={last ? t('orders-page.next', { stage: stageName(t, last) }) : ''}
      sent={sent}
      sendingOf={sent.sending?.of}
      onPhoto={sent.take}
      onStep={() => {
        const stage = piece.stages.length - 1
        if (heldSizes(piece, stage).length > 0) return onSizes()
        onClose()
        void moveWork(piece, stage)
      }}
      onClose={onClose}
    />
  )
}
