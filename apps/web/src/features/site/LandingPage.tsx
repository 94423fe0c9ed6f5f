/**
 * The public site: what Darzi is, for whom, at what price, and its legal pages. It promises only what the product
 * is for, shows no figure that was not counted, and loads neither the component library nor the query cache.
 */
import { links } from '../../links.ts'
import { useIsUnknownAddress } from '../../shell/use-screen.ts'
import { useT } from '../../words/use-t.ts'
import { ActionLink, Actions } from './ActionLink.tsx'
import { Band } from './Band.tsx'
import styles from './FeatureCards.module.css'
import { Hero } from './Hero.tsx'
import { type IconName, SewnIcon } from './Icon.tsx'
import { Section } from './Section.tsx'
import { UnknownAddress } from './UnknownAddress.tsx'
import { WayCards } from './WayCards.tsx'

/** The door of whoever wears the clothes; tailors have one of their own, and a band here leads to it. */
export default function LandingPage() {
  const t = useT()
  const isUnknownAddress = useIsUnknownAddress()
  return (
    <>
      {isUnknownAddress && <UnknownAddress />}
      <LandingHero />
      <Ways />
      <FeatureCards />
      <Band title={t('site.tailors.title')} text={t('site.tailors.text')}>
        <Actions>
          <ActionLink to={links.forTailors()} look="primary">
            {t('site.action.forTailors')}
          </ActionLink>
          <ActionLink to={links.register()} look="onIndigo">
            {t('site.action.startTrial')}
          </ActionLink>
        </Actions>
      </Band>
      <Band cloth="khadi" title={t('site.pricing.title')} text={t('site.pricing.text')}>
        <Actions>
          <ActionLink to={links.howItWorks()}>{t('site.action.learnHow')}</ActionLink>
          <ActionLink to={links.pricing()}>{t('site.action.viewPricing')}</ActionLink>
          <ActionLink to={links.fashionHouses()}>{t('site.action.forHouses')}</ActionLink>
        </Actions>
      </Band>
    </>
  )
}

/** From the tape to the finished garment, each on its own page. */
function Ways() {
  const t = useT()
  const ways = [
    { key: 'find', icon: 'needle', to: links.findTailors() },
    { key: 'shop', icon: 'shopfront', to: links.shop() },
    { key: 'tryOn', icon: 'tape', to: links.tryOn() },
    { key: 'track', icon: 'spool', to: links.trackOrder() },
  ] as const
  return (
    <Section title={t('site.ways.title')}>
      <WayCards
        ways={ways.map(({ key, icon, to }) => ({
          icon,
          title: t(`site.ways.${key}Title`),
          text: t(`site.ways.${key}Text`),
          next: { to, says: t(`site.ways.${key}Next`) },
        }))}
      />
    </Section>
  )
}

/** Six things Darzi is for, each a cutting of another cloth. */
const cards = [
  { key: 'tailors', icon: 'needle', weave: 'stripe' },
  { key: 'ordering', icon: 'slip', weave: 'check' },
  { key: 'houses', icon: 'shopfront', weave: 'dot' },
  { key: 'insights', icon: 'bars', weave: 'twill' },
  { key: 'private', icon: 'lock', weave: 'pin' },
  { key: 'payments', icon: 'rupee', weave: 'windowpane' },
] as const satisfies readonly { key: string; icon: IconName; weave: string }[]

function FeatureCards() {
  const t = useT()
  return (
    <Section title={t('site.cards.title')} ground="sunk">
      <ul className={styles.grid}>
        {cards.map(({ key, icon, weave }) => (
          <li key={key} className={styles.card}>
            <div className={`${styles.swatch} ${styles[weave]}`} aria-hidden="true" />
            <SewnIcon name={icon} />
            <h3 className={styles.title}>{t(`site.cards.${key}Title`)}</h3>
            <p className={styles.text}>{t(`site.cards.${key}Text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Whoever has clothes made: measured on their own phone, sewn for them. */
function LandingHero() {
  const t = useT()
  return (
    <Hero
      lines={[t('site.hero.measured'), t('site.hero.made')]}
      lede={t('site.hero.lede')}
      note={t('site.hero.note')}
    >
      <ActionLink to={links.upload()} look="primary">
        {t('site.action.measure')}
      </ActionLink>
      <ActionLink to={links.findTailors()}>{t('site.action.findTailor')}</ActionLink>
    </Hero>
  )
}
