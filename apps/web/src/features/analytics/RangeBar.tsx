import type { Analytics } from '@darzi/contract/analytics.ts'
import { calendarSpan, ranges } from '@darzi/tailoring/analytics/spans.ts'
import { addDays } from '@darzi/tailoring/customers/days.ts'
import { writeDay } from '@darzi/words/formats.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { dayIn } from '../../data/shop-day.ts'
import { Button } from '../../ui/Button.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import type { FiguresQuery } from './analytics-data.ts'
import styles from './Figures.module.css'

interface Props {
  query: FiguresQuery
  figures?: Analytics
  onChange: (part: Partial<FiguresQuery>) => void
}

/** Of which days the figures are, and with which they are compared. */
export function RangeBar({ query, figures, onChange }: Props) {
  const t = useT()
  const language = useLanguage()
  const isOwn = Boolean(query.from || query.to)
  const [isChoosing, setChoosing] = useState(isOwn)
  const whole = figures?.whole
  const shift = (on: string) => onChange({ on })
  const days = (key: string, span: { from: string; to: string }) =>
    t(`analytics.range.${key}`, { from: writeDay(span.from, language), to: writeDay(span.to, language) })
  return (
    <section className={styles.page} aria-label={t('analytics.range.label')}>
      <div className={styles.range}>
        <Chips
          label={t('analytics.range.label')}
          chips={[...ranges, 'own' as const].map((key) => ({ key, label: t(`analytics.range.${key}`) }))}
          chosen={isOwn || isChoosing ? 'own' : query.range}
          onChoose={(range) => {
            setChoosing(range === 'own')
            if (range !== 'own') onChange({ range, on: '', from: '', to: '' })
          }}
        />
      </div>
      {isChoosing && <OwnDays query={query} figures={figures} onChange={onChange} />}
      {figures && (
        <div className={styles.range}>
          {whole && !isOwn && !isChoosing && (
            <>
              <Button
                aria-label={t('analytics.range.earlier')}
                icon={<ChevronLeft size={20} aria-hidden="true" />}
                onClick={() => shift(calendarSpan(query.range, addDays(whole.from, -1)).from)}
              />
              {whole.to < figures.today && (
                <Button
                  aria-label={t('analytics.range.later')}
                  icon={<ChevronRight size={20} aria-hidden="true" />}
                  onClick={() => shift(calendarSpan(query.range, addDays(whole.to, 1)).from)}
                />
              )}
            </>
          )}
          <p className={styles.days}>
            <strong>{days('days', figures.now)}</strong> · {days('against', figures.before)}
          </p>
        </div>
      )}
    </section>
  )
}

function OwnDays({ query, figures, onChange }: Props) {
  const t = useT()
  const today = figures?.today ?? dayIn(undefined, new Date())
  const [from, setFrom] = useState(query.from || figures?.now.from || '')
  const [to, setTo] = useState(query.to || figures?.now.to || '')
  return (
    <form
      className={styles.own}
      onSubmit={(event) => {
        event.preventDefault()
        onChange({ from, to, on: '' })
      }}
    >
      <DateField
        label={t('analytics.range.from')}
        value={from}
        today={today}
        max={today}
        isBack
        onChange={setFrom}
      />
      <DateField label={t('analytics.range.to')} value={to} today={today} isBack onChange={setTo} />
      <Button type="submit">{t('analytics.range.show')}</Button>
    </form>
  )
}
