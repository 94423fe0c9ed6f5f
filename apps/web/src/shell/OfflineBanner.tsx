import { useIsOnline } from '../data/connection.ts'
import { useSay } from '../words/use-say.ts'
import styles from './ShopNotes.module.css'

/** Shown while the server cannot be reached: what still works, and what waits. */
export function OfflineBanner() {
  const say = useSay()
  const isOnline = useIsOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.offline}>
          <strong>{say('app.offline.title')}</strong> <span>{say('app.offline.what')}</span>
        </p>
      )}
    </div>
  )
}
