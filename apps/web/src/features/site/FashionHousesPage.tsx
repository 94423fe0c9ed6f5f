import { lazy, Suspense } from 'react'
import { links } from '../../links.ts'
import { hereByNow } from '../../ui/here-by-now.ts'
import { useT } from '../../words/use-t.ts'
import { ActionLink, Actions } from './ActionLink.tsx'
import styles from './Art.module.css'
import { Band } from './Band.tsx'
import type { IconName } from './Icon.tsx'
import { PageHead } from './PageHead.tsx'
import { PointGrid } from './PointGrid.tsx'
import { Section } from './Section.tsx'

/** The houses come a moment after the page. */
const houseList = import('../fronts/api.ts').then(({ loadHouseList }) => loadHouseList())
const HouseList = lazy(hereByNow(houseList))

type Listed = readonly (readonly [key: string, icon: IconName])[]

const benefits: Listed = [
  ['revenue', 'rupee'],
  ['oneStop', 'shopfront'],
  ['tailors', 'needle'],
  ['label', 'tag'],
]
const features: Listed = [
  ['brand', 'tag'],
  ['station', 'tape'],
  ['messages', 'speech'],
  ['figures', 'bars'],
  ['shares', 'percent'],
  ['premium', 'rosette'],
]

export default function FashionHousesPage() {
  const t = useT()
  const tell = (place: string, listed: Listed) =>
    listed.map(([key, icon]) => ({
      icon,
      title: t(`site-houses.${place}.${key}Title`),
      text: t(`site-houses.${place}.${key}Text`),
    }))
  return (
    <>
      <PageHead
        heading={t('site-houses.page.heading')}
        lede={t('site-houses.page.lede')}
        art={<ShopfrontArt />}
      >
        <Actions>
          <ActionLink to={links.contact()} look="primary">
            {t('site-houses.action.partner')}
          </ActionLink>
          <ActionLink to={links.features()}>{t('site-houses.action.learn')}</ActionLink>
        </Actions>
      </PageHead>
      <Section title={t('site-houses.list.title')} ground="sunk">
        <Suspense>
          <HouseList />
        </Suspense>
      </Section>
      <Section title={t('site-houses.benefits.title')}>
        <PointGrid points={tell('benefits', benefits)} />
      </Section>
      <Section title={t('site-houses.features.title')} ground="sunk">
        <PointGrid points={tell('features', features)} />
      </Section>
      <Band title={t('site-houses.closing.title')} text={t('site-houses.closing.text')}>
        <ActionLink to={{ pathname: links.pricing(), search: '?for=fashion-houses' }} look="onIndigo">
          {t('site-houses.closing.action')}
        </ActionLink>
      </Band>
    </>
  )
}

const stripes = [0, 1, 2, 3, 4, 5]

/** A boutique's window: their awning, their sign left blank for them, a kurta on the stand inside. */
function ShopfrontArt() {
  return (
    <svg className={styles.art} viewBox="0 0 320 260" aria-hidden="true">
      <path className={styles.page} d="M30 84h260v168H30z" />
      <rect x="46" y="126" width="132" height="126" className={styles.table} />
      <path className={styles.cloth} d="m94 142 8-6h20l8 6 22 34-12 9-10-12 8 62H86l8-62-10 12-12-9z" />
      <path className={styles.stitch} d="M112 138v44M90 228h44" />
      <path className={styles.chalk} d="M112 235v17M96 252h32" />
      <path className={styles.chalk} d="M200 252V130h66v122M254 194v6" />
      <path className={styles.table} d="M206 136h54v50h-54z" />
      {stripes.map((stripe) => (
        <path
          key={stripe}
          className={stripe % 2 === 0 ? styles.spine : styles.askedStripe}
          d={`M${20 + stripe * 46.7} 56h46.7v42a23.35 16 0 0 1-46.7 0z`}
        />
      ))}
      <rect x="70" y="14" width="180" height="42" rx="6" className={styles.asked} />
      <path className={styles.lead} d="M92 35h136" strokeDasharray="9 7" />
    </svg>
  )
}
