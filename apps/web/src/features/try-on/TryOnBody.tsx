import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { problemSentence } from '../../data/problem-error.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { useT } from '../../words/use-t.ts'
import { useBodyScan, useIsScanStored, useScanInAddress } from '../body-scans/api.ts'
import { NoBody } from './NoBody.tsx'
import styles from './TryOn.module.css'

const TryOnStudio = lazy(() => import('./TryOnStudio.tsx'))

/** The room for whoever has been measured, here or in their account; for others the ways to it. */
export default function TryOnBody() {
  const t = useT()
  const asked = useScanInAddress()
  const { scan, isWaiting, problem, retry } = useBodyScan()
  const [search] = useSearchParams()
  const isStored = useIsScanStored()
  const loading = <p role="status">{t('try-on.list.loading')}</p>
  if (isWaiting) return loading
  if (problem !== undefined) return <Failed why={problemSentence(problem, t)} onRetry={retry} />
  if (!scan) return <NoBody />
  return (
    <>
      {!isStored && <p role="alert">{t('try-on.quick.full')}</p>}
      <div className={styles.acts}>
        <ButtonLink to={links.results(search.get('userId') ?? undefined, { scan: asked })}>
          {t('try-on.page.results')}
        </ButtonLink>
      </div>
      <Suspense fallback={loading}>
        <TryOnStudio scan={scan} />
      </Suspense>
    </>
  )
}
