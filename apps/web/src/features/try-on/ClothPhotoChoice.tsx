import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { FilesButton } from '../../ui/FilesButton.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { useT } from '../../words/use-t.ts'
import { type ClothPhoto, photoWidthsMm, readClothPhoto } from './cloth-photo.ts'
import styles from './TryOn.module.css'

interface Props {
  photo: ClothPhoto | undefined
  onPhoto: (photo: ClothPhoto | undefined) => void
}

/** The garment in cloth that is at hand: a photo of it, and how much of it the photo shows. */
export function ClothPhotoChoice({ photo, onPhoto }: Props) {
  const t = useT()
  const [isUnread, setUnread] = useState(false)

  async function read([file]: readonly File[]) {
    if (!file) return
    const canvas = await readClothPhoto(file)
    setUnread(!canvas)
    if (canvas) onPhoto({ canvas, widthMm: photo?.widthMm ?? 200 })
  }

  return (
    <div className={styles.clothPhoto}>
      <FilesButton
        label={t(photo ? 'try-on.cloth.other' : 'try-on.cloth.choose')}
        onFiles={(files) => void read(files)}
      />
      {photo && (
        <>
          <NativeSelect
            label={t('try-on.cloth.width')}
            value={String(photo.widthMm)}
            options={photoWidthsMm.map((mm) => ({
              value: String(mm),
              label: t('try-on.unit.size_cm', { size: mm / 10 }),
            }))}
            onChange={(event) => onPhoto({ ...photo, widthMm: Number(event.target.value) })}
          />
          <Button kind="plain" onClick={() => onPhoto(undefined)}>
            {t('try-on.cloth.remove')}
          </Button>
        </>
      )}
      <FormError>{isUnread ? t('try-on.cloth.unread') : undefined}</FormError>
      <p className={styles.soft}>{t('try-on.cloth.stays')}</p>
    </div>
  )
}
