import { lazy, Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useMay, useSession } from '../../data/session.ts'
import { fetchAvatarAhead } from '../../ui/avatar/fetch-ahead.ts'
import { hereByNow } from '../../ui/here-by-now.ts'
import { useT } from '../../words/use-t.ts'
import { loadTapeReading } from '../body-scans/api.ts'
import { loadPassport } from '../passports/api.ts'
import styles from './ResultsPage.module.css'

/** What there is to show comes with its own part of the page, asked for at once. */
const ownResults = import('./OwnResults.tsx')
const OwnResults = lazy(hereByNow(ownResults))
const BookResults = lazy(() => import('./BookResults.tsx'))
const PassportSizes = lazy(async () => ({ default: (await loadPassport()).PassportSizes }))
const OthersResults = lazy(() => import('./OthersResults.tsx'))

/** What shows the results and reads a tape, for those who will look when there may be no network. */
export const fetchAhead = () => Promise.all([ownResults, loadTapeReading(), fetchAvatarAhead()])

/**
 * What was measured: the person's own form with the tape around it, every size with how far off it may be and where it is
 * from, and what can be done with them. A guest's numbers stay on the device; others' are shown to whoever may see them.
 * Behind a link that somebody shares stand their sizes alone.
 */
export default function ResultsPage() {
  const [search] = useSearchParams()
  const shared = search.get('shared')
  if (!shared) return <Measured />
  return (
    <Suspense>
      <PassportSizes token={shared} />
    </Suspense>
  )
}

function Measured() {
  const t = useT()
  const { userId } = useParams()
  const [search] = useSearchParams()
  const { user } = useSession()
  const mayRead = useMay('measurements.read')
  const record = mayRead ? (search.get('record') ?? undefined) : undefined
  const isForCustomer = mayRead && (search.has('person') || record !== undefined)
  const isOthers = userId !== undefined && userId !== user?.id
  const whose = isForCustomer || (mayRead && isOthers) ? 'customers' : 'page'
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t(`results.${whose}.title`)}</h1>
        <p>{t(`results.${whose}.lede`)}</p>
      </header>
      <Suspense fallback={<p role="status">{t('ui.loading')}</p>}>
        {record !== undefined ? (
          <BookResults recordId={record} />
        ) : isOthers ? (
          <OthersResults userId={userId} isGuest={!user} />
        ) : (
          <OwnResults userId={userId} />
        )}
      </Suspense>
    </div>
  )
}
