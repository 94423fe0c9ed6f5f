import type { Order } from '@darzi/contract/order-shapes.ts'
import { lazy, Suspense } from 'react'
import { useMay } from '../../data/session.ts'
import type { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { sizesAsked } from './error-question.ts'
import { isTrialQuestion } from './past-trial.ts'
import type { PhotoOf, usePhotoSending } from './photo-commands.ts'
import { isPhotoQuestion, photoAsked } from './ready-photo.ts'

/** Questions come when they are asked, and stay until they are answered or left: what cannot be done by now is said in them. */
const HandOverDialog = lazy(() =>
  import('./HandOverDialog.tsx').then((it) => ({ default: it.HandOverDialog })),
)
const CancelDialog = lazy(() => import('./CancelDialog.tsx').then((it) => ({ default: it.CancelDialog })))
const ReworkDialog = lazy(() => import('./ReworkDialog.tsx').then((it) => ({ default: it.ReworkDialog })))
const MissingSizes = lazy(() => import('./MissingSizes.tsx').then((it) => ({ default: it.MissingSizes })))
const PastTrial = lazy(() => import('./PastTrial.tsx').then((it) => ({ default: it.PastTrial })))
const ReadyPhotos = lazy(() => import('./ReadyPhotos.tsx').then((it) => ({ default: it.ReadyPhotos })))

interface Props {
  order: Order
  ask: Pick<ReturnType<typeof useDialogAddress>, 'value' | 'open' | 'close'>
  /** Held by the screen: closing the question that asked for a photo loses none. */
  sent: ReturnType<typeof usePhotoSending<PhotoOf>>
}

/** The questions of an order that the address asks, on its page and wherever else it is taken on. */
export function OrderQuestions({ order, ask, sent }: Props) {
  const mayWrite = useMay('orders.write')
  const photos = photoAsked(order, ask.value)
  const held = sizesAsked(order, ask.value)
  return (
    <Suspense>
      {(ask.value === 'deliver' || ask.value === 'complete') && (
        <HandOverDialog order={order} onClose={ask.close} />
      )}
      {ask.value === 'cancel' && <CancelDialog order={order} onClose={ask.close} />}
      {ask.value === 'rework' && <ReworkDialog order={order} onClose={ask.close} />}
      {held.length > 0 && mayWrite && <MissingSizes order={order} held={held} ask={ask} />}
      {isTrialQuestion(order, ask.value) && mayWrite && <PastTrial order={order} ask={ask} />}
      {isPhotoQuestion(ask.value) && mayWrite && (
        <ReadyPhotos key={ask.value} order={order} asked={photos} ask={ask} sent={sent} />
      )}
    </Suspense>
  )
}
