import type { Order } from '@darzi/contract/order-shapes.ts'
import { Camera } from 'lucide-react'
import { useId, useState } from 'react'
import { toastProblem } from '../../shell/toasts.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { useSay } from '../../words/use-say.ts'
import styles from './OrderPage.module.css'
import { addPhoto, removePhoto, sharePhoto } from './photo-commands.ts'

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
      {order.can.edit && <PhotoForm order={order} />}
    </Card>
  )
}

function PhotoForm({ order }: { order: Order }) {
  const say = useSay()
  const id = useId()
  const [kind, setKind] = useState<(typeof kinds)[number]>('stage')
  const [isBusy, setBusy] = useState(false)
  async function add(photo: File) {
    setBusy(true)
    await addPhoto(order, { photo, kind }).catch(toastProblem)
    setBusy(false)
  }
  return (
    <div className={styles.photoForm}>
      <NativeSelect
        label={say('orders-page.photo.of')}
        value={kind}
        options={kinds.map((value) => ({ value, label: say(`orders-page.photo.kind.${value}`) }))}
        onChange={(event) => setKind(kinds.find((key) => key === event.target.value) ?? 'stage')}
      />
      <label htmlFor={id} className={buttonClass({ kind: 'quiet' })} aria-busy={isBusy}>
        <Camera size={20} aria-hidden="true" />
        {say(isBusy ? 'orders-page.photo.sending' : 'orders-page.photo.add')}
      </label>
      <input
        id={id}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        className="onlyRead"
        disabled={isBusy}
        onChange={(event) => {
          const [photo] = event.target.files ?? []
          event.target.value = ''
          if (photo) void add(photo)
        }}
      />
    </div>
  )
}
