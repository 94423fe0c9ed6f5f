import { lazy, Suspense } from 'react'
import { loadNewsCard } from '../account-news/api.ts'
import { ProfileCards } from '../accounts/api.ts'
import { loadOwnProfileCards } from '../own-profile/api.ts'

const OwnProfileCards = lazy(async () => ({ default: (await loadOwnProfileCards()).OwnProfileCards }))
const NewsCard = lazy(async () => ({ default: (await loadNewsCard()).NewsCard }))

/** A customer's own account: who they are, where orders go and for whom, how they are told, and how it is kept safe. */
export default function ProfilePage() {
  return (
    <ProfileCards
      ordering={
        <Suspense>
          <OwnProfileCards />
          <NewsCard side="customer" />
        </Suspense>
      }
    />
  )
}
