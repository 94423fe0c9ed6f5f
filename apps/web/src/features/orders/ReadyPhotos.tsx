import type { Order } from '@darzi/contract/order-shapes.ts'
import { useRef, useState } from 'react'
import type { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { stageName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { asksFirst, heldFromReady, heldSizes, sizesQuestion } from './error-question.ts'
import { moveOrAsk } from './order-actions.ts'
import { movePiece } from './order-commands.ts'
import type { PhotoOf, usePhotoSending } from './photo-commands.ts'
import { ReadyPhotoDialog } from './ReadyPhotoDialog.tsx'
import type { PhotoAsked } from './ready-photo.ts'
import { UnsentPhotos, type UnsentProps } from './UnsentPhotos.tsx'

interface Props {
  order: Order
  /** Undefined when nothing waits for a photo any more. */
  asked: PhotoAsked | undefined
  sent: ReturnType<typeof usePhotoSending<PhotoOf>>
  ask: Pick<ReturnType<typeof useDialogAddress>, 'open' | 'close'>
}

/** On an order's page: the photos of what is ready, then the step of the piece or of the whole order. */
export function ReadyPhotos({ order, asked, sent, ask }: Props) {
  const t = useT()
  const { pieces = [], piece, to } = asked ?? {}
  const [isAnswered, setAnswered] = useState(false)
  const last = piece?.stages.at(-1)
  function onStep() {
    // What is still in the way has a question of its own.
    if (to === 'delivered' && asksFirst(order)) return ask.open('complete', { replace: true })
    if (to === 'ready' && heldFromReady(order).length > 0) return ask.open(sizesQuestion(), { replace: true })
    if (piece && heldSizes(piece, piece.stages.length - 1).length > 0)
      return ask.open(sizesQuestion(piece.id), { replace: true })
    setAnswered(true)
    ask.close()
    if (piece) void movePiece(order, piece, piece.stages.length - 1, { ask: ask.open })
    else if (to) moveOrAsk(order, to, ask.open)
  }
  function onPhoto(photo: File, pieceId: string) {
    const of = pieces.find((each) => each.id === pieceId)
    sent.take(photo, { kind: 'stage', pieceId, stage: of?.stages.at(-1)?.key })
  }
  if (!asked) return isAnswered ? null : <NothingWaits sent={sent} onClose={ask.close} />
  const step = last
    ? t('orders-page.next', { stage: stageName(t, last) })
    : t(to === 'delivered' ? 'orders-page.complete.now' : 'orders-page.act.finish')
  return (
    <ReadyPhotoDialog
      pieces={pieces}
      step={step}
      sent={sent}
      onPhoto={onPhoto}
      onStep={onStep}
      sendingOf={sent.sending?.of.pieceId}
      onClose={ask.close}
    />
  )
}

interface NothingWaitsProps {
  sent: UnsentProps['photos']
  onClose: () => void
}

/** The question for photos after another screen took the work on: it says so, and holds what did not arrive. */
function NothingWaits({ sent, onClose }: NothingWaitsProps) {
  const t = useT()
  const sentence = useRef<HTMLParagraphElement>(null)
  return (
    <Dialog title={t('orders-page.ready.title')} isOpen onClose={onClose}>
      <p ref={sentence} tabIndex={-1} role="status">
        {t('orders-page.ready.over')}
      </p>
      <UnsentPhotos photos={sent} next={sentence} />
    </Dialog>
  )
}
