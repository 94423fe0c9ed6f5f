/** A server for tests of fronts: its pages, what the name servers of the world say, and houses with a front. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { guardRequests } from '../../http/guard-requests.ts'
import { serveWeb } from '../../http/serve-web.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { aShopAtWork } from '../../testing/builders.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'

export const builtPage = `<!doctype html><html><head>
<meta name="description" content="Of every page." /><title>Darzi</title></head><body><div id="root"></div></body></html>`

export async function openFronts() {
  const running = await openTestApp({}, { works: false })
  const folder = mkdtempSync(join(tmpdir(), 'darzi-front-'))
  const web = Fastify()
  const records = new Map<string, string[]>()
  running.app.names = { texts: async (name) => records.get(name) ?? [] }
  writeFileSync(join(folder, 'index.html'), builtPage)
  const screens = { ...running.app, fastify: web }
  await guardRequests(screens)
  await serveWeb(screens, folder)

  let serial = 0
  const aName = () => `Meher ${++serial} ${running.app.newId().slice(-6)}`
  const aDomain = () => `meher-${++serial}-${running.app.newId().slice(-6)}.com`

  async function aHouse({ isPublished = true, ...front }: Record<string, unknown> = {}) {
    const name = aName()
    const { shop, owner } = await aShopAtWork(running.app, { name, kind: 'house' })
    const own = await owner.call('PATCH /api/shop/front', {
      body: { ...(isPublished ? { isPublished } : {}), ...front },
    })
    return { name, shop, owner, slug: own.slug ?? '' }
  }
  type House = Awaited<ReturnType<typeof aHouse>>

  /** With the record in its place, and checked. */
  async function verify({ owner }: House, domain = aDomain()) {
    const { claim } = await owner.call('PUT /api/shop/front/domain', { body: { domain } })
    records.set(claim?.record.name ?? '', [claim?.record.value ?? ''])
    await owner.call('POST /api/shop/front/domain/check')
    return domain
  }

  return {
    ...running,
    running,
    records,
    aName,
    aDomain,
    aHouse,
    verify,
    nobody: () => new Visitor(running.app),
    check: ({ owner }: House) => owner.try('POST /api/shop/front/domain/check'),
    claim: ({ owner }: House, domain: string) =>
      owner.try('PUT /api/shop/front/domain', { body: { domain } }),
    screenAt: (host: string, url = '/') =>
      web.inject({ method: 'GET', url, headers: { host, 'accept-language': 'en' } }),
    apiAt: (host: string, url: string, headers = {}) =>
      running.app.fastify.inject({ method: 'GET', url, headers: { host, ...headers } }),
    endTrial: (shopId: string, plan: string) =>
      asOwner(running.app, (client) =>
        client.query(`update shops set trial_ends_at = now() - interval '1 day', plan = $2 where id = $1`, [
          shopId,
          plan,
        ]),
      ),
    async close() {
      await web.close()
      await running.close()
      rmSync(folder, { recursive: true })
    },
  }
}

export type House = Awaited<ReturnType<Awaited<ReturnType<typeof openFronts>>['aHouse']>>
