import { clothPhotoWidthsMm } from '@darzi/tailoring/inventory/stock.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { FilesButton } from '../../ui/FilesButton.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { useT } from '../../words/use-t.ts'
import { type ClothPhoto, readClothPhoto, usualPhotoMm } from './cloth-photo.ts'
import { clothWidthMm } from './cloth-width.ts'
import { ShopClothChoice } from './ShopClothChoice.tsx'
import styles from './TryOn.module.css'
import type { Wearable } from './use-garments.ts'

interface Props {
  photo: ClothPhoto | undefined
  /** Whose shop's cloth is offered. */
  garment: Wearable
  onPhoto: (photo: ClothPhoto | undefined) => void
}

/** The garment in cloth that is at hand: a photo of it, and how much of it the photo shows. */
export function ClothPhotoChoice({ photo, garment, onPhoto }: Props) {
  const t = useT()
  const [isUnread, setUnread] = useState(false)

  async function read([file]: readonly File[]) {
    if (!file) return
    const canvas = await readClothPhoto(file)
    setUnread(!canvas)
    if (canvas) onPhoto({ canvas, widthMm: photo?.widthMm ?? usualPhotoMm })
  }

  function onWidth(widthMm: number) {
    if (!photo) return
    if (photo.item) clothWidthMm.keep(photo.item, widthMm)
    onPhoto({ ...photo, widthMm })
  }

  return (
    <div className={styles.clothPhoto}>
      <ShopClothChoice photo={photo} garment={garment} onPhoto={onPhoto} />
      <FilesButton
        label={t(photo && !photo.item ? 'try-on.cloth.other' : 'try-on.cloth.choose')}
        onFiles={(files) => void read(files)}
      />
      {photo && (
        <>
          <NativeSelect
            label={t('try-on.cloth.width')}
            value={String(photo.widthMm)}
            options={clothPhotoWidthsMm.map((mm) => ({
              value: String(mm),
              label: t('try-on.unit.size_cm', { size: mm / 10 }),
            }))}
            onChange={(event) => onWidth(Number(event.target.value))}
          />
          <Button kind="plain" onClick={() => onPhoto(undefined)}>
            {t('try-on.cloth.remove')}
          </Button>
        </>
      )}
      <FormError>{isUnread ? t('try-on.cloth.unread') : undefined}</FormError>
      {!photo?.item && <p className={styles.soft}>{t('try-on.cloth.stays')}</p>}
    </div>
  )
}
