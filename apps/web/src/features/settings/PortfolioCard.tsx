import { mostPortfolioPhotos } from '@darzi/tailoring/shops/profile-limits.ts'
import { ImagePlus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useMay } from '../../data/session.ts'
import { toastDone, toastProblem } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { FromOrders } from './FromOrders.tsx'
import styles from './Settings.module.css'
import { addPhoto, photoUrl, removePhoto, useProfile } from './settings-data.ts'

/** Photos of the shop's work. */
export function PortfolioCard() {
  const t = useT()
  const mayWrite = useMay('shop.write')
  const { data: profile } = useProfile()
  const file = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  if (!profile) return null
  const { photos } = profile
  const full = photos.length >= mostPortfolioPhotos ? t('settings.photos.full') : undefined
  async function add(photo: File | undefined) {
    if (!photo) return
    setBusy(true)
    try {
      await addPhoto(photo)
      toastDone(t('settings.photos.added'))
    } catch (error) {
      toastProblem(error)
    } finally {
      setBusy(false)
    }
  }
  async function remove(id: string) {
    try {
      await removePhoto(id)
      toastDone(t('settings.photos.removed'))
    } catch (error) {
      toastProblem(error)
    }
  }
  return (
    <Card
      title={t('settings.photos.title')}
      aria-label={t('settings.photos.title')}
      actions={
        <HonestButton
          icon={<ImagePlus size={18} aria-hidden="true" />}
          reason={mayWrite ? full : t('profile.edit.onlyManagers')}
          isBusy={isBusy}
          onClick={() => file.current?.click()}
        >
          {t('settings.photos.add')}
        </HonestButton>
      }
    >
      <input
        ref={file}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        hidden
        onChange={({ target }) => {
          void add(target.files?.[0])
          target.value = ''
        }}
      />
      {photos.length === 0 ? (
        <p className={styles.soft}>{t('settings.photos.none')}</p>
      ) : (
        <ul className={styles.photos}>
          {photos.map(({ id, caption, garments }, at) => {
            const sewn = garments.map((garment) => garmentName(t, garment)).join(', ')
            const name = caption ?? (sewn || t('settings.photos.one', { number: at + 1 }))
            return (
              <li key={id} className={styles.photo}>
                <img src={photoUrl(id, 'thumb')} alt={name} loading="lazy" />
                {sewn && <p className={styles.soft}>{sewn}</p>}
                {mayWrite && (
                  <Button
                    aria-label={t('settings.photos.remove', { name })}
                    icon={<Trash2 size={18} aria-hidden="true" />}
                    onClick={() => void remove(id)}
                  />
                )}
              </li>
            )
          })}
        </ul>
      )}
      {mayWrite && <FromOrders full={full} />}
    </Card>
  )
}
