import type { OwnAppointment as Told } from '@darzi/contract/calendar-shapes.ts'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { call } from '../../data/api.ts'
import { ProblemError, problemSentence } from '../../data/problem-error.ts'
import { Failed } from '../../ui/Failed.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Booking.module.css'

/** Fetched beside the appointment itself, so that the page stands before either. */
const ownAppointment = import('./OwnAppointment.tsx')
const OwnAppointment = lazy(async () => ({ default: (await ownAppointment).OwnAppointment }))

/** The appointment behind its customer's link: when and where, another time, or none. */
export default function AppointmentPage() {
  const t = useT()
  const { token = '' } = useParams()
  const { state } = useLocation()
  const { appointment, failure, ask, setAppointment } = useOwn(token)
  const [news, setNews] = useState(isJustBooked(state) ? 'booked' : undefined)
  if (failure instanceof ProblemError && failure.status === 404)
    return (
      <div className={styles.page}>
        <h1>{t('booking.own.title')}</h1>
        <p>{t('booking.own.lost')}</p>
      </div>
    )
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('booking.own.title')}</h1>
        {appointment && <p>{t('booking.page.at', { shop: appointment.shop.name })}</p>}
      </header>
      <p role="status" className={styles.news}>
        {news && t(`booking.own.${news}`)}
      </p>
      {!appointment && failure !== undefined && <Failed why={problemSentence(failure, t)} onRetry={ask} />}
      {!appointment && failure === undefined && <SkeletonRows rows={3} />}
      <Suspense>
        {appointment && (
          <OwnAppointment
            appointment={appointment}
            token={token}
            onChange={(changed, said) => {
              setAppointment(changed)
              setNews(said)
            }}
          />
        )}
      </Suspense>
    </div>
  )
}

const isJustBooked = (state: unknown) => typeof state === 'object' && state !== null && 'booked' in state

function useOwn(token: string) {
  const [appointment, setAppointment] = useState<Told>()
  const [failure, setFailure] = useState<unknown>()
  const ask = useCallback(async () => {
    try {
      setAppointment(await call('GET /api/appointment/:token', { params: { token } }))
      setFailure(undefined)
    } catch (error) {
      setFailure(error)
    }
  }, [token])
  useEffect(() => void ask(), [ask])
  return { appointment, failure, ask: () => void ask(), setAppointment }
}
