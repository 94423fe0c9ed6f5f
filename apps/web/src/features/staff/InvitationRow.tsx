import { writeInstantDay } from '@darzi/words/formats.ts'
import { Mail } from 'lucide-react'
import { useMay, useSession } from '../../data/session.ts'
import { toastDone, toastProblem } from '../../shell/toasts.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import styles from './Staff.module.css'
import { useInvite, useWithdraw } from './staff-data.ts'
import type { Invitation } from './staff-list.ts'

/** Someone who was written to and has not come yet. */
export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const t = useT()
  const language = useLanguage()
  const { shop } = useSession()
  const reason = useMay('staff.write') ? undefined : t('staff.reason.onlyOwner')
  const invite = useInvite()
  const withdraw = useWithdraw()
  const { id, name, email, role, isExpired, expiresAt } = invitation

  const sendAgain = () =>
    invite.mutate(
      { name, email, role },
      { onSuccess: () => toastDone(t('staff.done.invited', { email })), onError: toastProblem },
    )
  const takeBack = () =>
    withdraw.mutate(id, {
      onSuccess: () => toastDone(t('staff.done.withdrawn', { name })),
      onError: toastProblem,
    })
  const day = writeInstantDay(expiresAt, language, shop?.timeZone)
  return (
    <li className={styles.row}>
      <span className={styles.letter} aria-hidden="true">
        <Mail size={22} strokeWidth={1.8} />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          <strong>{name}</strong> <Badge>{t(`staff.role.${role}`)}</Badge>
          {isExpired && <Badge tone="thread">{t('staff.row.expired')}</Badge>}
        </p>
        <p className={styles.email}>
          {email}
          {!isExpired && ` · ${t('staff.row.expiresOn', { day })}`}
        </p>
      </div>
      <div className={styles.actions}>
        <HonestButton
          reason={reason}
          isBusy={invite.isPending}
          aria-label={t('staff.row.sendAgainTo', { name })}
          onClick={sendAgain}
        >
          {t('staff.row.sendAgain')}
        </HonestButton>
        <HonestButton
          reason={reason}
          isBusy={withdraw.isPending}
          aria-label={t('staff.row.withdrawNamed', { name })}
          onClick={takeBack}
        >
          {t('staff.row.withdraw')}
        </HonestButton>
      </div>
    </li>
  )
}
