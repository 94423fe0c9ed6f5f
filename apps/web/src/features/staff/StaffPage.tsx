import { UserPlus } from 'lucide-react'
import { useMemo } from 'react'
import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { usePageActions } from '../../shell/page-actions.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { InviteDialog } from './InviteDialog.tsx'
import styles from './Staff.module.css'
import { StaffList } from './StaffList.tsx'
import { useStaff } from './staff-data.ts'

/** Who works here, as what, and who is invited. */
export default function StaffPage() {
  const t = useT()
  const { data: staff, error, refetch } = useStaff()
  const invite = useDialogAddress('invite')
  const reason = useMay('staff.write') ? undefined : t('staff.reason.onlyOwner')
  const openInvite = () => invite.open('new')
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening the dialog is the same as long as the address is
  const actions = useMemo(
    () => [{ id: 'invite', label: t('staff.invite.open'), shortcut: 'i', run: openInvite, reason }],
    [t, invite.search, reason],
  )
  usePageActions(actions)
  const isAlone = staff?.members.length === 1 && staff.invitations.length === 0
  const button = (
    <HonestButton
      kind="primary"
      icon={<UserPlus size={20} aria-hidden="true" />}
      reason={reason}
      onClick={openInvite}
    >
      {t('staff.invite.open')}
    </HonestButton>
  )
  return (
    <div className={styles.page}>
      <ScreenHeader title={t('staff.page.title')} backTo={links.tailorDashboard()} extra={!isAlone && button}>
        <p>{t('staff.page.why')}</p>
      </ScreenHeader>
      {!staff && error && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!staff && !error && <SkeletonRows rows={4} rowHeight={92} />}
      {staff && <StaffList staff={staff} isAlone={isAlone} inviteButton={button} />}
      <InviteDialog isOpen={invite.value !== undefined} onClose={invite.close} />
    </div>
  )
}
