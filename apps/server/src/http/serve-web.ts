import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { transact } from '../db/transact.ts'
import { sendProblem } from './answer-problems.ts'
import type { AppContext } from './app-context.ts'
import { AppError } from './app-error.ts'
import { namingFirstFiles, readFirstFiles, serveFirstWords } from './first-files.ts'
import { rootOfHouse, screensOfHouse } from './house-hosts.ts'
import { hasOwnHead, headAt, ofHouse, withHead } from './page-heads.ts'
import { publicAddress } from './public-address.ts'
import { declarePublic } from './refuse-undeclared.ts'
import { languageOf } from './request-state.ts'
import { cookieName } from './session-cookie.ts'

/** The built web, from `folder`. Any other address is a screen of it; unknown /api addresses answer 404. */
export async function serveWeb(app: AppContext, folder: string | undefined) {
  const { fastify: server } = app
  const page = folder && readFileSync(`${folder}/index.html`, 'utf8')
  const firstFiles = folder === undefined ? undefined : readFirstFiles(folder)
  const named =
    folder && page && firstFiles ? namingFirstFiles(firstFiles, { page, folder }) : () => page ?? ''
  const cookie = cookieName(app.settings.isSecure)
  const pageAt = (request: FastifyRequest) =>
    named({
      url: request.url,
      path: pathShown(request),
      isSignedIn: hasCookie(request, cookie),
      language: languageOf(request),
      isOfHouse: request.houseHost !== undefined,
    })
  if (folder)
    await server.register(async (web) => {
      declarePublic(web)
      await web.register(fastifyStatic, {
        root: folder,
        index: false,
        wildcard: false,
        setHeaders: cacheFor,
        // Each file of the build has its compressed twins beside it; a twin is no address of its own.
        preCompressed: true,
        globIgnore: ['**/*.br', '**/*.gz'],
      })
      if (firstFiles) serveFirstWords(web, folder, firstFiles)
      web.get('/', { schema: { hide: true } }, (request, reply) =>
        request.houseHost
          ? sendOfHouse(app, request, reply, pageAt(request))
          : sendPage(request, reply, pageAt(request)),
      )
    })
  server.setNotFoundHandler(async (request, reply) =>
    !page || !isScreen(request)
      ? sendProblem(request, reply, new AppError('request.notFound'))
      : request.houseHost
        ? sendOfHouse(app, request, reply, pageAt(request))
        : sendPage(request, reply, await headed(app, request, pageAt(request))),
  )
}

/** Built assets carry their content's hash in their name, what is served for others their version. */
function cacheFor(reply: FastifyReply, path: string) {
  reply.header(
    'cache-control',
    /\/(?:assets|vendor)\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  )
}

function isScreen(request: FastifyRequest): boolean {
  const [path = ''] = request.url.split('?')
  const isOurs =
    path === '/api' ||
    ['/api/', '/auth/', '/dev/', '/assets/', '/vendor/'].some((start) => path.startsWith(start))
  return (request.method === 'GET' || request.method === 'HEAD') && !isOurs
}

/** At a house's own domain: its front, its garments, its cart and its form; whatever else there is stands at the main address. */
async function sendOfHouse(app: AppContext, request: FastifyRequest, reply: FastifyReply, page: string) {
  const house = request.houseHost
  const [path = ''] = request.url.split('?')
  if (!house) return reply
  if (path === `/houses/${house.slug}`) return reply.redirect('/')
  if (path !== '/' && !screensOfHouse.test(path))
    return reply.redirect(new URL(request.url.replace(/^\/+/, '/'), publicAddress(app)).href)
  return sendPage(request, reply, ofHouse(await headed(app, request, page), house))
}

/** The path of the screen: a house's own domain begins at its front. */
function pathShown({ url, houseHost }: FastifyRequest): string {
  const [at = ''] = url.split('?')
  return houseHost && at === '/' ? `/houses/${houseHost.slug}` : at
}

/** The page with what it says of itself, where it has something to say. */
async function headed({ database, settings, now }: AppContext, request: FastifyRequest, page: string) {
  const house = request.houseHost
  const path = pathShown(request)
  if (!hasOwnHead(path)) return page
  const root = house
    ? rootOfHouse(house, request)
    : new URL(settings.PUBLIC_URL ?? `${request.protocol}://${request.host}`)
  const language = languageOf(request)
  const query = new URLSearchParams(request.url.split('?').slice(1).join('?'))
  const head = await transact(database.pool, { side: 'nobody' }, ({ tx }) =>
    headAt({ tx, path, query, language, root, now: now() }),
  )
  if (!head) return page
  return withHead(page, house ? { ...head, site: house.name } : head, { url: new URL(path, root).href })
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: string) {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .header('content-security-policy', policyFor(nonce, mayTranslate(request)))
    .header('permissions-policy', devices)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.replaceAll('__CSP_NONCE__', nonce))
}

/** Measuring by photo needs the camera, and what tells whether the phone stands upright. No page of another may ask for them. */
const devices = [
  'camera=(self)',
  'accelerometer=(self)',
  'gyroscope=(self)',
  'magnetometer=(self)',
  'microphone=()',
  'display-capture=()',
].join(', ')

/** The choice of /cookie-policy (apps/web/src/features/translate/consent.ts). */
const mayTranslate = (request: FastifyRequest): boolean => hasCookie(request, 'translate', 'on')

const hasCookie = ({ headers }: FastifyRequest, name: string, value = '[^;]+'): boolean =>
  new RegExp(`(?:^|;\\s*)${name}=${value}(?:;|$)`).test(headers.cookie ?? '')

/** Where the translation that a browser allowed comes from. */
const translators =
  'https://translate.google.com https://translate.googleapis.com https://translate-pa.googleapis.com https://www.gstatic.com'

const policyFor = (nonce: string, allowsTranslation: boolean) => {
  const also = allowsTranslation ? ` ${translators}` : ''
  return [
    "default-src 'self'",
    // The model that sees a person in a photo runs as WebAssembly; nothing else is evaluated.
    `script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval'${also}`,
    // The translation writes styles into the page.
    allowsTranslation ? `style-src 'self' 'unsafe-inline'${also}` : `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' blob: data:${also}`,
    "font-src 'self'",
    `connect-src 'self'${also}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
