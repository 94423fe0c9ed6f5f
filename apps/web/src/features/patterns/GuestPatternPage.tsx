import { lazy, Suspense } from 'react'
import { useSay } from '../../words/use-say.ts'
import styles from './Patterns.module.css'

/** Whose sizes they are comes a moment after the page. */
const guestPattern = import('./GuestPattern.tsx')
const GuestPattern = lazy(() => guestPattern)

/** Everybody's own pattern, from their measuring on this device or in their account. */
export default function GuestPatternPage() {
  const say = useSay()
  return (
    <div className={styles.public}>
      <header className={styles.head}>
        <h1>{say('patterns.page.title')}</h1>
        <p>{say('patterns.page.lede')}</p>
      </header>
      <Suspense fallback={<p role="status">{say('ui.loading')}</p>}>
        <GuestPattern />
      </Suspense>
    </div>
  )
}
