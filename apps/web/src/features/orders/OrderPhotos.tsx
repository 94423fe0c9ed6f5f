import type { Order } from '@darzi/contract/order-shapes.ts'
import { lazy, Suspense } from 'react'
import { useMay } from '../../data/session.ts'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { AwaitedCheckbox } from '../../ui/AwaitedCheckbox.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './OrderPage.module.css'
import type { usePhotoSending } from './photo-commands.ts'
import { type PhotoOf, removePhoto, sharePhoto } from './photo-commands.ts'
import { useConsents } from './photo-consents.ts'

/** The photos themselves come first. */
const PhotoMarks = lazy(() =>
  import('./photo-marks/PhotoMarks.tsx').then((it) => ({ default: it.PhotoMarks })),
)
/** Only of a delivered order. */
const PhotoConsent = lazy(() => import('./PhotoConsent.tsx').then((it) => ({ default: it.PhotoConsent })))
const PhotoForm = lazy(() => import('./PhotoForm.tsx').then((it) => ({ default: it.PhotoForm })))

interface Props {
  order: Order
  sent: ReturnType<typeof usePhotoSending<PhotoOf>>
}

/** Photos of cloth, style and stages; each is the shop's own until it is shared with the customer. */
export function OrderPhotos({ order, sent }: Props) {
  const t = useT()
  const mayWrite = useMay('orders.write')
  const draw = useDialogAddress('draw')
  const { data: consents } = useConsents(order)
  const drawnOn = mayWrite ? order.photos.find(({ id }) => id === draw.value) : undefined
  return (
    <Card title={t('orders-page.photos')}>
      <ul className={styles.photos}>
        {order.photos.map((photo, at) => (
          <li key={photo.id}>
            <a href={photo.url} target="_blank" rel="noreferrer">
              <img
                src={photo.thumbUrl}
                alt={[
                  t('orders-page.photo.alt', {
                    number: at + 1,
                    kind: t(`orders-page.photo.kind.${photo.kind}`),
                  }),
                  photo.note,
                ]
                  .filter(Boolean)
                  .join('. ')}
              />
            </a>
            {consents && photo.kind === 'stage' && mayWrite && (
              <Suspense>
                <PhotoConsent order={order} photo={photo} number={at + 1} consents={consents} />
              </Suspense>
            )}
            {photo.pieceId && <span>{tagOf(order, photo.pieceId)}</span>}
            {mayWrite && (
              <>
                <AwaitedCheckbox
                  label={t('orders-page.photo.share')}
                  checked={photo.isShared}
                  onSwitch={() => sharePhoto(order, photo)}
                />
                <Button kind="plain" onClick={() => draw.open(photo.id)}>
                  {t('orders-page.photo.draw')}
                </Button>
                <Button kind="plain" onClick={() => void removePhoto(order, photo)}>
                  {t('orders-page.photo.remove')}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      <Suspense>{mayWrite && <PhotoForm order={order} sent={sent} />}</Suspense>
      <Suspense>
        {drawnOn && <PhotoMarks key={drawnOn.id} order={order} photo={drawnOn} onClose={draw.close} />}
      </Suspense>
    </Card>
  )
}

const tagOf = (order: Order, pieceId: string) => order.pieces.find(({ id }) => id === pieceId)?.tag
