import { useIsOnline } from '../data/connection.ts'
import { useT } from '../words/use-t.ts'
import styles from './ShopNotes.module.css'

/** Shown while the server cannot be reached: what still works, and what waits. */
export function OfflineBanner() {
  const t = useT()
  const isOnline = useIsOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.offline}>
          <strong>{t('app.offline.title')}</strong> <span>{t('app.offline.what')}</span>
        </p>
      )}
    </div>
  )
}
