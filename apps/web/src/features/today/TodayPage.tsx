import type { Today } from '@darzi/contract/today.ts'
import { writeDay } from '@darzi/words/formats.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../../data/api.ts'
import { arrived } from '../../data/arrived.ts'
import { todayKey } from '../../data/order-cache.ts'
import { useMay, useSession } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { timelineLines } from '../../shell/timeline-lines.tsx'
import { useIsDesk } from '../../shell/use-is-desk.ts'
import { Card } from '../../ui/Card.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { TimelineList } from '../../ui/TimelineList.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import { Agenda, useCalendar } from '../calendar/api.ts'
import { LowStock } from '../inventory/api.ts'
import { TodayQuestions } from '../orders/api.ts'
import { AllScreens } from './AllScreens.tsx'
import { MoneyToday } from './MoneyToday.tsx'
import { msToNextDay } from './next-day.ts'
import { OwnPieces } from './OwnPieces.tsx'
import { Promises } from './Promises.tsx'
import styles from './Today.module.css'
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

/** Who comes today: trials, fittings and visits of the calendar. What is promised for today stands among the promises. */
function Appointments({ today }: { today: string }) {
  const mayRead = useMay('calendar.read')
  return mayRead ? <Booked today={today} /> : null
}

function Booked({ today }: { today: string }) {
  const t = useT()
  const navigate = useNavigate()
  const { data } = useCalendar({ from: today, days: 1 })
  const appointments = data?.appointments.filter(({ state }) => state === 'booked') ?? []
  if (!data || appointments.length === 0) return null
  return (
    <Card
      title={t('today.appointments.title')}
      aria-label={t('today.appointments.title')}
      actions={
        <ButtonLink kind="plain" to={links.calendar()}>
          {t('today.appointments.calendar')}
        </ButtonLink>
      }
    >
      <Agenda
        calendar={{ ...data, appointments, orderDays: [] }}
        onOpen={({ id, on }) => void navigate(links.calendar({ view: 'list', on, do: `see_${id}` }))}
      />
    </Card>
  )
}

const hourMs = 3600_000

/** What there is to do; when the shop's day ends, it is asked for anew. */
function useToday() {
  const timeZone = useSession().shop?.timeZone
  return useQuery({
    queryKey: todayKey,
    queryFn: ({ signal }) => call('GET /api/today', undefined, { signal }),
    initialData: () => arrived('GET /api/today'),
    // By the hour at most: a day on which the clocks change is not over when it seems to be.
    refetchInterval: () => (timeZone ? Math.min(hourMs, msToNextDay(timeZone, new Date())) : false),
  })
}
