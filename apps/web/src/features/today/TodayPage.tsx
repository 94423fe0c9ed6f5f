import type { Today } from '@darzi/contract/today.ts'
import { writeDay } from '@darzi/words/formats.ts'
import { useSession } from '../../data/session.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { timelineLines } from '../../shell/timeline-lines.tsx'
import { useIsDesk } from '../../shell/use-is-desk.ts'
import { Card } from '../../ui/Card.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { TimelineList } from '../../ui/TimelineList.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import { LowStock } from '../inventory/api.ts'
import { TodayQuestions } from '../orders/api.ts'
import { AllScreens } from './AllScreens.tsx'
import { Appointments } from './Appointments.tsx'
import { MoneyToday } from './MoneyToday.tsx'
import { OwnPieces } from './OwnPieces.tsx'
import { Promises } from './Promises.tsx'
import styles from './Today.module.css'
import { useToday } from './today-data.ts'
import { Unfinished } from './Unfinished.tsx'

/** The first screen of a shop's people: what they have to do now. */
export default function TodayPage() {
  const t = useT()
  const language = useLanguage()
  const { shop } = useSession()
  const isDesk = useIsDesk()
  const { data: today, error, refetch } = useToday()
  return (
    <>
      <ScreenHeader title={shop?.name ?? t('today.page.title')} hasBack={false} extra={<AllScreens />}>
        {today && <p>{t('today.page.day', { day: writeDay(today.today, language) })}</p>}
      </ScreenHeader>
      {error && !today && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!error && !today && <SkeletonRows rows={8} rowHeight={isDesk ? 48 : 64} />}
      {today && <Day today={today} />}
      <TodayQuestions />
    </>
  )
}

/** What must be done stands first; beside it, what is good to know. */
function Day({ today }: { today: Today }) {
  const { money, stock, latest, work } = today
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <Promises today={today} />
        {work && <OwnPieces work={work} />}
      </div>
      <div className={styles.aside}>
        <div className={styles.column}>
          <Unfinished />
          <Appointments today={today.today} />
          {money && <MoneyToday money={money} />}
          {stock && <LowStock {...stock} />}
        </div>
        {latest && <Latest entries={latest} />}
      </div>
    </div>
  )
}

/** Who did what last, each line the way to its record. */
function Latest({ entries }: { entries: NonNullable<Today['latest']> }) {
  const t = useT()
  const { shop } = useSession()
  const lines = timelineLines(entries, t)
  if (lines.length === 0) return null
  return (
    <Card title={t('today.latest.title')}>
      <TimelineList lines={lines} timeZone={shop?.timeZone} />
    </Card>
  )
}
