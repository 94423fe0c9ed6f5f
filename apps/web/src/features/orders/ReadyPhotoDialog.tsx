import type { Piece } from '@darzi/contract/order-shapes.ts'
import { Check } from 'lucide-react'
import { useRef } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { PhotoInput } from './NewPhotosFields.tsx'
import styles from './OrderPage.module.css'
import { UnsentPhotos, type UnsentProps } from './UnsentPhotos.tsx'

type Asked = Pick<Piece, 'id' | 'tag' | 'garment' | 'needsPhoto'>

interface Props {
  /** Those that become ready. */
  pieces: readonly Asked[]
  /** The step that was meant. */
  step: string
  /** Held by the page, so that closing this loses none. */
  sent: UnsentProps['photos']
  /** The piece whose photo is on its way. */
  sendingOf: string | undefined
  onPhoto: (photo: File, pieceId: string) => void
  onStep: () => void
  onClose: () => void
}

/** The shop wants to see what is ready: a photo of each piece is taken here, then the step goes on. */
export function ReadyPhotoDialog({ pieces, step, sent, sendingOf, onPhoto, onStep, onClose }: Props) {
  const t = useT()
  const list = useRef<HTMLUListElement>(null)
  const lacking = pieces.filter(({ needsPhoto }) => needsPhoto).length
  return (
    <Dialog
      title={t('orders-page.ready.title')}
      isOpen
      onClose={onClose}
      isForm
      actions={
        <HonestButton
          kind="primary"
          reason={lacking > 0 ? t('orders-page.ready.lacking', { count: lacking }) : undefined}
          onClick={onStep}
        >
          {step}
        </HonestButton>
      }
    >
      <p>{t('orders-page.ready.why')}</p>
      <UnsentPhotos photos={sent} next={list} />
      <ul ref={list} tabIndex={-1} className={styles.readyPhotos}>
        {pieces.map(({ id, tag, garment, needsPhoto }) => (
          <li key={id}>
            <span>
              <strong className="figures">{tag}</strong> {garmentName(t, garment)}
            </span>
            {needsPhoto ? (
              <PhotoInput
                label={t(sendingOf === id ? 'orders-page.photo.sending' : 'orders-page.ready.take', {
                  tag,
                })}
                isBusy={sent.sending !== undefined}
                onPhoto={(photo) => onPhoto(photo, id)}
              />
            ) : (
              <span className={styles.hasPhoto}>
                <Check size={18} aria-hidden="true" /> {t('orders-page.ready.there')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
