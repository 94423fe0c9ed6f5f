import type { StaffRole } from '@darzi/contract/access.ts'
import { useSession } from '../../data/session.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useSay } from '../../words/use-say.ts'

/** The first screen of a member who sees no figures: who they are here, and why there is no more. */
export function OwnWork({ role }: { role: StaffRole }) {
  const say = useSay()
  const { user } = useSession()
  return (
    <EmptyState title={say('shops.staff.hello', { name: user?.name ?? '' })}>
      {say('shops.staff.why', { role })}
    </EmptyState>
  )
}
