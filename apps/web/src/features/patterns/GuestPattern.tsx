import { isDesign } from '@darzi/body/pattern/designs-by-name.ts'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { problemSentence } from '../../data/problem-error.ts'
import { useSession } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { useT } from '../../words/use-t.ts'
import { useBodyScan } from '../body-scans/api.ts'
import styles from './Patterns.module.css'

/** The cutting table comes for whoever has been measured. */
const PatternDesk = lazy(async () => ({ default: (await import('./PatternDesk.tsx')).PatternDesk }))

/** The cutting table with the own sizes on it; without any, the way to them. */
export default function GuestPattern() {
  const t = useT()
  const { scan, isWaiting, problem, retry } = useBodyScan()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('design') ?? 'shirt'
  const loading = <p role="status">{t('ui.loading')}</p>
  function onDesign(chosen: string) {
    const now = new URLSearchParams(search)
    now.set('design', chosen)
    setSearch(now, { replace: true })
  }
  if (isWaiting) return loading
  if (problem !== undefined) return <Failed why={problemSentence(problem, t)} onRetry={retry} />
  if (!scan) return <NotMeasured />
  return (
    <Suspense fallback={loading}>
      <PatternDesk
        key={scan.id}
        body={{ ...scan.person, measuredMm: scan.tape, estimates: scan.estimates }}
        design={isDesign(asked) ? asked : 'shirt'}
        ordered={() => ({})}
        onDesign={onDesign}
      />
    </Suspense>
  )
}

function NotMeasured() {
  const t = useT()
  const { user } = useSession()
  return (
    <div className={styles.nobody}>
      <p>{t(user ? 'patterns.page.notMeasuredOwn' : 'patterns.page.notMeasured')}</p>
      <ButtonLink kind="primary" to={links.getMeasured()}>
        {t('patterns.page.getMeasured')}
      </ButtonLink>
    </div>
  )
}
