import type { ReactNode } from 'react'
import { useT } from '../words/use-t.ts'
import { Button } from './Button.tsx'
import styles from './Face.module.css'

/** What could not be fetched, why, and a button to try again. `why` is the refusal's sentence. */
export function Failed({ why, onRetry }: { why: ReactNode; onRetry?: () => void }) {
  const t = useT()
  return (
    <div className={`${styles.face} ${styles.failed}`} role="alert">
      <h2>{t('ui.failed.title')}</h2>
      <p>{why}</p>
      {onRetry && (
        <Button kind="primary" onClick={onRetry}>
          {t('ui.failed.retry')}
        </Button>
      )}
    </div>
  )
}
