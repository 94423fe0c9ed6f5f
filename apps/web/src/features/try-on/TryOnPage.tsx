import { lazy, Suspense } from 'react'
import { hereByNow } from '../../ui/here-by-now.ts'
import { useT } from '../../words/use-t.ts'
import styles from './TryOn.module.css'

/** Whose form it is, and what hangs here, come a moment after the page. */
const tryOnBody = import('./TryOnBody.tsx')
const TryOnBody = lazy(hereByNow(tryOnBody))

export const fetchAhead = () => Promise.all([tryOnBody, import('./TryOnStudio.tsx')])

/**
 * The fitting room: garments of the collection on the visitor's own measured form, with where they are tight and where they
 * end, in words and figures. It draws on this device alone; what does not fit is never shown as fitting.
 */
export default function TryOnPage() {
  const t = useT()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('try-on.page.title')}</h1>
        <p>{t('try-on.page.lede')}</p>
      </header>
      <Suspense fallback={<p role="status">{t('try-on.list.loading')}</p>}>
        <TryOnBody />
      </Suspense>
    </div>
  )
}
