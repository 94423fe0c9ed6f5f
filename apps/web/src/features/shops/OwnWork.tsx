import type { StaffRole } from '@darzi/contract/access.ts'
import { useSession } from '../../data/session.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useT } from '../../words/use-t.ts'

/** The first screen of a member who sees no figures: who they are here, and why there is no more. */
export function OwnWork({ role }: { role: StaffRole }) {
  const t = useT()
  const { user } = useSession()
  return (
    <EmptyState title={t('shops.staff.hello', { name: user?.name ?? '' })}>
      {t('shops.staff.why', { role })}
    </EmptyState>
  )
}
