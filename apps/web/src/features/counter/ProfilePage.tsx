import { lazy, Suspense } from 'react'
import { loadNewsCard } from '../account-news/api.ts'
import { ProfileCards } from '../accounts/api.ts'
import { OpeningHoursCard } from '../calendar/api.ts'
import { ListingCard } from '../find-tailors/api.ts'
import { FormLinkCard } from '../get-measured/api.ts'
import { CounterCard } from '../payments/api.ts'
import { AboutShopCard, AccountSettingsCard, PortfolioCard } from '../settings/api.ts'
import { ShopCard } from '../shops/api.ts'
import { BadgeLoss, VerificationCard } from '../verifications/api.ts'

const NewsCard = lazy(async () => ({ default: (await loadNewsCard()).NewsCard }))

/** The shop one works in, its counter and the link to its form, and below them the own account. */
export default function ProfilePage() {
  return (
    <ProfileCards
      settings={
        <>
          <Suspense>
            <NewsCard side="shop" />
          </Suspense>
          <AccountSettingsCard />
        </>
      }
    >
      <ShopCard beforeSaving={(typed) => <BadgeLoss {...typed} />} />
      <AboutShopCard />
      <PortfolioCard />
      <ListingCard />
      <VerificationCard />
      <OpeningHoursCard />
      <CounterCard />
      <FormLinkCard />
    </ProfileCards>
  )
}
