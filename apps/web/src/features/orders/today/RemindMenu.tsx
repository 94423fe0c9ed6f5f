import type { TodayOrder } from '@darzi/contract/today.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { HandCoins, MessageCircle, Phone } from 'lucide-react'
import { useSession } from '../../../data/session.ts'
import { useSpeechFor } from '../../../shell/use-speech-for.ts'
import { ActionMenu } from '../../../ui/ActionMenu.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import type { MenuAction } from '../../../ui/menu-action.ts'
import { whatsAppLink } from '../../../ui/whatsapp-link.ts'
import { useT } from '../../../words/use-t.ts'
import styles from './TodayRow.module.css'

const features = ['today']

/** What the customer is reminded of. */
type About = 'ready' | 'trial'

/** A call and a message; none for a customer without a phone. */
export function useReminders(order: TodayOrder, about: About): MenuAction[] {
  const t = useT()
  const { shop } = useSession()
  const { name, phone, phoneShown, language, hasStoppedMessages } = order.customer
  const theirs = useSpeechFor(language, features)
  if (!phone) return []
  const owes = about === 'ready' && order.balanceMinor > 0
  const text = theirs.t(owes ? 'today.remind.readyOwes' : `today.remind.${about}`, {
    name,
    number: order.number,
    shop: shop?.name ?? '',
    amount: writeMoney(order.balanceMinor, order.currency),
  })
  const message = whatsAppLink(phone, text)
  return [
    {
      key: 'call',
      label: t('today.act.call', { phone: phoneShown ?? phone }),
      icon: <Phone size={20} aria-hidden="true" />,
      run: () => window.location.assign(`tel:${phone}`),
    },
    {
      key: 'whatsapp',
      label: t('today.act.whatsapp'),
      icon: <MessageCircle size={20} aria-hidden="true" />,
      reason: hasStoppedMessages ? t('problems.notifications.optedOut') : undefined,
      run: () => void window.open(message, '_blank', 'noopener'),
    },
  ]
}

interface Props {
  order: TodayOrder
  /** The customer came: it is handed over. */
  handOver?: { label: string; run: () => void }
}

/** Reminds the customer that the order is ready, by a call or a message; nothing for one without a phone. */
export function RemindMenu({ order, handOver }: Props) {
  const t = useT()
  const reminders = useReminders(order, 'ready')
  if (reminders.length === 0) return null
  const actions = [
    ...reminders,
    ...(handOver ? [{ ...handOver, key: 'handOver', icon: <HandCoins size={20} aria-hidden="true" /> }] : []),
  ]
  return (
    <ActionMenu
      label={t('today.act.remindWho', { name: order.customer.name })}
      actions={actions}
      face={<span className={buttonClass({ kind: 'quiet' }, styles.button)}>{t('today.act.remind')}</span>}
    />
  )
}
