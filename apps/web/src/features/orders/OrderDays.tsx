import type { Order } from '@darzi/contract/order-shapes.ts'
import { isTrialLate } from '@darzi/tailoring/orders/due.ts'
import { useRef, useState } from 'react'
import { fieldSentence, ProblemError } from '../../data/problem-error.ts'
import { useShopDay } from '../../data/shop-day.ts'
import { toastProblem } from '../../shell/toasts.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { shownDay } from '../../ui/read-day.ts'
import { useT } from '../../words/use-t.ts'
import { editAtField } from './order-commands.ts'
import {
  changedDays,
  type DayField,
  dayFields,
  daysAsSent,
  daysBefore,
  type TypedDays,
} from './order-days.ts'
import { LateTrial } from './TakeDays.tsx'

/**
 * The three days, changed in place. A refused day stays as it was typed with the reason at its field, and goes along when
 * the other that it does not fit with is changed.
 */
export function OrderDays({ order }: { order: Order }) {
  const t = useT()
  const today = useShopDay()
  const [typed, setTyped] = useState<TypedDays>({})
  const [appError, setError] = useState<unknown>()
  const [unread, setUnread] = useState<readonly DayField[]>([])
  const sent = useRef<string>(undefined)
  const isSending = useRef(false)
  async function save() {
    const changed = changedDays(order, typed)
    const noDays = dayFields.filter((field) => changed[field] && !shownDay(changed[field]))
    if (noDays.length > 0) return setUnread(noDays)
    if (Object.keys(changed).length === 0) return isSending.current ? undefined : forget(typed)
    // Enter has sent them already, or they were refused as they still stand.
    const asTyped = JSON.stringify(changed)
    if (asTyped === sent.current) return
    sent.current = asTyped
    isSending.current = true
    try {
      await editAtField(order, daysAsSent(changed), daysBefore(order, changed), shownDays(changed))
      forget(changed)
    } catch (problem) {
      if (isOfADay(problem)) return setError(problem)
      forget(changed)
      toastProblem(problem)
    } finally {
      isSending.current = false
    }
  }
  /** What was typed since stays. */
  function forget(done: TypedDays) {
    sent.current = undefined
    setTyped((now) => Object.fromEntries(dayFields.flatMap((field) => stillTyped(field, now, done))))
    setError(undefined)
  }
  const shown = { ...order, ...typed }
  return dayFields.map((field) => (
    <DateField
      key={field}
      today={today}
      label={t(`orders-page.day.${field}`)}
      disabled={!order.can.edit}
      value={typed[field] ?? order[field] ?? ''}
      error={unread.includes(field) ? t('problems.field.date') : fieldSentence(appError, field, t)}
      hint={
        field === 'trialOn' &&
        order.can.edit &&
        isTrialLate(shown) && <LateTrial workshopOn={shown.workshopOn} />
      }
      onChange={(day) => {
        setUnread([])
        setTyped({ ...typed, [field]: day })
      }}
      onBlur={() => void save()}
      onKeyDown={(event) => event.key === 'Enter' && void save()}
    />
  ))
}

const stillTyped = (field: DayField, now: TypedDays, done: TypedDays) =>
  now[field] === undefined || now[field] === done[field] ? [] : [[field, now[field]] as const]
const isOfADay = (problem: unknown) =>
  problem instanceof ProblemError && problem.errors.some(({ field }) => isDayField(field))
const isDayField = (field: string): field is DayField => dayFields.some((each) => each === field)
const shownDays = (changed: TypedDays): Partial<Order> =>
  Object.fromEntries(Object.entries(changed).map(([field, day]) => [field, day || undefined]))
