/**
 * The public site: what Darzi is, for whom, at what price, and its legal pages. It promises only what the product
 * is for, shows no figure that was not counted, and loads neither the component library nor the query cache.
 */
import { links } from '../../links.ts'
import { useIsUnknownAddress } from '../../shell/use-screen.ts'
import { useT } from '../../words/use-t.ts'
import { ActionLink, Actions } from './ActionLink.tsx'
import { Band } from './Band.tsx'
import { BookArt } from './BookArt.tsx'
import styles from './BookPart.module.css'
import { FeatureCards } from './FeatureCards.tsx'
import { Icon, type IconName } from './Icon.tsx'
import { LandingHero } from './LandingHero.tsx'
import { Section } from './Section.tsx'
import { ShopfrontArt } from './ShopfrontArt.tsx'
import { SpoolArt } from './SpoolArt.tsx'
import { UnknownAddress } from './UnknownAddress.tsx'

export default function LandingPage() {
  const t = useT()
  const isUnknownAddress = useIsUnknownAddress()
  return (
    <>
      {isUnknownAddress && <UnknownAddress />}
      <LandingHero />
      <FeatureCards />
      <Band title={t('site.pricing.title')} text={t('site.pricing.text')} art={<SpoolArt />}>
        <ActionLink to={links.pricing()} look="onIndigo">
          {t('site.action.viewPricing')}
        </ActionLink>
      </Band>
      <BookPart />
      <Band cloth="khadi" title={t('site.houses.title')} text={t('site.houses.text')} art={<ShopfrontArt />}>
        <ActionLink to={links.fashionHouses()}>{t('site.action.forHouses')}</ActionLink>
      </Band>
      <Band title={t('site.closing.title')} text={t('site.closing.text')}>
        <Actions>
          <ActionLink to={links.register()} look="primary">
            {t('site.action.startTrial')}
          </ActionLink>
        </Actions>
      </Band>
    </>
  )
}

const lines = [
  { key: 'phone', icon: 'phone' },
  { key: 'scripts', icon: 'script' },
  { key: 'family', icon: 'people' },
  { key: 'import', icon: 'list' },
  { key: 'undo', icon: 'undo' },
] as const satisfies readonly { key: string; icon: IconName }[]

/** What a shop can do with its customer book from the first day. */
function BookPart() {
  const t = useT()
  return (
    <Section title={t('site.counter.title')} lede={t('site.counter.lede')}>
      <div className={styles.sides}>
        <BookArt />
        <div>
          <ul className={styles.lines}>
            {lines.map(({ key, icon }) => (
              <li key={key} className={styles.line}>
                <Icon name={icon} />
                {t(`site.counter.${key}`)}
              </li>
            ))}
          </ul>
          <ActionLink to={links.features()}>{t('site.action.seeFeatures')}</ActionLink>
        </div>
      </div>
    </Section>
  )
}
