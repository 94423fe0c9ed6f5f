import type { Appointment } from '@darzi/contract/calendar-shapes.ts'
import { isDay } from '@darzi/tailoring/customers/days.ts'
import { CalendarClock, CalendarPlus, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { Button } from '../../ui/Button.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { Agenda } from './Agenda.tsx'
import styles from './Calendar.module.css'
import { CalendarTools } from './CalendarTools.tsx'
import { move, useCalendar } from './calendar-data.ts'
import type { Place } from './calendar-shape.ts'
import { TimeGrid } from './TimeGrid.tsx'
import { useCalendarAddress } from './use-calendar-address.ts'

const BookDialog = lazy(() => import('./BookDialog.tsx').then((it) => ({ default: it.BookDialog })))
const MoveDialog = lazy(() => import('./MoveDialog.tsx').then((it) => ({ default: it.MoveDialog })))
const AppointmentDialog = lazy(() =>
  import('./AppointmentDialog.tsx').then((it) => ({ default: it.AppointmentDialog })),
)
const FeedDialog = lazy(() => import('./FeedDialog.tsx').then((it) => ({ default: it.FeedDialog })))

/** The shop's days: who comes when, and what orders promise. A tap on a free time books it. */
export default function CalendarPage() {
  const t = useT()
  const address = useCalendarAddress()
  const { view, from, days, member } = address
  const { data, error, refetch } = useCalendar({ from, days, member: member || undefined })
  const mayWrite = useMay('calendar.write')
  const dialog = useDialogAddress('do')
  // Where a drag ended that was refused: the dialog says why and offers what else there is.
  const [dropped, setDropped] = useState<Place>()
  const appointments = data?.appointments ?? []
  const [act, id = ''] = split(dialog.value)
  const opened = appointments.find((each) => each.id === id)
  const onOpen = (appointment: Appointment) => dialog.open(`see_${appointment.id}`)
  const onBook = mayWrite ? ({ on, minute }: Place) => dialog.open(`book_${on}_${minute}`) : undefined
  async function onDrop(appointment: Appointment, place: Place) {
    try {
      await move(appointment, place)
    } catch {
      setDropped(place)
      dialog.open(`move_${appointment.id}`)
    }
  }
  return (
    <>
      <ScreenHeader
        title={t('calendar.page.title')}
        backTo={links.tailorDashboard()}
        extra={
          <>
            {mayWrite && (
              <Button
                kind="primary"
                icon={<Plus size={20} aria-hidden="true" />}
                onClick={() => dialog.open(`book_${address.on}`)}
              >
                {t('calendar.page.book')}
              </Button>
            )}
            <CalendarMenu onFeed={() => dialog.open('feed')} />
          </>
        }
      />
      <div className={styles.page}>
        <CalendarTools address={address} members={data?.members ?? []} />
        {!data && error && <QueryFailed error={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonRows rows={6} rowHeight={72} />}
        {data && view === 'list' && <Agenda calendar={data} onOpen={onOpen} onBook={onBook} />}
        {data && view !== 'list' && (
          <TimeGrid
            calendar={data}
            onOpen={onOpen}
            onBook={onBook}
            onDrop={mayWrite ? (appointment, place) => void onDrop(appointment, place) : undefined}
          />
        )}
      </div>
      <Suspense>
        {act === 'book' && data && (
          <BookDialog place={placeOf(id, address.on)} calendar={data} onClose={dialog.close} />
        )}
        {act === 'see' && opened && (
          <AppointmentDialog
            appointment={opened}
            onMove={() => {
              setDropped(undefined)
              dialog.open(`move_${opened.id}`, { replace: true })
            }}
            onClose={dialog.close}
          />
        )}
        {act === 'move' && opened && data && (
          <MoveDialog appointment={opened} to={dropped} members={data.members} onClose={dialog.close} />
        )}
        {act === 'feed' && <FeedDialog onClose={dialog.close} />}
      </Suspense>
    </>
  )
}

/** book_2026-11-23_660, see_<id>, move_<id>, feed */
function split(value = ''): [act: string, rest?: string] {
  const at = value.indexOf('_')
  return at === -1 ? [value] : [value.slice(0, at), value.slice(at + 1)]
}

function placeOf(text: string, on: string): { on: string; minute?: number } {
  const [day = '', minute] = text.split('_')
  return { on: isDay(day) ? day : on, minute: minute === undefined ? undefined : Number(minute) }
}

function CalendarMenu({ onFeed }: { onFeed: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const setsUp = useMay('calendar.setUp')
  const hours = {
    key: 'hours',
    label: t('calendar.page.hours'),
    icon: <CalendarClock size={20} />,
    run: () => void navigate(links.calendarSettings()),
  }
  const feed = {
    key: 'feed',
    label: t('calendar.page.feed'),
    icon: <CalendarPlus size={20} />,
    run: onFeed,
  }
  return <ActionMenu label={t('calendar.page.menu')} actions={setsUp ? [hours, feed] : [feed]} />
}
