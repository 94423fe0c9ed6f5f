import type { Notification } from '@darzi/contract/notification-shapes.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { InstantText } from '../../ui/DateText.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useT } from '../../words/use-t.ts'
import { MessageAct, StatusBadge } from './MessageAct.tsx'
import styles from './Notifications.module.css'

interface Props {
  notification: Notification
  onClose: () => void
}

/** A message as it was written, and what became of it. */
export function MessageDialog({ notification, onClose }: Props) {
  const t = useT()
  const { recipientName, recipient, event, type, status, subject, message, error, order } = notification
  const whom = type === 'push' ? recipientName : [recipientName, recipient].filter(Boolean).join(' · ')
  return (
    <Dialog title={t(`notifications.event.${event}`)} isOpen onClose={onClose}>
      <div className={styles.rows}>
        <p>
          <StatusBadge status={status} /> {t(`notifications.way.${type}`)} · {whom}
        </p>
        <p className={styles.quiet}>
          <InstantText at={notification.sentAt ?? notification.createdAt} />
        </p>
        {error && <p className={styles.error}>{t('notifications.history.error', { error })}</p>}
        {type === 'email' && <p className={styles.subject}>{subject}</p>}
        <p className={styles.words}>{message}</p>
        <div className={styles.acts}>
          {order && <ButtonLink to={links.order(order.id)}>{order.number}</ButtonLink>}
          <MessageAct notification={notification} />
        </div>
      </div>
    </Dialog>
  )
}
