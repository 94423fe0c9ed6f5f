import { lazy, Suspense } from 'react'
import { links } from '../../links.ts'
import { useT } from '../../words/use-t.ts'
import { ActionLink, Actions } from './ActionLink.tsx'
import { Band } from './Band.tsx'
import type { IconName } from './Icon.tsx'
import { PageHead } from './PageHead.tsx'
import { PointGrid } from './PointGrid.tsx'
import { Section } from './Section.tsx'
import { ShopfrontArt } from './ShopfrontArt.tsx'

/** The houses come a moment after the page. */
const houseList = import('../fronts/api.ts').then(({ loadHouseList }) => loadHouseList())
const HouseList = lazy(() => houseList)

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
