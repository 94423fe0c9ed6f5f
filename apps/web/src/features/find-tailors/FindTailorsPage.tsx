import { lazy, Suspense } from 'react'
import { hereByNow } from '../../ui/here-by-now.ts'
import { useT } from '../../words/use-t.ts'
import styles from './FindTailors.module.css'

/** The search comes a moment after the page. */
const tailorSearch = import('./TailorSearch.tsx')
const TailorSearch = lazy(hereByNow(tailorSearch))

/** Where people find their tailor. */
export default function FindTailorsPage() {
  const t = useT()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('find-tailors.page.title')}</h1>
        <p>{t('find-tailors.page.lede')}</p>
      </header>
      <Suspense>
        <TailorSearch />
      </Suspense>
    </div>
  )
}
