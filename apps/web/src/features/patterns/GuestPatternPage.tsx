import { lazy, Suspense } from 'react'
import { hereByNow } from '../../ui/here-by-now.ts'
import { useT } from '../../words/use-t.ts'
import styles from './Patterns.module.css'

/** Whose sizes they are comes a moment after the page. */
const guestPattern = import('./GuestPattern.tsx')
const GuestPattern = lazy(hereByNow(guestPattern))

/** Everybody's own pattern, from their measuring on this device or in their account. */
export default function GuestPatternPage() {
  const t = useT()
  return (
    <div className={styles.public}>
      <header className={styles.head}>
        <h1>{t('patterns.page.title')}</h1>
        <p>{t('patterns.page.lede')}</p>
      </header>
      <Suspense fallback={<p role="status">{t('ui.loading')}</p>}>
        <GuestPattern />
      </Suspense>
    </div>
  )
}
