import type { TodayOrder } from '@darzi/contract/today.ts'
import { addDays } from '@darzi/tailoring/customers/days.ts'
import { CalendarPlus, Shirt } from 'lucide-react'
import { useNavigate } from 'react-router'
import { links } from '../../../links.ts'
import { ActionMenu } from '../../../ui/ActionMenu.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { useT } from '../../../words/use-t.ts'
import { editOrder } from '../order-commands.ts'
import { useReminders } from './RemindMenu.tsx'
import styles from './TodayRow.module.css'

interface Props {
  order: TodayOrder
  /** The shop's day. */
  today: string
}

/** What a trial of today asks: the customer is reminded, it is put off, or its order is opened; also of one without a phone. */
export function TrialMenu({ order, today }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const reminders = useReminders(order, 'trial')
  const { name } = order.customer
  const tomorrow = addDays(today, 1)
  const mayPutOff = order.can.edit && tomorrow <= order.promisedOn
  const putOff = {
    key: 'tomorrow',
    label: t('today.act.trialTomorrow'),
    icon: <CalendarPlus size={20} aria-hidden="true" />,
    // Told by a toast.
    run: () =>
      void editOrder(order, { trialOn: tomorrow }, { trialOn: today }, { trialOn: tomorrow }).catch(() => {}),
  }
  const actions = [
    ...reminders,
    ...(mayPutOff ? [putOff] : []),
    {
      key: 'open',
      label: t('today.act.trialOpen'),
      icon: <Shirt size={20} aria-hidden="true" />,
      run: () => void navigate(links.order(order.id)),
    },
  ]
  const isReminder = reminders.length > 0
  return (
    <ActionMenu
      label={t(isReminder ? 'today.act.remindWho' : 'today.act.trialWho', { name })}
      actions={actions}
      face={
        <span className={buttonClass({ kind: 'quiet' }, styles.button)}>
          {t(isReminder ? 'today.act.remind' : 'today.act.trial')}
        </span>
      }
    />
  )
}
