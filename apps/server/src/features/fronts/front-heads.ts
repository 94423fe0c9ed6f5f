/** What search engines, whoever is sent the link, and plain browsers read of a house's front and of the list of houses. */
import { writeMoney } from '@darzi/words/formats.ts'
import { t } from '@darzi/words/server.ts'
import type { AppContext } from '../../http/app-context.ts'
import type { HeadAsked, PageHead, PageHeads } from '../../http/page-heads.ts'
import { offeredOfShop } from '../collection/api.ts'
import { type FrontPage, frontPageOf } from './front-page.ts'
import { countFrontSlugs, foundHouses, frontSlugs } from './front-queries.ts'

const shownGarments = 60
const shownHouses = 100

export const headsOfFronts = ({ now }: Pick<AppContext, 'now'>): PageHeads => ({
  async headAt(asked) {
    if (asked.path === '/fashion-houses') return headOfHouses(asked)
    const [, slug] = /^\/houses\/([^/]+)$/.exec(asked.path) ?? []
    const front = slug && (await frontPageOf(asked.tx, slug, now()))
    return front ? headOfFront(front, asked) : undefined
  },
  listed: {
    houses: {
      count: countFrontSlugs,
      read: async (tx, part) => (await frontSlugs(tx, part)).map((slug) => `/houses/${slug}`),
    },
  },
})

async function headOfHouses({ tx, language }: HeadAsked): Promise<PageHead> {
  const houses = await foundHouses(tx, { words: [], most: shownHouses })
  return {
    title: t(language, 'heads.houses.title'),
    description: t(language, 'heads.houses.description'),
    isFound: true,
    text: [
      t(language, 'heads.houses.description'),
      ...houses.map(({ name, city, tagline }) => [name, city, tagline].filter(Boolean).join(' · ')),
    ],
  }
}

async function headOfFront(front: FrontPage, asked: HeadAsked): Promise<PageHead> {
  const { tx, language, root } = asked
  const { name, tagline, about, domain, slug, address, phone } = front
  const garments = await offeredOfShop(tx, { shopId: front.shopId, most: shownGarments })
  const url = domain ? `${root.protocol}//${domain}/` : new URL(`/houses/${slug}`, root).href
  const image = front.logoUrl && new URL(front.logoUrl, root).href
  const description = about?.slice(0, 200) || tagline || t(language, 'heads.front.description', { name })
  return {
    title: tagline ? `${name} · ${tagline}` : name,
    description,
    image,
    site: name,
    canonical: url,
    isFound: !front.isDemo,
    jsonLd: schemaOf(front, { url, image, description }),
    text: [
      ...[tagline, about, address, phone].filter((each) => each !== undefined),
      ...garments.map((item) => `${item.name}, ${writeMoney(item.price_minor, item.currency)}`),
    ],
  }
}

/** schema.org: a house is a shop of clothes. A sample house is none. */
function schemaOf(
  front: FrontPage,
  { url, image, description }: { url: string; image: string | undefined; description: string },
) {
  if (front.isDemo) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'ClothingStore',
    name: front.name,
    slogan: front.tagline,
    description,
    url,
    logo: image,
    telephone: front.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: front.address,
      addressLocality: front.city,
      addressCountry: front.country,
    },
  }
}
