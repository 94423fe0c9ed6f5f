import type { Order } from '@darzi/contract/order-shapes.ts'
import { useRef, useState } from 'react'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { PhotoInput } from './NewPhotosFields.tsx'
import styles from './OrderPage.module.css'
import type { PhotoOf, usePhotoSending } from './photo-commands.ts'
import { UnsentPhotos, WaitingPhotos } from './UnsentPhotos.tsx'

const kinds = ['stage', 'cloth', 'style'] as const

interface Props {
  order: Order
  sent: ReturnType<typeof usePhotoSending<PhotoOf>>
}

/** Another photo, of the whole order or of one piece; and those of a new order that did not get here yet. */
export function PhotoForm({ order, sent }: Props) {
  const t = useT()
  const [kind, setKind] = useState<(typeof kinds)[number]>('stage')
  const [pieceId, setPiece] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const isBusy = sent.sending !== undefined
  function add(photo: File) {
    const stage = kind === 'stage' ? stageOf(order, pieceId) : undefined
    sent.take(photo, { kind, pieceId: pieceId || undefined, stage })
  }
  const pieces = order.pieces.map(({ id, tag, garment }) => ({
    value: id,
    label: `${tag} ${garmentName(t, garment)}`,
  }))
  return (
    <>
      <WaitingPhotos order={order} next={input} />
      <div className={styles.photoForm}>
        <NativeSelect
          label={t('orders-page.photo.of')}
          value={kind}
          options={kinds.map((value) => ({ value, label: t(`orders-page.photo.kind.${value}`) }))}
          onChange={(event) => setKind(kinds.find((key) => key === event.target.value) ?? 'stage')}
        />
        <NativeSelect
          label={t('orders-page.photo.piece')}
          value={pieceId}
          options={[{ value: '', label: t('orders-page.photo.whole') }, ...pieces]}
          onChange={(event) => setPiece(event.target.value)}
        />
        <PhotoInput
          ref={input}
          label={t(isBusy ? 'orders-page.photo.sending' : 'orders-page.photo.add')}
          isBusy={isBusy}
          onPhoto={add}
        />
      </div>
      <UnsentPhotos photos={sent} next={input} />
    </>
  )
}

/** Where the piece stands now; of the whole order only when it is one piece. */
function stageOf({ pieces }: Order, pieceId: string): string | undefined {
  const piece = pieces.length === 1 ? pieces[0] : pieces.find(({ id }) => id === pieceId)
  return piece?.stages[piece.stage]?.key
}
