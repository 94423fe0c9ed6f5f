import { descriptionIn, nameIn } from '@darzi/tailoring/collection/other-words.ts'
import { slugOfItem } from '@darzi/tailoring/collection/slug.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { t } from '@darzi/words/server.ts'
import { crossTenant } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import type { HeadAsked, ListedPaths, PageHead } from '../../http/page-heads.ts'
import { countOfferedForSearch, offeredForSearch, offeredItems } from './item-queries.ts'
import { type Product, productOf } from './product-page.ts'

/** What search engines, and people without JavaScript, read of a garment's page; undefined for another page. */
export async function productHead(asked: HeadAsked): Promise<PageHead | undefined> {
  const [, slug] = /^\/shop\/([^/]+)$/.exec(asked.path) ?? []
  const product = slug && (await productOf(asked.tx, decodeURIComponent(slug)))
  return product ? headOf(product, asked) : undefined
}

/** Paths of garments on offer for sitemaps; a sample shop's stand in none. */
export const productPaths: ListedPaths = {
  count: (tx) => crossTenant(tx, 'collection', () => countOfferedForSearch(tx)),
  async read(tx, part) {
    const items = await crossTenant(tx, 'collection', () => offeredForSearch(tx, part))
    return items.map((item) => `/shop/${slugOfItem(item)}`)
  },
}

/** The same of one shop's own. */
export async function productPathsOf(tx: Tx, { shopId, most }: { shopId: string; most: number }) {
  return (await offeredOfShop(tx, { shopId, most })).map((item) => `/shop/${slugOfItem(item)}`)
}

/** What a shop offers, newest first. */
export async function offeredOfShop(tx: Tx, { shopId, most }: { shopId: string; most: number }) {
  const { rows } = await crossTenant(tx, 'collection', () => offeredItems(tx, { shop: shopId, limit: most }))
  return rows
}

function headOf(product: Product, { language, root }: HeadAsked): PageHead {
  const { item, rating, reviews } = product
  const price = writeMoney(item.priceMinor, item.currency)
  const [name, said] = [nameIn(item, language), descriptionIn(item, language)]
  const title = t(language, 'heads.product.title', { name, shop: item.shop.name })
  const description = said?.slice(0, 200) || t(language, 'heads.product.description', { name, price })
  const image = item.photo && new URL(item.photo.url, root).href
  const url = new URL(`/shop/${slugOfItem(item)}`, root).href
  return {
    title,
    description,
    image,
    isFound: !item.shop.isDemo,
    jsonLd: schemaOf(product, { url, image }),
    text: [
      ...(said ? [said] : []),
      t(language, 'heads.product.price', { price, shop: item.shop.name }),
      item.colours.map(({ name }) => name).join(', '),
      item.sizes.map(({ size }) => size).join(', '),
      ...(item.isMadeToMeasure ? [t(language, 'heads.product.toMeasure')] : []),
      ...(rating === undefined ? [] : [t(language, 'heads.tailor.rating', { rating, count: reviews })]),
    ],
  }
}

/** schema.org: a garment on offer. What a sample shop shows is none. */
function schemaOf(
  { item, rating, reviews }: Product,
  { url, image }: { url: string; image: string | undefined },
) {
  if (item.shop.isDemo) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: item.name,
    description: item.description,
    image,
    url,
    aggregateRating:
      rating === undefined
        ? undefined
        : { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviews },
    offers: {
      '@type': 'Offer',
      price: item.priceMinor / 100,
      priceCurrency: item.currency,
      availability: 'https://schema.org/MadeToOrder',
      seller: { '@type': 'LocalBusiness', name: item.shop.name },
    },
  }
}
