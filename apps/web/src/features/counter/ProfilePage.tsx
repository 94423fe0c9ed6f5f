import { ProfileCards } from '../accounts/api.ts'
import { FormLinkCard } from '../get-measured/api.ts'
import { CounterCard } from '../payments/api.ts'
import { ShopCard } from '../shops/api.ts'

/** The shop one works in, its counter and the link to its form, and below them the own account. */
export default function ProfilePage() {
  return (
    <ProfileCards>
      <ShopCard />
      <CounterCard />
      <FormLinkCard />
    </ProfileCards>
  )
}
