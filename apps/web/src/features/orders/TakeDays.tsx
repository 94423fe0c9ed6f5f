import { addDays, isDay } from '@darzi/tailoring/customers/days.ts'
import { isTrialLate } from '@darzi/tailoring/orders/due.ts'
import { priorities } from '@darzi/tailoring/orders/life.ts'
import { writeDay } from '@darzi/words/formats.ts'
import type { ChangeEvent } from 'react'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { DayText } from '../../ui/DateText.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import styles from './OrderForm.module.css'
import type { daysOfDraft, OrderForm } from './use-order-draft.ts'

/** What is promised most, a tap each: a calendar takes three. */
const usualDays = [3, 7, 15]

interface Props {
  form: OrderForm
  days: ReturnType<typeof daysOfDraft>
  today: string
  errorAt: (field: string) => string | undefined
}

/** By when: the days are proposed, and can be promised otherwise. */
export function TakeDays({ form: { draft, change }, days, today, errorAt }: Props) {
  const t = useT()
  return (
    <Card title={t('orders-new.days.title')}>
      <div className={styles.stack}>
        <div className={styles.pairs}>
          <div className={styles.stack}>
            <TextField
              type="date"
              label={t('orders-new.days.promised')}
              min={today}
              value={shownDay(days.promisedOn)}
              error={errorAt('promisedOn')}
              onChange={(event) => change({ promisedOn: typedDay(event) })}
            />
            <Chips
              label={t('orders-new.days.quick')}
              chips={usualDays.map((count) => ({
                key: addDays(today, count),
                label: t('orders-new.days.inDays', { count }),
              }))}
              chosen={days.promisedOn}
              onChoose={(promisedOn) => change({ promisedOn })}
            />
          </div>
          {days.needsTrial && draft.hasTrial && (
            <TextField
              type="date"
              label={t('orders-new.days.trial')}
              min={today}
              max={shownDay(days.promisedOn) || undefined}
              value={shownDay(days.trialOn)}
              error={errorAt('trialOn')}
              hint={isTrialLate(days) && <LateTrial workshopOn={days.workshopOn} />}
              onChange={(event) => change({ trialOn: typedDay(event) })}
            />
          )}
        </div>
        {days.needsTrial && (
          <Checkbox
            label={t('orders-new.days.hasTrial')}
            checked={draft.hasTrial}
            onChange={(event) => change({ hasTrial: event.target.checked })}
          />
        )}
        <p className={styles.note}>
          {t('orders-new.days.workshop')} <DayText day={days.workshopOn} />
        </p>
        <Chips
          label={t('orders.priority.label')}
          isLabelled
          chips={priorities.map((key) => ({ key, label: t(`orders.priority.${key}`) }))}
          chosen={draft.priority}
          onChoose={(priority) => change({ priority })}
        />
      </div>
    </Card>
  )
}

/** Said at the day of a trial after the workshop's day, which may stay: nothing is refused. */
export function LateTrial({ workshopOn = '' }: { workshopOn?: string }) {
  const t = useT()
  const language = useLanguage()
  return <span role="status">{t('orders.lateTrial', { day: writeDay(workshopOn, language) })}</span>
}

/** Stands for a day that is none. */
export const noDay = '-'

/** 31 February has no value of its own, as an emptied field has none: it must not be taken for an emptied field. */
export const typedDay = ({ target }: ChangeEvent<HTMLInputElement>): string =>
  target.validity.badInput ? noDay : target.value

export const shownDay = (day = ''): string => (isDay(day) ? day : '')
