import type { Order } from '@darzi/contract/order-shapes.ts'
import { useState } from 'react'
import { toastProblem } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useSay } from '../../words/use-say.ts'
import styles from './OrderPage.module.css'
import { PhotoInput } from './PhotoInput.tsx'
import { addPhoto, removePhoto, sharePhoto } from './photo-commands.ts'
import { WaitingPhotos } from './WaitingPhotos.tsx'

const kinds = ['stage', 'cloth', 'style'] as const

/** Photos of cloth, style and stages; each is the shop's own until it is shared with the customer. */
export function OrderPhotos({ order }: { order: Order }) {
  const say = useSay()
  return (
    <Card title={say('orders-page.photos')}>
      <ul className={styles.photos}>
        {order.photos.map((photo, at) => (
          <li key={photo.id}>
            <a href={photo.url} target="_blank" rel="noreferrer">
              <img
                src={photo.thumbUrl}
                alt={say('orders-page.photo.alt', {
                  number: at + 1,
                  kind: say(`orders-page.photo.kind.${photo.kind}`),
                })}
              />
            </a>
            {photo.pieceId && <span>{tagOf(order, photo.pieceId)}</span>}
            {order.can.edit && (
              <>
                <Checkbox
                  label={say('orders-page.photo.share')}
                  checked={photo.isShared}
                  onChange={() => void sharePhoto(order, photo)}
                />
                <Button kind="plain" onClick={() => void removePhoto(order, photo)}>
                  {say('orders-page.photo.remove')}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {order.can.edit && <WaitingPhotos order={order} />}
      {order.can.edit && <PhotoForm order={order} />}
    </Card>
  )
}

const tagOf = (order: Order, pieceId: string) => order.pieces.find(({ id }) => id === pieceId)?.tag

function PhotoForm({ order }: { order: Order }) {
  const say = useSay()
  const [kind, setKind] = useState<(typeof kinds)[number]>('stage')
  const [pieceId, setPiece] = useState('')
  const [isBusy, setBusy] = useState(false)
  async function add(photo: File) {
    setBusy(true)
    await addPhoto(order, { photo, kind, pieceId: pieceId || undefined }).catch(toastProblem)
    setBusy(false)
  }
  const pieces = order.pieces.map(({ id, tag, garment }) => ({
    ...{ value: id, label: `${tag} ${garmentName(say, garment)}` },
  }))
  return (
    <div className={styles.photoForm}>
      <NativeSelect
        label={say('orders-page.photo.of')}
        value={kind}
        options={kinds.map((value) => ({ value, label: say(`orders-page.photo.kind.${value}`) }))}
        onChange={(event) => setKind(kinds.find((key) => key === event.target.value) ?? 'stage')}
      />
      <NativeSelect
        label={say('orders-page.photo.piece')}
        value={pieceId}
        options={[{ value: '', label: say('orders-page.photo.whole') }, ...pieces]}
        onChange={(event) => setPiece(event.target.value)}
      />
      <PhotoInput
        label={say(isBusy ? 'orders-page.photo.sending' : 'orders-page.photo.add')}
        isBusy={isBusy}
        onPhoto={(photo) => void add(photo)}
      />
    </div>
  )
}
