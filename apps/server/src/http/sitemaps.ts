/** The sitemap: an index of files, each with as many addresses as a search engine reads of one. */
import { listedPages } from '@darzi/contract/public-pages.ts'
import type { Tx } from '../db/tx.ts'
import type { PageHeads } from './page-heads.ts'

type Kinds = PageHeads['listed']

/** Search engines read up to 50,000 addresses of a file. */
const mostInPart = 40_000

/** The names of the files that hold what shops and houses show. */
export async function partsOf(tx: Tx, kinds: Kinds): Promise<string[]> {
  const names = []
  for (const [kind, listed] of Object.entries(kinds)) {
    const parts = Math.ceil((await listed.count(tx)) / mostInPart)
    for (let part = 1; part <= parts; part++) names.push(`${kind}-${part}`)
  }
  return names
}

/** What a file of such a name holds; undefined where there is none. */
export async function pathsIn(tx: Tx, kinds: Kinds, name: string): Promise<readonly string[] | undefined> {
  if (name === 'pages.xml') return listedPages
  const [, kind = '', part = ''] = /^([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(name) ?? []
  if (!Object.hasOwn(kinds, kind)) return undefined
  return kinds[kind]?.read(tx, { skip: (Number(part) - 1) * mostInPart, most: mostInPart })
}

export const sitemapIndex = (root: URL, names: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...names.map((name) => `  <sitemap><loc>${new URL(`/sitemaps/${name}.xml`, root)}</loc></sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n')

export const sitemap = (root: URL, paths: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${new URL(path, root)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
