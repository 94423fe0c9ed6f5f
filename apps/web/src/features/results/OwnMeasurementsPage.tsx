import { problemSentence } from '../../data/problem-error.ts'
import { useSession } from '../../data/session.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useSay } from '../../words/use-say.ts'
import { useKeptScan } from '../body-scans/kept-scan.ts'
import { useKeptUnit } from './kept-unit.ts'
import { NoResults } from './NoResults.tsx'
import { OwnMeasurement } from './OwnMeasurement.tsx'
import styles from './OwnMeasurements.module.css'
import { UnitButtons } from './UnitButtons.tsx'
import { useOwnScans } from './use-own-scans.ts'

/** A customer's own measurings, newest first: those of the account, and one that is on this device only. */
export default function OwnMeasurementsPage() {
  const say = useSay()
  const { user } = useSession()
  const { scans, problem, reload } = useOwnScans()
  const kept = useKeptScan()
  const [unit, setUnit] = useKeptUnit()
  const waits = kept && kept.forPerson === undefined && !scans?.some(({ id }) => id === kept.id)
  const isEmpty = scans?.length === 0 && !waits
  return (
    <>
      <ScreenHeader title={say('results.mine.title')}>
        <p>{say('results.mine.lede')}</p>
      </ScreenHeader>
      {problem !== undefined && <Failed why={problemSentence(problem, say)} onRetry={reload} />}
      {problem === undefined && !scans && <SkeletonRows rows={2} rowHeight={220} />}
      {isEmpty && <NoResults />}
      {!isEmpty && <UnitButtons unit={unit} onChoose={setUnit} />}
      <ul className={styles.cards}>
        {scans && waits && <OwnMeasurement scan={kept} unit={unit} user={user} isWaiting />}
        {scans?.map((scan, at) => (
          <OwnMeasurement
            key={scan.id}
            {...{ scan, unit, user }}
            isNewest={!waits && at === 0}
            sentTo={scan.sentTo}
          />
        ))}
      </ul>
    </>
  )
}
