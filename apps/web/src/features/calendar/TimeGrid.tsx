import type { Appointment, CalendarDay } from '@darzi/contract/calendar-shapes.ts'
import { writeTime } from '@darzi/words/times.ts'
import type { CSSProperties } from 'react'
import { useLanguage, useT } from '../../words/use-t.ts'
import type { Calendar, Place } from './calendar-shape.ts'
import { dayLine, dayTitle, spanLine } from './clock.ts'
import styles from './Grid.module.css'
import { lanesOf } from './lanes.ts'
import { OrderDays } from './OrderDays.tsx'
import { useCardDrag } from './use-card-drag.ts'

interface Props {
  calendar: Calendar
  onOpen: (appointment: Appointment) => void
  onBook?: (place: Place) => void
  /** A card was dragged to another time. */
  onDrop?: (appointment: Appointment, place: Place) => void
}

/** A day, or the days of a week side by side: a column each, the hours from top to bottom. */
export function TimeGrid({ calendar, ...acts }: Props) {
  const t = useT()
  const { first, last } = hoursShown(calendar)
  const hours = Array.from({ length: (last - first) / 60 }, (_, index) => first + index * 60)
  const drag = useCardDrag(acts.onDrop)
  return (
    <section
      className={styles.grid}
      aria-label={t('calendar.grid.label')}
      // The only values that depend on what is shown.
      style={{ '--days': calendar.days.length, '--hours': hours.length } as CSSProperties}
    >
      <div className={styles.hours} aria-hidden="true">
        {hours.map((minute) => (
          <span key={minute}>{writeTime(minute).replace(':00', '')}</span>
        ))}
      </div>
      {calendar.days.map((day) => (
        <Day key={day.on} day={day} calendar={calendar} first={first} last={last} drag={drag} {...acts} />
      ))}
    </section>
  )
}

interface DayProps extends Omit<Props, 'onDrop'> {
  day: CalendarDay
  first: number
  last: number
  drag: ReturnType<typeof useCardDrag>
}

function Day({ day, calendar, first, last, drag, onOpen, onBook }: DayProps) {
  const t = useT()
  const language = useLanguage()
  const { on } = day
  const appointments = calendar.appointments.filter((each) => each.on === on && each.state !== 'cancelled')
  const lanes = lanesOf(appointments)
  const name = dayLine(t, language, on)
  const isClosed = day.spans.length === 0
  return (
    <div className={styles.day} data-today={on === calendar.today}>
      <div className={styles.dayHead}>
        <h3>{dayTitle(t, language, on)}</h3>
        {isClosed && <p>{day.reason ?? t('calendar.grid.closed')}</p>}
        {day.away.map(({ name: who, reason }) => (
          <p key={who + reason}>{t('calendar.grid.away', { name: who, reason })}</p>
        ))}
        <OrderDays days={calendar.orderDays.filter((each) => each.on === on)} />
      </div>
      <div className={styles.column}>
        <Slots
          day={day}
          name={name}
          step={Math.max(30, calendar.stepMinutes)}
          first={first}
          last={last}
          onBook={onBook}
          over={drag.over?.on === on ? drag.over.minute : undefined}
        />
        {appointments.map((appointment) => (
          <AppointmentCard
            key={appointment.id}
            appointment={appointment}
            first={first}
            lane={lanes.get(appointment.id)}
            drag={drag}
            onOpen={onOpen}
          />
        ))}
      </div>
    </div>
  )
}

interface SlotsProps {
  day: CalendarDay
  name: string
  step: number
  first: number
  last: number
  onBook?: (place: Place) => void
  /** Where a card is being dragged to. */
  over?: number
}

/** What lies under the cards: each time can be tapped. The button "Book" does the same from the keyboard, so Tab passes them by. */
function Slots({ day, name, step, first, last, onBook, over }: SlotsProps) {
  const t = useT()
  const steps = Array.from({ length: Math.ceil((last - first) / step) }, (_, index) => first + index * step)
  return steps.map((minute) => {
    const isOpen = day.spans.some(({ from, to }) => from <= minute && minute < to)
    const place = { on: day.on, minute }
    return (
      <button
        key={minute}
        type="button"
        tabIndex={-1}
        className={styles.slot}
        data-on={day.on}
        data-minute={minute}
        data-open={isOpen}
        data-over={over === minute}
        disabled={!onBook}
        aria-label={t('calendar.grid.free', { day: name, time: writeTime(minute) })}
        style={boxOf({ minute, minutes: step }, first)}
        onClick={() => onBook?.(place)}
      />
    )
  })
}

interface CardProps {
  appointment: Appointment
  first: number
  lane?: { lane: number; of: number }
  drag: ReturnType<typeof useCardDrag>
  onOpen: (appointment: Appointment) => void
}

function AppointmentCard({ appointment, first, lane = { lane: 0, of: 1 }, drag, onOpen }: CardProps) {
  const t = useT()
  const { kind, name, state, member, overbookReason } = appointment
  return (
    <button
      type="button"
      className={styles.card}
      data-state={state}
      data-length={appointment.minutes < 30 ? 'short' : appointment.minutes < 45 ? 'half' : 'long'}
      data-over={overbookReason !== undefined}
      style={
        {
          ...boxOf(appointment, first),
          ...drag.shiftOf(appointment),
          '--lane': lane.lane,
          '--lanes': lane.of,
        } as CSSProperties
      }
      {...drag.handlersOf(appointment)}
      onClick={() => onOpen(appointment)}
    >
      <strong>{name}</strong>
      <span>
        {t(`calendar.kind.${kind}`)} · {spanLine(appointment)}
      </span>
      {member && <span>{member.name}</span>}
    </button>
  )
}

/** Where it stands, in minutes from the first hour shown. */
const boxOf = ({ minute, minutes }: { minute: number; minutes: number }, first: number) =>
  ({ '--from': minute - first, '--minutes': minutes }) as CSSProperties

/** From the first opening to the last closing, and whatever stands outside; whole hours. */
function hoursShown({ days, appointments }: Calendar) {
  const from = [
    ...days.flatMap(({ spans }) => spans.map((span) => span.from)),
    ...appointments.map((it) => it.minute),
  ]
  const to = [
    ...days.flatMap(({ spans }) => spans.map((span) => span.to)),
    ...appointments.map(({ minute, minutes }) => Math.min(1440, minute + minutes)),
  ]
  const first = Math.floor(Math.min(600, ...from) / 60) * 60
  return { first, last: Math.max(first + 240, Math.ceil(Math.max(...to, 1080) / 60) * 60) }
}
