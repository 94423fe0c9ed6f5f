import { links } from '../../links.ts'
import { useSay } from '../../words/use-say.ts'
import { ActionLink, Actions } from './ActionLink.tsx'
import { Band } from './Band.tsx'
import type { IconName } from './Icon.tsx'
import { PageHead } from './PageHead.tsx'
import { PointGrid } from './PointGrid.tsx'
import { Section } from './Section.tsx'
import { ShopfrontArt } from './ShopfrontArt.tsx'

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
  const say = useSay()
  const tell = (place: string, listed: Listed) =>
    listed.map(([key, icon]) => ({
      icon,
      title: say(`site-houses.${place}.${key}Title`),
      text: say(`site-houses.${place}.${key}Text`),
    }))
  return (
    <>
      <PageHead
        heading={say('site-houses.page.heading')}
        lede={say('site-houses.page.lede')}
        art={<ShopfrontArt />}
      >
        <Actions>
          <ActionLink to={links.contact()} look="next">
            {say('site-houses.action.partner')}
          </ActionLink>
          <ActionLink to={links.features()}>{say('site-houses.action.learn')}</ActionLink>
        </Actions>
      </PageHead>
      <Section title={say('site-houses.benefits.title')}>
        <PointGrid points={tell('benefits', benefits)} />
      </Section>
      <Section title={say('site-houses.features.title')} ground="sunk">
        <PointGrid points={tell('features', features)} />
      </Section>
      <Band title={say('site-houses.closing.title')} text={say('site-houses.closing.text')}>
        <ActionLink to={{ pathname: links.pricing(), search: '?for=fashion-houses' }} look="onIndigo">
          {say('site-houses.closing.action')}
        </ActionLink>
      </Band>
    </>
  )
}
