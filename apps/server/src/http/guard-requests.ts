import { hostName } from '@darzi/tailoring/fronts/domain.ts'
import helmet from '@fastify/helmet'
import { transact } from '../db/transact.ts'
import type { AppContext } from './app-context.ts'
import { AppError, notFound } from './app-error.ts'
import { keyHashIn } from './bearer-key.ts'
import { houseHosts, isServedAt } from './house-hosts.ts'

/** Security headers on everything, and no write from another site's page. */
export async function guardRequests({ fastify: server, settings, database, now }: AppContext) {
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: settings.isSecure,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  })
  const publicHost = hostOf(settings.PUBLIC_URL ?? '')
  server.decorateRequest('houseHost', undefined)
  server.addHook('onRequest', async (request) => {
    if (publicHost && hostOf(`http://${request.host}`) === publicHost) return
    const domain = hostName(request.host)
    if (isDomain(domain)) {
      const isServed = await transact(database.pool, { side: 'nobody' }, async ({ tx }) => {
        const house = await houseHosts.use().at(tx, domain, now())
        request.houseHost = house
        return !house || (await isServedAt(tx, house, request))
      })
      if (!isServed) throw notFound()
      if (request.houseHost) return
    }
    // Another name for this server would let its links and cookies be had under it. Probes ask by the machine's own.
    if (publicHost && !probes.has(request.url)) throw new AppError('request.otherHost')
  })
  server.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD' || keyHashIn(request)) return
    const origin = request.headers.origin
    if (origin && !isOwn(origin, request.host, settings.PUBLIC_URL))
      throw new AppError('access.foreignOrigin')
  })
}

/** A name with a dot in it that is no number: neither this machine's own names nor an address are a house's. */
const isDomain = (host: string) => /\.[a-z][a-z0-9-]*$/.test(host)

const probes = new Set(['/healthz', '/readyz', '/metrics'])

/** Without the port that goes without saying. */
const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : undefined)

function isOwn(origin: string, host: string, publicUrl: string | undefined): boolean {
  if (!URL.canParse(origin)) return false
  return (
    hostOf(origin) === hostOf(`http://${host}`) ||
    (publicUrl !== undefined && new URL(publicUrl).origin === origin)
  )
}
