import { type HourSpan, problemOfHours, weekdays } from '@darzi/tailoring/calendar/hours.ts'
import { Plus, X } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { useT } from '../../../words/use-t.ts'
import { fromTimeField, toTimeField } from '../clock.ts'
import styles from './Settings.module.css'

interface Props {
  hours: readonly HourSpan[]
  onChange: (hours: HourSpan[]) => void
}

/** The hours of a week: a row for each day, any number of spans in it. What is wrong is said at once. */
export function WeekFields({ hours, onChange }: Props) {
  const t = useT()
  const trouble = problemOfHours(hours)
  const set = (at: number, part: Partial<HourSpan>) =>
    onChange(hours.map((span, index) => (index === at ? { ...span, ...part } : span)))
  const add = (weekday: number) => onChange([...hours, nextSpan(hours, weekday)])
  return (
    <div className={styles.week}>
      {weekdays.map((weekday) => {
        const day = t(`calendar.weekday.${weekday}`)
        const spans = hours.flatMap((span, at) => (span.weekday === weekday ? [{ ...span, at }] : []))
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would frame each row of the table
          <div key={weekday} className={styles.weekday} role="group" aria-label={day}>
            <span>{day}</span>
            <div className={styles.spans}>
              {spans.length === 0 && <span className={styles.soft}>{t('calendar.settings.closed')}</span>}
              {spans.map(({ at, from, to }) => (
                <span key={at} className={styles.span}>
                  <input
                    type="time"
                    aria-label={t('calendar.settings.from', { day })}
                    aria-invalid={trouble?.at === at}
                    value={toTimeField(from)}
                    onChange={(event) => set(at, { from: fromTimeField(event.target.value) ?? from })}
                  />
                  –
                  <input
                    type="time"
                    aria-label={t('calendar.settings.to', { day })}
                    aria-invalid={trouble?.at === at}
                    value={toTimeField(to)}
                    onChange={(event) => set(at, { to: fromTimeField(event.target.value) || 1440 })}
                  />
                  <Button
                    kind="plain"
                    aria-label={t('calendar.settings.removeSpan', { day })}
                    icon={<X size={18} aria-hidden="true" />}
                    onClick={() => onChange(hours.filter((_, index) => index !== at))}
                  />
                </span>
              ))}
            </div>
            <Button
              kind="plain"
              aria-label={t('calendar.settings.addSpan', { day })}
              icon={<Plus size={18} aria-hidden="true" />}
              onClick={() => add(weekday)}
            />
          </div>
        )
      })}
      <p role="alert" className={styles.wrong}>
        {trouble && t(`problems.${trouble.code}`, { weekday: String(trouble.weekday) })}
      </p>
    </div>
  )
}

/** After the last span of the day, with an hour between them; the first of a day is ten to eight. */
function nextSpan(hours: readonly HourSpan[], weekday: number): HourSpan {
  const last = Math.max(0, ...hours.flatMap((span) => (span.weekday === weekday ? [span.to] : [])))
  if (last === 0) return { weekday, from: 600, to: 1200 }
  const from = Math.min(last + 60, 1380)
  return { weekday, from, to: Math.min(from + 180, 1440) }
}
