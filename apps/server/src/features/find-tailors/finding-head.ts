/** The search for a tailor as whoever has no JavaScript reads it: the tailors found by what stands in the address, page by page. */
import { findTailorRoutes } from '@darzi/contract/find-tailors.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import type { Language } from '@darzi/words/languages.ts'
import { t } from '@darzi/words/server.ts'
import { cursorOf, placeOf } from '../../http/keyset.ts'
import type { HeadAsked, PageHead } from '../../http/page-heads.ts'
import { filterOf, type TailorQuery } from './find-tailors.ts'
import { type FoundListing, foundListings } from './listing-queries.ts'

const most = 24

export async function headOfFinding({ tx, query, language, now }: HeadAsked): Promise<PageHead> {
  const asked = searchIn(query)
  const { sort } = asked
  const after = placeIn(query, sort)
  const found = await foundListings(tx, { filter: filterOf(asked, now), sort, after, most: most + 1 })
  const last = found.length > most ? found[most - 1] : undefined
  const description = t(language, 'heads.find.description')
  return {
    title: t(language, 'heads.find.title'),
    description,
    isFound: true,
    text: found.length > 0 ? [description] : [description, t(language, 'heads.find.none')],
    search: {
      path: '/find-tailors',
      fields: [
        { name: 'q', label: t(language, 'heads.find.words'), value: asked.q ?? '' },
        { name: 'city', label: t(language, 'heads.find.city'), value: asked.city ?? '' },
      ],
      submit: t(language, 'heads.find.search'),
    },
    links: [
      ...found.slice(0, most).map((row) => ({
        words: lineOf(row, language),
        path: `/tailors/${encodeURIComponent(row.slug)}`,
      })),
      ...(last
        ? [
            {
              words: t(language, 'heads.find.more'),
              path: pathBehind(query, cursorOf(sort, last.sort_key, last.id)),
            },
          ]
        : []),
    ],
  }
}

/** Where the page before this one ended; the beginning for what is no such place in this order. */
function placeIn(query: URLSearchParams, sort: string) {
  const cursor = query.get('after')
  const place = cursor === null ? undefined : placeOf(cursor, sort, Number.isFinite)
  return place && { key: Number(place.key), id: place.id }
}

function pathBehind(query: URLSearchParams, after: string): string {
  const next = new URLSearchParams(query)
  next.set('after', after)
  return `/find-tailors?${next}`
}

const lineOf = ({ name, city, from_minor: from, currency, is_demo }: FoundListing, language: Language) =>
  [
    name,
    city,
    from !== null && t(language, 'heads.find.from', { price: writeMoney(from, currency) }),
    is_demo && t(language, 'heads.find.sample'),
  ]
    .filter(Boolean)
    .join(' · ')

/** The search of an address. What is no search, or cannot stand without what is missing, is left out: a link to it still finds. */
export function searchIn(query: URLSearchParams): TailorQuery {
  const { shape } = findTailorRoutes.find.query
  const told = Object.entries(shape).flatMap(([name, value]) => {
    const said = query.get(name)
    return said && name !== 'after' && value.safeParse(said).success ? [[name, said]] : []
  })
  const asked = findTailorRoutes.find.query.parse(Object.fromEntries(told))
  const isNearKnown = asked.lat !== undefined && asked.lng !== undefined
  const lacks = { best: false, near: !isNearKnown, price: !asked.garment }
  return {
    ...asked,
    ready: asked.garment ? asked.ready : undefined,
    sort: lacks[asked.sort] ? 'best' : asked.sort,
  }
}
