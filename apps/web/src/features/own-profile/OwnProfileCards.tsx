import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { AddressesCard } from './AddressesCard.tsx'
import { FamilyCard } from './FamilyCard.tsx'
import { useOwnProfile } from './own-profile-data.ts'
import { UnitCard } from './UnitCard.tsx'

/** Where the account's orders go, for whom they are, and how sizes are read. */
export function OwnProfileCards() {
  const { data, error, refetch } = useOwnProfile()
  if (error && !data) return <QueryFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={2} rowHeight={160} />
  return (
    <>
      <AddressesCard addresses={data.addresses} />
      <FamilyCard people={data.people} />
      <UnitCard />
    </>
  )
}
