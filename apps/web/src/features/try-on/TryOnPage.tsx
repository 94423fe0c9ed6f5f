import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { useSay } from '../../words/use-say.ts'
import { useKeptScan } from '../body-scans/kept-scan.ts'
import { NoBody } from './NoBody.tsx'
import styles from './TryOn.module.css'

const TryOnRoom = lazy(() => import('./TryOnRoom.tsx'))

/**
 * The fitting room: garments of the collection on the visitor's own measured form, with where they are tight and where they
 * end, in words and figures. It works on this device alone; what does not fit is never shown as fitting.
 */
export default function TryOnPage() {
  const say = useSay()
  const scan = useKeptScan()
  const [search] = useSearchParams()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{say('try-on.page.title')}</h1>
        <p>{say('try-on.page.lede')}</p>
        {scan && (
          <ButtonLink to={links.results(search.get('userId') ?? undefined)}>
            {say('try-on.page.results')}
          </ButtonLink>
        )}
      </header>
      {scan ? (
        <Suspense fallback={<p role="status">{say('try-on.list.loading')}</p>}>
          <TryOnRoom scan={scan} />
        </Suspense>
      ) : (
        <NoBody />
      )}
    </div>
  )
}
