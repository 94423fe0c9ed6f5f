import { addDays } from '@darzi/tailoring/customers/days.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Pick } from '../../kits/list/Pick.tsx'
import { Button } from '../../ui/Button.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { DayPicker } from '../../ui/DayPicker.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import styles from './Calendar.module.css'
import { dayLine } from './clock.ts'
import type { useCalendarAddress } from './use-calendar-address.ts'

interface Props {
  address: ReturnType<typeof useCalendarAddress>
  members: readonly { id: string; name: string }[]
}

/** Which days, how they are shown, and whose. */
export function CalendarTools({ address, members }: Props) {
  const t = useT()
  const language = useLanguage()
  const { view, offered, on, from, days, member, today, change, step } = address
  const first = dayLine(t, language, from)
  const range = days === 1 ? first : `${first} – ${dayLine(t, language, addDays(from, days - 1))}`
  return (
    <div className={styles.tools}>
      <div className={styles.steps}>
        <button
          type="button"
          className={styles.step}
          aria-label={t('calendar.page.earlier')}
          onClick={() => step(-1)}
        >
          <ChevronLeft size={22} aria-hidden="true" />
        </button>
        <span className={styles.when}>
          <DayPicker
            label={t('calendar.page.when')}
            className={styles.step}
            value={on}
            onChange={(chosen) => change({ on: chosen })}
          />
        </span>
        <button
          type="button"
          className={styles.step}
          aria-label={t('calendar.page.later')}
          onClick={() => step(1)}
        >
          <ChevronRight size={22} aria-hidden="true" />
        </button>
        <Button disabled={on === today} onClick={() => change({ on: '' })}>
          {t('calendar.page.today')}
        </Button>
      </div>
      <div className={styles.choices}>
        <Chips
          label={t('calendar.view.label')}
          chips={offered.map((key) => ({ key, label: t(`calendar.view.${key}`) }))}
          chosen={view}
          onChoose={(chosen) => change({ view: chosen })}
          isRow
        />
        {members.length > 1 && (
          <Pick
            label={t('calendar.member.label')}
            options={[
              { value: '', label: t('calendar.member.all') },
              ...members.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={member}
            isSet={member !== ''}
            onPick={(picked) => change({ member: picked })}
          />
        )}
      </div>
      <h2 className={days === 1 ? 'onlyRead' : styles.range} aria-live="polite">
        {range}
      </h2>
    </div>
  )
}
