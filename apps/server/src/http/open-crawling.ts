import type { FastifyReply, FastifyRequest } from 'fastify'
import { transact } from '../db/transact.ts'
import type { Tx } from '../db/tx.ts'
import type { AppContext } from './app-context.ts'
import { houseHosts, rootOfHouse } from './house-hosts.ts'
import { listedPaths } from './page-heads.ts'
import { partsOf, pathsIn, sitemap, sitemapIndex } from './sitemaps.ts'

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
  const asNobody = <T>(read: (tx: Tx) => Promise<T>) =>
    transact(database.pool, { side: 'nobody' }, ({ tx }) => read(tx))
  const send = (reply: FastifyReply, xml: string) => reply.type('application/xml; charset=utf-8').send(xml)
  server.get('/sitemap.xml', open, async (request, reply) => {
    const house = request.houseHost
    const root = rootOf(request)
    if (house) return send(reply, sitemap(root, await asNobody((tx) => houseHosts.use().paths(tx, house))))
    return send(reply, sitemapIndex(root, ['pages', ...(await asNobody((tx) => partsOf(tx, listedPaths())))]))
  })
  server.get<{ Params: { name: string } }>('/sitemaps/:name', open, async (request, reply) => {
    const paths = await asNobody((tx) => pathsIn(tx, listedPaths(), request.params.name))
    // Not the page of an unknown address, which is for people.
    if (!paths || request.houseHost) return reply.code(404).type('text/plain; charset=utf-8').send('')
    return send(reply, sitemap(rootOf(request), paths))
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
