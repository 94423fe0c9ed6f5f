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
import { OwnDetailsCard } from './OwnDetailsCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import styles from './ProfilePage.module.css'
import { SecurityCard } from './SecurityCard.tsx'

/** The own account; `children` stand above it: for a tailor, the shop. */
export function ProfileCards({ children }: { children?: ReactNode }) {
  const t = useT()
  const session = useSession()
  const signOut = useSignOut()
  const hasUnsaved = useHasUnsavedForm()
  return (
    <div className={styles.page}>
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
        <div className={styles.cards}>
          {children}
          <OwnDetailsCard user={session.user} language={session.language} />
          <PasswordCard email={session.user.email} />
          <SecurityCard />
          <DevicesCard />
        </div>
      ) : (
        <SkeletonRows rows={3} rowHeight={180} />
      )}
    </div>
  )
}
