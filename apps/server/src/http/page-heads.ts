/** What a public page says of itself before any JavaScript runs: to search engines, to whoever is sent its link, and to plain browsers. */
import type { Language } from '@darzi/words/languages.ts'
import type { Tx } from '../db/tx.ts'
import { port } from '../port.ts'

export interface HeadAsked {
  tx: Tx
  path: string
  /** What stands behind the path: from anybody, so nothing in it need be what it should. */
  query: URLSearchParams
  language: Language
  now: Date
  /** Where the site's addresses begin. */
  root: URL
}

export interface PageHead {
  title: string
  description: string
  /** Whose page it is, where that is not Darzi. */
  site?: string
  /** The whole address it is known by, where that is not the one it was asked at. */
  canonical?: string
  /** The whole address of a picture. */
  image?: string
  /** The address of the picture the page shows first: fetched with the program, not when that draws it. */
  firstPicture?: string | undefined
  /** What its first look says, where that is not the title alone: the words that the page itself will begin with. */
  look?: { title: string; lede: string }
  /** schema.org, as an object; what is undefined in it is left out. */
  jsonLd?: object
  /** Whether search engines may list it. */
  isFound: boolean
  /** The page in words. */
  text: readonly string[]
  /** What may be asked of it: a form that leads to a path with what was typed behind it. */
  search?: {
    path: string
    fields: readonly { name: string; label: string; value: string }[]
    submit: string
  }
  /** Where it leads on to, after the words. */
  links?: readonly { words: string; path: string }[]
}

export interface PageHeads {
  /** Undefined for a page that has nothing of its own to say. */
  headAt(asked: HeadAsked): Promise<PageHead | undefined>
  /** What search engines are told of, by kind: a word of small letters. */
  listed: Readonly<Record<string, ListedPaths>>
}

/** Paths of one kind for sitemaps, in an order that stays. */
export interface ListedPaths {
  count(tx: Tx): Promise<number>
  read(tx: Tx, part: { skip: number; most: number }): Promise<string[]>
}

/** Where the first look at a page says whose it is. */
export const ownTitle = '<!-- own title -->'
/** And how they begin to speak of themselves. */
export const ownLede = '<!-- own lede -->'

/** Provided by find-tailors, also for the garments of the shop. */
export const pageHeads = port<PageHeads>('page heads')
/** Provided by fronts. */
export const frontHeads = port<PageHeads>('heads of fronts')

export const headAt = async (asked: HeadAsked): Promise<PageHead | undefined> =>
  (await pageHeads.use().headAt(asked)) ?? (await frontHeads.use().headAt(asked))

export const listedPaths = (): PageHeads['listed'] => ({
  ...pageHeads.use().listed,
  ...frontHeads.use().listed,
})

/** Whether the page at a path may have a head of its own; the others are sent without asking anything. */
export const hasOwnHead = (path: string): boolean =>
  /^\/(find-tailors|fashion-houses|(tailors|houses|shop)\/[^/]+)$/.test(path)

/** The built page with this head in place of the usual title and description. */
export function withHead(page: string, head: PageHead, asked: { url: string }): string {
  const url = head.canonical ?? asked.url
  const title = head.site === undefined ? `${head.title} · Darzi` : head.title
  const meta = [
    `<title>${escapeHtml(title)}</title>`,
    named('description', head.description),
    ...(head.isFound ? [] : [named('robots', 'noindex')]),
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    graph('og:type', 'website'),
    graph('og:site_name', head.site ?? 'Darzi'),
    graph('og:title', head.title),
    graph('og:description', head.description),
    graph('og:url', url),
    ...(head.image ? [graph('og:image', head.image), named('twitter:card', 'summary_large_image')] : []),
    ...(head.firstPicture
      ? [`<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(head.firstPicture)}" />`]
      : []),
    ...(head.jsonLd ? [`<script type="application/ld+json">${escapeJson(head.jsonLd)}</script>`] : []),
  ].join('\n    ')
  const words = [
    `<h1>${escapeHtml(head.title)}</h1>`,
    ...head.text.map((line) => `<p>${escapeHtml(line)}</p>`),
    ...(head.search ? [formOf(head.search)] : []),
    ...(head.links ? [listOf(head.links)] : []),
  ]
  return page
    .replace(/<meta name="description"[^>]*>\s*/, '')
    .replace(/<title>[^<]*<\/title>/, () => meta)
    .replace(/<body>/, () => `<body>\n    <noscript>${words.join('')}</noscript>`)
    .replace(ownTitle, () => escapeHtml(head.look?.title ?? head.title))
    .replace(ownLede, () => (head.look?.lede ? `<p class="firstLede">${escapeHtml(head.look.lede)}</p>` : ''))
}

const listOf = (links: NonNullable<PageHead['links']>) =>
  `<ul>${links.map(({ words, path }) => `<li><a href="${escapeHtml(path)}">${escapeHtml(words)}</a></li>`).join('')}</ul>`

const formOf = ({ path, fields, submit }: NonNullable<PageHead['search']>) =>
  `<form action="${escapeHtml(path)}">${fields
    .map(
      ({ name, label, value }) =>
        `<label>${escapeHtml(label)} <input name="${name}" value="${escapeHtml(value)}" /></label> `,
    )
    .join('')}<button>${escapeHtml(submit)}</button></form>`

/** The page of a house's own domain: what of the program runs there shows that house alone. */
export const ofHouse = (page: string, { slug }: { slug: string }): string =>
  page.replace('</head>', () => `  ${named('darzi-front', slug)}\n  </head>`)

const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}" />`
const graph = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}" />`
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
/** Nothing in it may end the script it stands in. */
const escapeJson = (what: object) => JSON.stringify(what).replaceAll('<', '\\u003c')
