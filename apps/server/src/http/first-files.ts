/** Names in the page that is sent what the screen at its address loads first, so that a browser asks for all of it at once. */
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FirstFiles } from '@darzi/contract/first-files.ts'
import { isLanguage, type Language, languageCodes } from '@darzi/words/languages.ts'
import type { FastifyInstance } from 'fastify'
import { drawingFirstLooks } from './first-looks.ts'
import { escapeHtml } from './page-heads.ts'

/** The list beside the build; undefined for a page nobody built a list for. */
export function readFirstFiles(folder: string): FirstFiles | undefined {
  const list = `${folder}/.vite/first-files.json`
  // The build of the web wrote it (apps/web/build/first-files.ts), and both are built together.
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : undefined
}

interface PageAsked {
  /** With what stands behind its question mark. */
  url: string
  path: string
  /** Whether the browser has a session, whoever's. */
  isSignedIn: boolean
  language: Language
  /** Whether the page is a house's own, who has its own head. */
  isOfHouse: boolean
}

/** The built page with what the screen at an address needs. */
export function namingFirstFiles(
  { words, screens }: FirstFiles,
  { page, folder }: { page: string; folder: string },
): (asked: PageAsked) => string {
  const draw = drawingFirstLooks(`${folder}/${words}`)
  // A screen of work writes nothing before its program runs, which asks for them itself (letters.ts).
  const letters = /<link\b[^>]*\bas="font"[^>]*>/.exec(page)?.[0] ?? ''
  const program = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/.exec(page)
  const known = screens.flatMap(({ paths, layout, files, parts, features, asks, firstLook }, screen) => {
    const links = [...files, ...parts].filter((file) => !page.includes(`/${file}"`)).map(linkTo)
    const said = { folder: words, screen, features, languages: languageCodes }
    return paths.map((path, at) => ({
      at: patternOf(path),
      links: links.join(''),
      said,
      asks,
      isWork: layout === 'shop',
      // Who is signed in is led on from where one signs in.
      look: at === 0 && firstLook ? { ...firstLook, isForAll: layout === 'public' } : undefined,
    }))
  })
  return ({ url, path, isSignedIn, language, isOfHouse }) => {
    const screen = known.find(({ at }) => at.test(path))
    if (!screen) return page
    const { at, links, said, asks, isWork } = screen
    const isPlain = !url.includes('?')
    const look = isPlain && !isOfHouse && (screen.look?.isForAll || !isSignedIn) ? screen.look : undefined
    const seen = look && { look: language, program: program?.[1] }
    const first = JSON.stringify({ ...said, asks: asks.flatMap(asked), ...seen })
    return (look && program ? page.replace(program[0], '') : page)
      .replace(isWork ? letters : '', '')
      .replace('</head>', `${links}</head>`)
      .replace('data-first=""', `data-first="${escapeHtml(first)}"`)
      .replace('<body>', () => `<body>${look ? draw(look, language) : ''}`)

    function asked(template: string): string[] {
      if (isWork && !isSignedIn) return []
      if (template === ownSession) return [template]
      const parts = at.exec(path)?.groups ?? {}
      const names = [...template.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
      const areKnown = names.every((name) => /^[\w-]+$/.test(parts[name] ?? ''))
      return isPlain && areKnown
        ? [template.replaceAll(/:(\w+)/g, (_, name: string) => parts[name] ?? '')]
        : []
    }
  }
}

const ownSession = '/api/session'

/** The words of one screen in one file, so that a first visit asks once for what is kept by feature. Made when first asked for, then kept. */
export function serveFirstWords(web: FastifyInstance, folder: string, { words, screens }: FirstFiles): void {
  const made = new Map<string, Promise<Buffer>>()
  const readWords = async (language: string, features: readonly string[]) => {
    const files = features.map((feature) =>
      readFile(`${folder}/${words}/${language}/${feature}.json`, 'utf8'),
    )
    const parts = (await Promise.all(files)).map((text, at) => `${JSON.stringify(features[at])}:${text}`)
    return Buffer.from(`{${parts.join()}}`)
  }
  const wholeOf = (language: string, screen: number, encoding: 'br' | 'identity') => {
    const key = `${language} ${screen} ${encoding}`
    const known = made.get(key)
    if (known) return known
    const features = screens[screen]?.features ?? []
    const coming = readWords(language, features).then((text) => (encoding === 'br' ? compress(text) : text))
    made.set(key, coming)
    coming.catch(() => made.delete(key))
    return coming
  }
  web.get<{ Params: { language: string; screen: string } }>(
    `/${words}/:language/screen-:screen.json`,
    { schema: { hide: true } },
    async ({ params, headers }, reply) => {
      const screen = Number(params.screen)
      if (!isLanguage(params.language) || !screens[screen]) return reply.callNotFound()
      const encoding = /\bbr\b/.test(headers['accept-encoding'] ?? '') ? 'br' : 'identity'
      return reply
        .headers({ 'content-encoding': encoding, vary: 'accept-encoding' })
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('application/json')
        .send(await wholeOf(params.language, screen, encoding))
    },
  )
}

/** Half as dear as the best that can be done, for a twentieth more of bytes. */
const compress = (text: Buffer) =>
  promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })

/**
 * Scripts are fetched and read ahead, styles fetched; after the program, its words and what it asks first, so that it runs while these
 * are still on their way.
 */
const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${file}">`
    : `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/:(\w+)/g, (_, name) => `(?<${name}>[^/]+)`)}/?$`)
