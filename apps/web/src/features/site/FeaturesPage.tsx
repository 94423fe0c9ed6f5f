import { links } from '../../links.ts'
import { useT } from '../../words/use-t.ts'
import { ActionLink, Actions } from './ActionLink.tsx'
import { AudienceTabs } from './AudienceTabs.tsx'
import type { Audience } from './audience.ts'
import { Band } from './Band.tsx'
import styles from './FeaturesPage.module.css'
import { Icon, type IconName, SewnIcon } from './Icon.tsx'
import { PageHead } from './PageHead.tsx'
import { Section } from './Section.tsx'
import { SpoolArt } from './SpoolArt.tsx'

type Card = readonly [place: string, icon: IconName]

const cards: Record<Audience, readonly Card[]> = {
  customers: [
    ['customers.find', 'needle'],
    ['customers.measure', 'tape'],
    ['customers.track', 'spool'],
    ['customers.pay', 'rupee'],
  ],
  tailors: [
    ['tailors.book', 'book'],
    ['tailors.order', 'tape'],
    ['tailors.staff', 'people'],
    ['tailors.money', 'slip'],
  ],
  'fashion-houses': [
    ['houses.brand', 'tag'],
    ['houses.partners', 'rings'],
    ['houses.commission', 'percent'],
    ['houses.insight', 'bars'],
  ],
}
const benefits = ['First', 'Second', 'Third'] as const

export default function FeaturesPage() {
  const t = useT()
  const names = {
    customers: t('site-features.tabs.customers'),
    tailors: t('site-features.tabs.tailors'),
    'fashion-houses': t('site-features.tabs.houses'),
  }
  return (
    <>
      <PageHead heading={t('site-features.page.heading')} lede={t('site-features.page.lede')} />
      <Section>
        <AudienceTabs label={t('site-features.tabs.label')} names={names}>
          {(audience) => (
            <ul className={styles.cards}>
              {cards[audience].map((card) => (
                <FeatureCard key={card[0]} card={card} />
              ))}
            </ul>
          )}
        </AudienceTabs>
      </Section>
      <Band title={t('site-features.closing.title')} art={<SpoolArt />}>
        <Actions>
          <ActionLink to={links.register()} look="primary">
            {t('site-features.action.start')}
          </ActionLink>
          <ActionLink to={links.demo()} look="onIndigo">
            {t('site-features.action.demo')}
          </ActionLink>
        </Actions>
      </Band>
    </>
  )
}

function FeatureCard({ card: [place, icon] }: { card: Card }) {
  const t = useT()
  return (
    <li className={styles.card}>
      <SewnIcon name={icon} />
      <div>
        <h2 className={styles.title}>{t(`site-features.${place}Title`)}</h2>
        <ul className={styles.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit}>
              <Icon name="check" />
              {t(`site-features.${place}${benefit}`)}
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
