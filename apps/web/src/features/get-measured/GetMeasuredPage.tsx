import { lazy, Suspense, useState } from 'react'
import { useT } from '../../words/use-t.ts'
import styles from './GetMeasured.module.css'

/** For which tailor, by photo or by tape, and the form: they come a moment after the page that says what it is for. */
const ways = import('./MeasureWays.tsx')
const MeasureWays = lazy(() => ways)
const DoneScreen = lazy(() => import('./DoneScreen.tsx'))

/** The customer's own measurement form; what it sends waits as an order for the shop's approval. */
export default function GetMeasuredPage() {
  const t = useT()
  const [orderId, setOrderId] = useState<string>()
  if (orderId)
    return (
      <Suspense>
        <DoneScreen orderId={orderId} onAnother={() => setOrderId(undefined)} />
      </Suspense>
    )
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('get-measured.page.title')}</h1>
        <p>{t('get-measured.page.ways')}</p>
      </header>
      <Suspense>
        <MeasureWays onSent={setOrderId} />
      </Suspense>
    </div>
  )
}
