import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { hereByNow } from '../../ui/here-by-now.ts'
import { useT } from '../../words/use-t.ts'
import styles from './BodyScan.module.css'

/** The steps come a moment after the page that says what they are for. */
const wizard = import('./Wizard.tsx')
const Wizard = lazy(hereByNow(wizard))

/**
 * Being measured by photo: two photos, a few words about oneself, and the numbers. Promises that no picture leaves the device,
 * that nothing is worked out from a picture that was refused, and that what was typed is still there after a mishap.
 */
export default function UploadPage() {
  const t = useT()
  const [search] = useSearchParams()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('body-scans.page.title')}</h1>
        <p>{t('body-scans.page.lede')}</p>
      </header>
      <Suspense>
        <Wizard key={search.get('person')} />
      </Suspense>
    </div>
  )
}
