import { Camera, X } from 'lucide-react'
import { type Ref, useEffect, useId, useState } from 'react'
import { buttonClass } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './PieceCard.module.css'
import type { NewPhotos, StoredPhoto } from './photo-commands.ts'

const kinds = ['cloth', 'style'] as const
/** As many of one piece as the counter has a use for. */
const mostOfPiece = 6

/** Photos of the cloth and of the design that was shown: they go along with the order. */
export function NewPhotosFields({ pieceId, photos }: { pieceId: string; photos: NewPhotos }) {
  const t = useT()
  const own = photos.photos.filter((photo) => photo.pieceId === pieceId)
  return (
    <fieldset className={styles.group}>
      <legend>{t('orders-new.photos.title')}</legend>
      {own.length > 0 && (
        <ul className={styles.photos}>
          {own.map((photo, at) => (
            <NewPhoto key={photo.id} photo={photo} number={at + 1} onRemove={() => photos.forget(photo)} />
          ))}
        </ul>
      )}
      {own.length < mostOfPiece && (
        <div className={styles.addPhotos}>
          {kinds.map((kind) => (
            <PhotoInput
              key={kind}
              label={t(`orders-new.photos.add.${kind}`)}
              onPhoto={(photo) => void photos.add({ pieceId, kind, photo })}
            />
          ))}
        </div>
      )}
    </fieldset>
  )
}

interface Props {
  photo: StoredPhoto
  number: number
  onRemove: () => void
}

function NewPhoto({ photo, number, onRemove }: Props) {
  const t = useT()
  const url = usePicture(photo.photo)
  const name = t(`orders-new.photos.of.${photo.kind}`, { number })
  return (
    <li>
      <img src={url} alt={name} />
      <button type="button" aria-label={t('orders-new.photos.remove', { name })} onClick={onRemove}>
        <X size={20} aria-hidden="true" />
      </button>
    </li>
  )
}

/** The picture itself, to be shown while it is only on this device. */
function usePicture(photo: File): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(photo)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [photo])
  return url
}

interface PhotoInputProps {
  ref?: Ref<HTMLInputElement>
  label: string
  isBusy?: boolean
  onPhoto: (photo: File) => void
}

/** Takes or chooses one photo, by the device's own means. */
export function PhotoInput({ ref, label, isBusy, onPhoto }: PhotoInputProps) {
  const id = useId()
  return (
    <>
      {/* Before its label, which shows that it has the focus. */}
      <input
        ref={ref}
        id={id}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        className="onlyRead"
        disabled={isBusy}
        onChange={(event) => {
          const [photo] = event.target.files ?? []
          event.target.value = ''
          if (photo) onPhoto(photo)
        }}
      />
      <label htmlFor={id} className={buttonClass({ kind: 'quiet' })} aria-busy={isBusy}>
        <Camera size={20} aria-hidden="true" />
        {label}
      </label>
    </>
  )
}
