import type { TrackedLink } from '@darzi/contract/tracking.ts'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { call } from '../../data/api.ts'
import { ProblemError, problemSentence } from '../../data/problem-error.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { hereByNow } from '../../ui/here-by-now.ts'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Tracking.module.css'

const askAgainMs = 15_000

/** The order behind a private link, asked again while the page is looked at. A lost answer leaves the last one standing. */
function useLink(token: string) {
  const [order, setOrder] = useState<TrackedLink>()
  const [failure, setFailure] = useState<unknown>()

  const ask = useCallback(async () => {
    try {
      setOrder(await call('GET /api/track/:token', { params: { token } }))
      setFailure(undefined)
    } catch (error) {
      setFailure(error)
    }
  }, [token])

  useEffect(() => {
    void ask()
    const again = () => document.visibilityState === 'visible' && void ask()
    const timer = setInterval(again, askAgainMs)
    document.addEventListener('visibilitychange', again)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
    }
  }, [ask])

  const isGone = failure instanceof ProblemError && failure.status === 404
  return { order: isGone ? undefined : order, failure, isGone, ask, setOrder }
}

/** Fetched beside the order itself, so that the page stands before either. */
const orderByLink = import('./OrderByLink.tsx')
const OrderByLink = lazy(hereByNow(orderByLink))

/** The order behind the slip's private link. Whoever holds the link sees all of it; nobody else finds it. */
export default function TrackingPage() {
  const { token = '' } = useParams()
  const { order, failure, isGone, ask, setOrder } = useLink(token)
  if (isGone) return <Gone />
  if (!order) return <Waiting failure={failure} onRetry={ask} />
  return (
    <Suspense fallback={<Waiting />}>
      <OrderByLink order={order} token={token} onChange={setOrder} />
    </Suspense>
  )
}

function Waiting({ failure, onRetry }: { failure?: unknown; onRetry?: () => void }) {
  const t = useT()
  return (
    <div className={styles.page}>
      <h1 className="onlyRead">{t('tracking.link.screen')}</h1>
      {failure ? <Failed why={problemSentence(failure, t)} onRetry={onRetry} /> : <SkeletonRows rows={4} />}
    </div>
  )
}

function Gone() {
  const t = useT()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('tracking.gone.title')}</h1>
        <p>{t('tracking.gone.text')}</p>
      </header>
      <ButtonLink to={links.trackOrder()} kind="primary" isLarge>
        {t('tracking.gone.byPhone')}
      </ButtonLink>
    </div>
  )
}
