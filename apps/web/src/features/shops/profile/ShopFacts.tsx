import type { ReactNode } from 'react'
import { useLanguage, useT } from '../../../words/use-t.ts'
import styles from './Profile.module.css'
import { countryName, zoneName } from './places.ts'
import type { Shop } from './shop-data.ts'

/** What is known of the shop; what is missing is said, not left blank. */
export function ShopFacts({ shop }: { shop: Shop }) {
  const t = useT()
  const language = useLanguage()
  return (
    <dl className={styles.facts}>
      <Fact label={t('profile.shop.name')}>{shop.name}</Fact>
      <Fact label={t('profile.shop.phone')}>{shop.phoneShown}</Fact>
      <Fact label={t('profile.shop.email')}>{shop.email}</Fact>
      <Fact label={t('profile.shop.address')}>{shop.address}</Fact>
      <Fact label={t('profile.shop.country')}>{countryName(shop.country, language)}</Fact>
      <Fact label={t('profile.shop.currency')}>{t(`profile.currency.${shop.currency}`)}</Fact>
      <Fact label={t('profile.shop.timeZone')}>{zoneName(shop.timeZone)}</Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children?: ReactNode }) {
  const t = useT()
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || <span className={styles.missing}>{t('profile.shop.missing')}</span>}</dd>
    </div>
  )
}
