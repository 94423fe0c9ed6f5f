import { addDays } from '@darzi/tailoring/customers/days.ts'
import { isTrialLate } from '@darzi/tailoring/orders/due.ts'
import { priorities } from '@darzi/tailoring/orders/life.ts'
import { writeDay } from '@darzi/words/formats.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { DateField, type QuickDay } from '../../ui/DateField.tsx'
import { DayText } from '../../ui/DateText.tsx'
import { shownDay } from '../../ui/read-day.ts'
import { useLanguage, useT } from '../../words/use-t.ts'
import { useClosedOn } from './counter-queries.ts'
import styles from './OrderForm.module.css'
import type { daysOfDraft, OrderForm } from './use-order-draft.ts'

interface Props {
  form: OrderForm
  days: ReturnType<typeof daysOfDraft>
  today: string
  errorAt: (field: string) => string | undefined
}

/** By when, as a part of a longer form. */
export function TakeDays(props: Props) {
  const t = useT()
  return (
    <Card title={t('orders-new.days.title')}>
      <DaysFields {...props} />
    </Card>
  )
}

/** By when: the days are proposed, and can be promised otherwise. */
export function DaysFields({ form: { draft, change }, days, today, errorAt }: Props) {
  const t = useT()
  const closed = useClosedOn(days.promisedOn)
  const closedAtTrial = useClosedOn(draft.hasTrial ? (days.trialOn ?? '') : '')
  const promised = {
    label: t('orders-new.days.promised'),
    value: days.promisedOn,
    error: errorAt('promisedOn'),
    hint: closed !== undefined && <ClosedDay reason={closed} />,
    quick: usefulDays(t, today, days.usualOn),
    onChange: (promisedOn: string) => change({ promisedOn }),
  }
  return (
    <div className={styles.stack}>
      <DateField {...promised} today={today} min={today} />
      {days.needsTrial && draft.hasTrial && (
        <DateField
          label={t('orders-new.days.trial')}
          today={today}
          min={today}
          max={shownDay(days.promisedOn) || undefined}
          value={days.trialOn ?? ''}
          error={errorAt('trialOn')}
          hint={
            closedAtTrial === undefined ? (
              isTrialLate(days) && <LateTrial workshopOn={days.workshopOn} />
            ) : (
              <ClosedDay reason={closedAtTrial} />
            )
          }
          onChange={(trialOn) => change({ trialOn })}
        />
      )}
      <div className={styles.checks}>
        {days.needsTrial && (
          <Checkbox
            label={t('orders-new.days.hasTrial')}
            checked={draft.hasTrial}
            onChange={(event) => change({ hasTrial: event.target.checked })}
          />
        )}
        {draft.pieces.length > 0 && (
          <Checkbox
            label={t('orders-new.days.urgent', { count: draft.pieces.length })}
            checked={draft.pieces.every(({ isUrgent }) => isUrgent)}
            onChange={({ target: { checked } }) =>
              change({ pieces: draft.pieces.map((piece) => ({ ...piece, isUrgent: checked })) })
            }
          />
        )}
      </div>
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
  )
}

/** Said at the day of a trial after the workshop's day, which may stay: nothing is refused. */
export function LateTrial({ workshopOn = '' }: { workshopOn?: string }) {
  const t = useT()
  const language = useLanguage()
  return <span role="status">{t('orders.lateTrial', { day: writeDay(workshopOn, language) })}</span>
}

/** Said at a day on which the shop is closed; a promise may stand all the same. */
export function ClosedDay({ reason }: { reason: string }) {
  const t = useT()
  return <span role="status">{t('orders.closedDay', { isNamed: String(reason !== ''), reason })}</span>
}

/** A tap each: tomorrow, three days, a week, and what the shop usually takes for these garments. */
function usefulDays(t: Translate, today: string, usualOn: string): QuickDay[] {
  const ahead = [3, 7].map((count) => ({
    key: addDays(today, count),
    label: t('orders-new.days.inDays', { count }),
  }))
  const near = [{ key: addDays(today, 1), label: t('orders-new.days.tomorrow') }, ...ahead]
  const usual = { key: usualOn, label: t('orders-new.days.usual') }
  return [...near.filter(({ key }) => key !== usualOn), usual]
}
