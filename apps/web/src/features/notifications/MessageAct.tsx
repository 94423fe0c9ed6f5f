import type { Notification } from '@darzi/contract/notification-shapes.ts'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import { openChat, resend } from './notification-data.ts'

const tones: Record<Notification['status'], BadgeTone> = {
  pending: 'marigold',
  sent: 'leaf',
  failed: 'thread',
  opened: 'indigo',
}

export function StatusBadge({ status }: Pick<Notification, 'status'>) {
  const t = useT()
  return <Badge tone={tones[status]}>{t(`notifications.status.${status}`)}</Badge>
}

export function MessageAct({ notification }: { notification: Notification }) {
  const t = useT()
  const { can, recipientName, recipient } = notification
  const whom = recipientName || recipient
  if (can.resend)
    return (
      <Button
        aria-label={t('notifications.history.resendTo', { whom })}
        onClick={() => void resend(notification)}
      >
        {t('notifications.history.resend')}
      </Button>
    )
  if (!can.open) return null
  return (
    <Button
      aria-label={t('notifications.history.openFor', { whom })}
      onClick={() => void openChat(notification)}
    >
      {t('notifications.history.open')}
    </Button>
  )
}
