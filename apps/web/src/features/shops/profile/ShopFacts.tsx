import type { ReactNode } from 'react'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import styles from './Profile.module.css'
import { countryName, zoneName } from './places.ts'
import type { Shop } from './shop-data.ts'

/** What is known of the shop; what is missing is said, not left blank. */
export function ShopFacts({ shop }: { shop: Shop }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <dl className={styles.facts}>
      <Fact label={say('profile.shop.name')}>{shop.name}</Fact>
      <Fact label={say('profile.shop.phone')}>{shop.phoneShown}</Fact>
      <Fact label={say('profile.shop.email')}>{shop.email}</Fact>
      <Fact label={say('profile.shop.address')}>{shop.address}</Fact>
      <Fact label={say('profile.shop.country')}>{countryName(shop.country, language)}</Fact>
      <Fact label={say('profile.shop.currency')}>{say(`profile.currency.${shop.currency}`)}</Fact>
      <Fact label={say('profile.shop.timeZone')}>{zoneName(shop.timeZone)}</Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children?: ReactNode }) {
  const say = useSay()
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || <span className={styles.missing}>{say('profile.shop.missing')}</span>}</dd>
    </div>
  )
}
