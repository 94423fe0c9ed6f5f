import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSession } from '../../data/session.ts'
import { useSignOut } from '../../shell/AccountMenu.tsx'
import { landingOf } from '../../shell/admit.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { UnsavedGuard } from '../../shell/UnsavedGuard.tsx'
import { Button } from '../../ui/Button.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useHasUnsavedForm } from '../../ui/unsaved-forms.ts'
import { useT } from '../../words/use-t.ts'
import { DevicesCard } from './DevicesCard.tsx'
import { EmailCard } from './EmailCard.tsx'
import { OwnDataCard } from './OwnDataCard.tsx'
import { OwnDetailsCard } from './OwnDetailsCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import styles from './ProfilePage.module.css'
import { SecurityCard } from './SecurityCard.tsx'

interface Props {
  /** Below who one is: where orders go, how one is told. */
  ordering?: ReactNode
  /** Below the password: what else is set up for the account. */
  settings?: ReactNode
  /** Stand first: for a tailor, the shop. */
  children?: ReactNode
}

/** The own account. */
export function ProfileCards({ ordering, settings, children }: Props) {
  const t = useT()
  const session = useSession()
  const signOut = useSignOut()
  const hasUnsaved = useHasUnsavedForm()
  return (
    <div className={children ? styles.wide : styles.page}>
      <ScreenHeader
        title={t(children ? 'accounts.profile.title' : 'accounts.profile.ownTitle')}
        backTo={landingOf(session)}
        extra={
          <Button icon={<LogOut size={20} aria-hidden="true" />} onClick={() => void signOut()}>
            {t('accounts.profile.logout')}
          </Button>
        }
      />
      <UnsavedGuard isDirty={hasUnsaved} />
      {session.isChecked && session.user ? (
        <div className={styles.columns}>
          {children && <div className={styles.cards}>{children}</div>}
          <div className={styles.cards}>
            <OwnDetailsCard user={session.user} language={session.language} />
            {ordering}
            <EmailCard email={session.user.email} />
            <PasswordCard email={session.user.email} />
            {settings}
            <SecurityCard />
            <DevicesCard />
            <OwnDataCard email={session.user.email} />
          </div>
        </div>
      ) : (
        <SkeletonRows rows={3} rowHeight={180} />
      )}
    </div>
  )
}
