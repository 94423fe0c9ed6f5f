import { listedPages } from '@darzi/contract/public-pages.ts'
import type { FastifyRequest } from 'fastify'
import { transact } from '../db/transact.ts'
import type { AppContext } from './app-context.ts'
import { houseHosts, rootOfHouse } from './house-hosts.ts'
import { listedPaths } from './page-heads.ts'

/** What search engines ask for first: which addresses are not theirs, and which pages there are. */
export function openCrawling({ fastify: server, settings, database }: AppContext) {
  const open = { config: { access: 'public' }, schema: { hide: true } }
  const rootOf = (request: FastifyRequest) =>
    request.houseHost
      ? rootOfHouse(request.houseHost, request)
      : new URL(settings.PUBLIC_URL ?? `${request.protocol}://${request.host}`)
  server.get('/robots.txt', open, (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(rootOf(request))),
  )
  server.get('/sitemap.xml', open, async (request, reply) => {
    const house = request.houseHost
    const paths = await transact(database.pool, { side: 'nobody' }, async ({ tx }) =>
      house ? houseHosts.use().paths(tx, house) : [...listedPages, ...(await listedPaths(tx))],
    )
    return reply.type('application/xml; charset=utf-8').send(sitemap(rootOf(request), paths))
  })
}

/** Behind these stand people's own things, or nothing to read. */
const closed = [
  '/api/',
  '/auth/',
  '/track/',
  '/appointment/',
  '/book/',
  '/invitation/',
  '/reset-password',
  '/confirm-email',
  '/demo',
]

const robots = (root: URL) =>
  [
    'User-agent: *',
    // Pictures of pages that may be read (a longer path outdoes a shorter one).
    'Allow: /api/tailors/*/photos/',
    ...closed.map((path) => `Disallow: ${path}`),
    `Sitemap: ${new URL('/sitemap.xml', root)}`,
    '',
  ].join('\n')

const sitemap = (root: URL, paths: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${new URL(path, root)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
