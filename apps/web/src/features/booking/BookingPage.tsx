import type { ApiReply } from '@darzi/contract/api.ts'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { call } from '../../data/api.ts'
import { ProblemError, problemSentence } from '../../data/problem-error.ts'
import { Failed } from '../../ui/Failed.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Booking.module.css'

type Page = ApiReply<'GET /api/booking/:token'>

/** Fetched beside the page's facts, so that the page stands before either. */
const bookingForm = import('./BookingForm.tsx')
const BookingForm = lazy(async () => ({ default: (await bookingForm).BookingForm }))

/** Where customers of a shop book a time by themselves. */
export default function BookingPage() {
  const t = useT()
  const { token = '' } = useParams()
  const { page, failure, ask } = usePage(token)
  const isGone = failure instanceof ProblemError && failure.status === 404
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('booking.page.title')}</h1>
        {page && <p>{t('booking.page.at', { shop: page.shop.name })}</p>}
      </header>
      {isGone && <p>{t('booking.own.lost')}</p>}
      {!page && failure !== undefined && !isGone && (
        <Failed why={problemSentence(failure, t)} onRetry={ask} />
      )}
      {!page && failure === undefined && <SkeletonRows rows={4} />}
      <Suspense>{page && <BookingForm page={page} token={token} />}</Suspense>
    </div>
  )
}

function usePage(token: string) {
  const [page, setPage] = useState<Page>()
  const [failure, setFailure] = useState<unknown>()
  const ask = useCallback(async () => {
    try {
      setPage(await call('GET /api/booking/:token', { params: { token } }))
      setFailure(undefined)
    } catch (error) {
      setFailure(error)
    }
  }, [token])
  useEffect(() => void ask(), [ask])
  return { page, failure, ask: () => void ask() }
}
