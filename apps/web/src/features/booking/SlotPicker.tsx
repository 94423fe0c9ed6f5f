import type { Slot } from '@darzi/contract/calendar-shapes.ts'
import { addDays, weekdayOf } from '@darzi/tailoring/customers/days.ts'
import { writeDay } from '@darzi/words/formats.ts'
import { writeTime } from '@darzi/words/times.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import styles from './Booking.module.css'
import { dayLine } from './lines.ts'

export interface Time {
  on: string
  minute: number
}

interface Props {
  today: string
  /** The day that is shown first. */
  near?: string
  /** What else the free times depend on: another key asks again. */
  asks: string
  fetchSlots: (span: { from: string; days: number }) => Promise<readonly Slot[]>
  chosen: Time | undefined
  onChoose: (time: Time) => void
}

const daysShown = 7

/** The free times of a week: its days that have some, and the times of one of them. */
export function SlotPicker({ today, near, asks, fetchSlots, chosen, onChoose }: Props) {
  const t = useT()
  const language = useLanguage()
  const [from, setFrom] = useState(near ?? today)
  const { slots, failure, ask } = useSlots({ from, asks, fetchSlots })
  const days = [...new Set(slots?.map((slot) => slot.on))]
  const [day, setDay] = useState<string>()
  const on = days.find((each) => each === (day ?? chosen?.on)) ?? days[0]
  return (
    <section className={styles.picker} aria-label={t('booking.slots.time')}>
      <div className={styles.weeks}>
        <Button disabled={from <= today} onClick={() => setFrom(latest(today, addDays(from, -daysShown)))}>
          {t('booking.slots.earlier')}
        </Button>
        <Button onClick={() => setFrom(addDays(from, daysShown))}>{t('booking.slots.later')}</Button>
      </div>
      {failure !== undefined && <Failed why={problemSentence(failure, t)} onRetry={ask} />}
      {!slots && failure === undefined && <p role="status">{t('booking.slots.loading')}</p>}
      {slots?.length === 0 && <p role="status">{t('booking.slots.none')}</p>}
      {days.length > 0 && (
        <Chips
          label={t('booking.slots.day')}
          chips={days.map((day) => ({
            key: day,
            label: `${t(`booking.short.${weekdayOf(day)}`)} ${writeDay(day, language).replace(/ \d{4}$/, '')}`,
          }))}
          chosen={on}
          onChoose={setDay}
        />
      )}
      {on && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a frame and a legend to a few small buttons
        <div role="group" aria-label={dayLine(t, language, on)} className={styles.times}>
          {slots
            ?.filter((slot) => slot.on === on)
            .map(({ minute }) => (
              <button
                key={minute}
                type="button"
                className={styles.time}
                aria-pressed={chosen?.on === on && chosen.minute === minute}
                onClick={() => onChoose({ on, minute })}
              >
                {writeTime(minute)}
              </button>
            ))}
        </div>
      )}
    </section>
  )
}

const latest = (one: string, other: string) => (one > other ? one : other)

function useSlots({ from, asks, fetchSlots }: Pick<Props, 'asks' | 'fetchSlots'> & { from: string }) {
  const [slots, setSlots] = useState<readonly Slot[]>()
  const [failure, setFailure] = useState<unknown>()
  const [turn, setTurn] = useState(0)
  const fetchNow = useEffectEvent(() => fetchSlots({ from, days: daysShown }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for other days, another slotFilter, another try
  useEffect(() => {
    let isLeft = false
    setSlots(undefined)
    setFailure(undefined)
    fetchNow().then(
      (found) => !isLeft && setSlots(found),
      (error: unknown) => !isLeft && setFailure(error),
    )
    return () => {
      isLeft = true
    }
  }, [from, asks, turn])
  return { slots, failure, ask: () => setTurn(turn + 1) }
}
