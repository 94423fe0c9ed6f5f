import { lazy, Suspense } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { useSession } from '../../data/session.ts'
import { useStoredUnit } from '../../data/stored-unit.ts'
import { Failed } from '../../ui/Failed.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { onThisDevice, useStoredScans } from '../body-scans/api.ts'
import { useWhose, WhoseFilter } from '../own-profile/api.ts'
import { loadOwnPassports } from '../passports/api.ts'
import { MoreScans } from './MoreScans.tsx'
import { NoResults } from './NoResults.tsx'
import { OwnMeasurement } from './OwnMeasurement.tsx'
import styles from './OwnMeasurements.module.css'
import { setOnThisDevice } from './set-here.ts'
import { UnitButtons } from './UnitButtons.tsx'
import { useOwnScans } from './use-own-scans.ts'

const OwnPassports = lazy(async () => ({ default: (await loadOwnPassports()).OwnPassports }))

/**
 * A customer's own measurings, newest first: those of the account, as this device has put them right, and one that is on this
 * device only.
 */
export function OwnMeasurements() {
  const t = useT()
  const { user } = useSession()
  const own = useOwnScans()
  const { scans, problem } = own
  const stored = useStoredScans()
  const [unit, setUnit] = useStoredUnit()
  const whose = useWhose()
  const hasFailed = problem !== undefined
  const waiting = stored.filter(
    (scan) => scan.forPerson === undefined && !scans?.some(({ id }) => id === scan.id) && whose.isShown([]),
  )
  const ofWhom = scans
    ?.filter(({ name }) => whose.isShown(name === undefined ? [] : [name]))
    .map((scan) => onThisDevice(scan, stored))
  const areHereShown = scans !== undefined || hasFailed
  const isEmpty = scans?.length === 0 && waiting.length === 0 && whose.chosen === ''
  return (
    <>
      {hasFailed && (
        <Failed
          why={`${problemSentence(problem, t)}${waiting.length > 0 ? ` ${t('results.mine.onlyHere')}` : ''}`}
          onRetry={own.reload}
        />
      )}
      {!hasFailed && !scans && <SkeletonRows rows={2} rowHeight={220} />}
      {isEmpty && <NoResults />}
      {!isEmpty && <UnitButtons unit={unit} onChoose={setUnit} />}
      <WhoseFilter whose={whose} />
      {!isEmpty && ofWhom?.length === 0 && waiting.length === 0 && <p>{t('results.mine.noneOf')}</p>}
      <ul className={styles.cards}>
        {areHereShown &&
          waiting.map((scan) => (
            <OwnMeasurement
              key={scan.id}
              scan={scan}
              unit={unit}
              user={user}
              state={hasFailed ? 'here' : 'waiting'}
            />
          ))}
        {ofWhom?.map((scan) => (
          <OwnMeasurement
            key={scan.id}
            scan={scan}
            unit={unit}
            user={user}
            state={waiting.length === 0 && scan.id === scans?.[0]?.id ? 'newest' : undefined}
            sentTo={scan.sentTo}
          />
        ))}
      </ul>
      <MoreScans own={own} />
      <Suspense>
        <OwnPassports onThisDevice={(set) => setOnThisDevice(set, stored)} />
      </Suspense>
    </>
  )
}
