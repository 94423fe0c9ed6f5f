import type { TailorPage } from '@darzi/contract/find-tailors.ts'
import { ledeOf } from '@darzi/tailoring/shops/lede.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import type { Language } from '@darzi/words/languages.ts'
import { t } from '@darzi/words/server.ts'
import type { HeadAsked, PageHead, PageHeads } from '../../http/page-heads.ts'
import { productHead, productPaths } from '../collection/api.ts'
import { headOfFinding } from './finding-head.ts'
import { countListedSlugs, listedSlugs } from './listing-queries.ts'
import { tailorPageOf } from './tailor-page.ts'

/** What search engines, and people without JavaScript, read of these pages. */
export const tailorHeads: PageHeads = {
  async headAt(asked) {
    if (asked.path === '/find-tailors') return headOfFinding(asked)
    if (asked.path.startsWith('/shop/')) return productHead(asked)
    const [, slug] = /^\/tailors\/([^/]+)$/.exec(asked.path) ?? []
    const page = slug && (await tailorPageOf(asked.tx, decodeURIComponent(slug)))
    return page ? headOfTailor(page, asked) : undefined
  },
  listed: {
    tailors: {
      count: countListedSlugs,
      read: async (tx, part) => (await listedSlugs(tx, part)).map((slug) => `/tailors/${slug}`),
    },
    garments: productPaths,
  },
}

function headOfTailor(page: TailorPage, { language, root, path }: HeadAsked): PageHead {
  const place = [page.city, page.state].filter(Boolean).join(', ')
  // Previews keep copies: a photo of a customer's piece, which may be withdrawn, is in none.
  const photo = page.photos.find(({ garments }) => garments.length === 0)
  const image = photo && new URL(photo.url, root).href
  const title = place
    ? t(language, 'heads.tailor.titleIn', { name: page.name, place })
    : t(language, 'heads.tailor.title', { name: page.name })
  const description =
    page.about?.slice(0, 200) || t(language, 'heads.tailor.description', { name: page.name })
  return {
    title,
    description,
    image,
    firstPicture: page.photos[0]?.thumbUrl,
    look: { title: page.name, lede: ledeOf(page.about ?? '') },
    isFound: !page.isDemo,
    jsonLd: schemaOf(page, { url: new URL(path, root).href, image }),
    text: linesOf(page, language),
  }
}

/** schema.org: a tailor is a local business. A sample shop is none. */
function schemaOf(page: TailorPage, { url, image }: { url: string; image: string | undefined }) {
  if (page.isDemo) return undefined
  const { rating, reviews } = page.standing
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    additionalType: 'https://www.wikidata.org/wiki/Q242468',
    name: page.name,
    url,
    image,
    description: page.about,
    telephone: page.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: page.address,
      addressLocality: page.city,
      addressRegion: page.state,
      addressCountry: page.country,
    },
    aggregateRating:
      rating === undefined
        ? undefined
        : { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviews },
    makesOffer: page.prices.slice(0, 20).map(({ key, name, fromMinor }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: name ?? t('en', `garment-names.types.${key}`) },
      priceSpecification: {
        '@type': 'PriceSpecification',
        minPrice: fromMinor / 100,
        priceCurrency: page.currency,
      },
    })),
  }
}

/** The page in words, for whoever has no JavaScript. */
function linesOf(page: TailorPage, language: Language): string[] {
  const { rating, reviews, keptPercent } = page.standing
  const prices = page.prices.map(({ key, name, fromMinor }) =>
    t(language, 'heads.tailor.price', {
      garment: name ?? t(language, `garment-names.types.${key}`),
      price: writeMoney(fromMinor, page.currency),
    }),
  )
  return [
    ...(page.about ? [page.about] : []),
    ...[page.address, page.phone].filter((each) => each !== undefined),
    ...(rating === undefined ? [] : [t(language, 'heads.tailor.rating', { rating, count: reviews })]),
    ...(keptPercent === undefined ? [] : [t(language, 'heads.tailor.kept', { percent: keptPercent })]),
    ...prices,
  ]
}
