import { ProfileCards } from './ProfileCards.tsx'

/** A customer's own account. */
export default function ProfilePage() {
  return <ProfileCards />
}
