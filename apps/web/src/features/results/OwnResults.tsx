import { Navigate, useLocation } from 'react-router'
import { problemSentence } from '../../data/problem-error.ts'
import { useMay } from '../../data/session.ts'
import { Failed } from '../../ui/Failed.tsx'
import { useT } from '../../words/use-t.ts'
import { NoResults } from './NoResults.tsx'
import styles from './Results.module.css'
import { Results } from './Results.tsx'
import { useShownScan } from './use-shown-scan.ts'

/** The own measuring: of this device, or of the account; one that was taken for a customer stands under their address. */
export default function OwnResults({ userId }: { userId: string | undefined }) {
  const t = useT()
  const { scan, name, other, own, isOnDevice, isWaiting, isGone, problem } = useShownScan(userId)
  const mayMeasure = useMay('measurements.write')
  const { pathname, search } = useLocation()
  const whom = mayMeasure ? scan?.forPerson : undefined
  if (whom !== undefined && !new URLSearchParams(search).has('person'))
    return <Navigate replace to={{ pathname, search: withPerson(search, whom) }} />
  if (scan)
    return (
      <>
        {isGone && <GoneLine hasOther />}
        <Results key={scan.id} scan={scan} name={name} other={other} own={own} isOnDevice={isOnDevice} />
      </>
    )
  if (isWaiting) return <p role="status">{t('ui.loading')}</p>
  if (problem) return <Failed why={problemSentence(problem, t)} onRetry={own.reload} />
  return (
    <>
      {isGone && <GoneLine />}
      <NoResults />
    </>
  )
}

function withPerson(search: string, person: string): string {
  const along = new URLSearchParams(search)
  along.set('person', person)
  return along.toString()
}

/** Before what there is instead: a measuring deleted on another device leaves its address behind. */
function GoneLine({ hasOther = false }: { hasOther?: boolean }) {
  const t = useT()
  return (
    <p role="status" className={styles.card}>
      {t('results.asked.gone')} {hasOther && t('results.asked.below')}
    </p>
  )
}
