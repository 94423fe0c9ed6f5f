import type { Appointment } from '@darzi/contract/calendar-shapes.ts'
import { writeTime } from '@darzi/words/times.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import styles from './Calendar.module.css'
import { type Calendar, type Place, toneOf } from './calendar-shape.ts'
import { dayLine } from './clock.ts'
import { OrderDays } from './OrderDays.tsx'

interface Props {
  calendar: Calendar
  onOpen: (appointment: Appointment) => void
  onBook?: (place: Place) => void
}

/** The days that have something, one below the other. */
export function Agenda({ calendar, onOpen, onBook }: Props) {
  const t = useT()
  const language = useLanguage()
  const days = calendar.days
    .map((day) => ({
      ...day,
      appointments: calendar.appointments.filter(({ on }) => on === day.on),
      orderDays: calendar.orderDays.filter(({ on }) => on === day.on),
    }))
    .filter((day) => day.appointments.length + day.orderDays.length + day.away.length > 0 || day.reason)
  const [first] = calendar.days
  if (days.length === 0)
    return (
      <EmptyState
        title={t('calendar.list.none')}
        action={
          onBook &&
          first && (
            <Button onClick={() => onBook({ on: first.on, minute: first.spans[0]?.from ?? 600 })}>
              {t('calendar.page.book')}
            </Button>
          )
        }
      >
        {t('calendar.list.why')}
      </EmptyState>
    )
  return (
    <div className={styles.agenda}>
      {days.map((day) => (
        <section key={day.on} aria-label={dayLine(t, language, day.on)} className={styles.agendaDay}>
          <h3 data-today={day.on === calendar.today}>{dayLine(t, language, day.on)}</h3>
          {day.reason && <p>{day.reason}</p>}
          {day.away.map(({ name, reason }) => (
            <p key={name + reason}>{t('calendar.grid.away', { name, reason })}</p>
          ))}
          <OrderDays days={day.orderDays} isWhole />
          {day.appointments.length > 0 && (
            <ul className={styles.agendaRows}>
              {day.appointments.map((appointment) => (
                <li key={appointment.id}>
                  <Row appointment={appointment} onOpen={onOpen} />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}

function Row({ appointment, onOpen }: { appointment: Appointment; onOpen: Props['onOpen'] }) {
  const t = useT()
  const { minute, name, kind, member, state, order } = appointment
  return (
    <button type="button" className={styles.agendaRow} data-state={state} onClick={() => onOpen(appointment)}>
      <span className="figures">{writeTime(minute)}</span>
      <span className={styles.agendaWho}>
        <strong>{name}</strong>
        <span>{[t(`calendar.kind.${kind}`), order?.number, member?.name].filter(Boolean).join(' · ')}</span>
      </span>
      {state !== 'booked' && <Badge tone={toneOf[state]}>{t(`calendar.state.${state}`)}</Badge>}
    </button>
  )
}
