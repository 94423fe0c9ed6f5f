import type { AgreedPhoto } from '@darzi/contract/photo-consents.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { links } from '../../links.ts'
import { toastDone, toastProblem } from '../../shell/toasts.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import styles from './Settings.module.css'
import { showAgreedPhoto, useAgreedPhotos } from './settings-data.ts'

/** Photos of delivered orders whose customer agreed, to put into the portfolio; how to ask while there are none. */
export function FromOrders({ full }: { full: string | undefined }) {
  const t = useT()
  const { data } = useAgreedPhotos()
  if (!data) return null
  if (data.rows.length === 0) return <p className={styles.soft}>{t('settings.photos.fromHow')}</p>
  return (
    <section className={styles.body} aria-label={t('settings.photos.from')}>
      <h3>{t('settings.photos.from')}</h3>
      <p className={styles.soft}>{t('settings.photos.fromWhy')}</p>
      <ul className={styles.photos}>
        {data.rows.map((photo) => (
          <AgreedOne key={photo.id} photo={photo} full={full} />
        ))}
      </ul>
    </section>
  )
}

function AgreedOne({ photo, full }: { photo: AgreedPhoto; full: string | undefined }) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const { number, orderId } = photo
  const name = photo.garments.map((garment) => garmentName(t, garment)).join(', ')
  async function show() {
    setBusy(true)
    try {
      await showAgreedPhoto(photo.id)
      toastDone(t('settings.photos.added'))
    } catch (error) {
      toastProblem(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <li className={styles.agreed}>
      <img src={photo.thumbUrl} alt={name} loading="lazy" />
      <p>
        {name} <Link to={links.order(orderId)}>{number}</Link>
      </p>
      <HonestButton
        isBusy={isBusy}
        reason={full}
        aria-label={t('settings.photos.showOf', { name, number })}
        onClick={() => void show()}
      >
        {t('settings.photos.show')}
      </HonestButton>
    </li>
  )
}
