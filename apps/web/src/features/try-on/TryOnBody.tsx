import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { problemSentence } from '../../data/problem-error.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { useT } from '../../words/use-t.ts'
import { isCorrectedHere, isOwn, useBodyScan, useIsScanStored, useScanInAddress } from '../body-scans/api.ts'
import { WhoseSizes } from '../shop-collection/api.ts'
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
      {(!isOwn(scan) || isCorrectedHere(scan)) && <WhoseSizes scan={scan} />}
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

const QuickSizes = lazy(() => import('./QuickSizes.tsx'))

/** Nobody was measured on this device yet: by photo, or by six numbers from a tape. */
function NoBody() {
  const t = useT()
  const [isTyping, setTyping] = useState(false)
  if (isTyping)
    return (
      <Suspense fallback={<p role="status">{t('ui.loading')}</p>}>
        <QuickSizes />
      </Suspense>
    )
  return (
    <EmptyState
      title={t('try-on.none.title')}
      action={
        <ButtonLink to={links.upload()} kind="primary" isLarge>
          {t('try-on.none.measure')}
        </ButtonLink>
      }
      otherAction={<Button onClick={() => setTyping(true)}>{t('try-on.none.byTape')}</Button>}
    >
      {t('try-on.none.text')}
    </EmptyState>
  )
}
