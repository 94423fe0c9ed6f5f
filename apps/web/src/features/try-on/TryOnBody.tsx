import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { problemSentence } from '../../data/problem-error.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { useSay } from '../../words/use-say.ts'
import { useIsScanKept } from '../body-scans/kept-scan.ts'
import { useBodyScan } from '../body-scans/use-body-scan.ts'
import { useScanInAddress } from '../body-scans/use-scan-in-address.ts'
import { NoBody } from './NoBody.tsx'
import styles from './TryOn.module.css'

const TryOnRoom = lazy(() => import('./TryOnRoom.tsx'))

/** The room for whoever has been measured, here or in their account; for others the ways to it. */
export default function TryOnBody() {
  const say = useSay()
  const asked = useScanInAddress()
  const { scan, isWaiting, problem, retry } = useBodyScan()
  const [search] = useSearchParams()
  const isKept = useIsScanKept()
  const loading = <p role="status">{say('try-on.list.loading')}</p>
  if (isWaiting) return loading
  if (problem !== undefined) return <Failed why={problemSentence(problem, say)} onRetry={retry} />
  if (!scan) return <NoBody />
  return (
    <>
      {!isKept && <p role="alert">{say('try-on.quick.full')}</p>}
      <div className={styles.acts}>
        <ButtonLink to={links.results(search.get('userId') ?? undefined, { scan: asked })}>
          {say('try-on.page.results')}
        </ButtonLink>
      </div>
      <Suspense fallback={loading}>
        <TryOnRoom scan={scan} />
      </Suspense>
    </>
  )
}
