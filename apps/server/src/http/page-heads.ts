/** What a public page says of itself before any JavaScript runs: to search engines, to whoever is sent its link, and to plain browsers. */
import type { Language } from '@darzi/words/languages.ts'
import type { Tx } from '../db/tx.ts'
import { port } from '../port.ts'

export interface HeadAsked {
  tx: Tx
  path: string
  language: Language
  /** Where the site's addresses begin. */
  root: URL
}

export interface PageHead {
  title: string
  description: string
  /** The whole address of a picture. */
  image?: string
  /** schema.org, as an object; what is undefined in it is left out. */
  jsonLd?: object
  /** Whether search engines may list it. */
  isFound: boolean
  /** The page in words. */
  text: readonly string[]
}

export interface PageHeads {
  /** Undefined for a page that has nothing of its own to say. */
  headAt(asked: HeadAsked): Promise<PageHead | undefined>
  /** Paths for the sitemap. */
  listed(tx: Tx): Promise<string[]>
}

/** Provided by find-tailors, also for the garments of the shop. */
export const pageHeads = port<PageHeads>('page heads')

/** Whether the page at a path may have a head of its own; the others are sent without asking anything. */
export const hasOwnHead = (path: string): boolean =>
  /^\/(find-tailors|tailors\/[^/]+|shop\/[^/]+)$/.test(path)

/** The built page with this head in place of the usual title and description. */
export function withHead(page: string, head: PageHead, { url }: { url: string }): string {
  const meta = [
    `<title>${escapeHtml(head.title)} · Darzi</title>`,
    named('description', head.description),
    ...(head.isFound ? [] : [named('robots', 'noindex')]),
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    graph('og:type', 'website'),
    graph('og:site_name', 'Darzi'),
    graph('og:title', head.title),
    graph('og:description', head.description),
    graph('og:url', url),
    ...(head.image ? [graph('og:image', head.image), named('twitter:card', 'summary_large_image')] : []),
    ...(head.jsonLd ? [`<script type="application/ld+json">${escapeJson(head.jsonLd)}</script>`] : []),
  ].join('\n    ')
  const words = [
    `<h1>${escapeHtml(head.title)}</h1>`,
    ...head.text.map((line) => `<p>${escapeHtml(line)}</p>`),
  ]
  return page
    .replace(/<meta name="description"[^>]*>\s*/, '')
    .replace(/<title>[^<]*<\/title>/, () => meta)
    .replace(/<body>/, () => `<body>\n    <noscript>${words.join('')}</noscript>`)
}

const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}" />`
const graph = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}" />`
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
/** Nothing in it may end the script it stands in. */
const escapeJson = (what: object) => JSON.stringify(what).replaceAll('<', '\\u003c')
