import { useT } from '../../words/use-t.ts'
import styles from './PhotoField.module.css'

/** How much of a photo has gone out; nothing while none is being sent. */
export function PhotoProgress({ share }: { share?: number }) {
  const t = useT()
  if (share === undefined) return null
  return (
    <progress
      className={styles.progress}
      max={1}
      value={share}
      aria-label={t('customers-form.photo.sending')}
    />
  )
}
