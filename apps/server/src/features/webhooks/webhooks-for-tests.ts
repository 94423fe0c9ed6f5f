/** Webhooks in tests: a server that is told things, names that stand for it, and shops with a webhook there. */
import { createHmac } from 'node:crypto'
import type { ApiReply } from '@darzi/contract/api.ts'
import { openTestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { tellWebhooks } from '../../work/tell-webhooks.ts'
import { keysFor } from '../api-access/keys-for-tests.ts'
import { type Heard, startListener } from './listener-for-tests.ts'

type Types = ApiReply<'GET /api/shop/webhooks'>['rows'][number]['types']
interface AtWork {
  owner: Visitor
  shop: { id: string }
}
interface Told {
  type: string
  shopId: string
  data: Record<string, string>
}
const everyType: Types = ['order.taken', 'order.state_changed', 'payment.recorded', 'customer.added']

export async function openWebhookKit() {
  /** What names stand for; this server where the test says nothing. */
  const names: Record<string, string> = {}
  const listener = await startListener()
  const outside = {
    plainPorts: [listener.port],
    admits: (address: string) => address === '127.0.0.1',
    resolve: async (host: string) => [names[host] ?? '127.0.0.1'],
  }
  const running = await openTestApp({}, { works: false, outside })
  const kit = keysFor(running)
  /** A webhook of a shop that is there already, and what was told of it. */
  async function addHook(
    { owner, shop }: AtWork,
    types: Types,
    host = `h${running.app.newId()}.example`,
  ): Promise<{ id: string; secret: string; told(): Told[] }> {
    const id = running.app.newId()
    const body = { id, url: `https://${host}:${listener.port}/darzi`, types }
    const { secret } = await owner.call('POST /api/shop/webhooks', { body })
    const heard = () => listener.heard.map(({ body }): Told => JSON.parse(body))
    return { id, secret, told: () => heard().filter(({ shopId }) => shopId === shop.id) }
  }
  return {
    names,
    listener,
    running,
    kit,
    addHook,
    tell: () => tellWebhooks(running.app),
    async aHook(types: Types = everyType, host = `h${running.app.newId()}.example`) {
      const { owner, shop } = await kit.aShopWithApi()
      const { id, secret } = await addHook({ owner, shop }, types, host)
      const of = { params: { id } }
      return {
        owner,
        shop,
        host,
        id,
        of,
        secret,
        log: async () => (await owner.call('GET /api/shop/webhooks/:id/deliveries', of)).rows,
        state: async () => (await owner.call('GET /api/shop/webhooks')).rows.find((row) => row.id === id),
      }
    },
    addCustomer: (owner: Visitor, name = 'Asha') =>
      owner.call('POST /api/customers', { body: { id: running.app.newId(), name } }),
    /** What nobody told before, and an answer of 200. */
    begin() {
      listener.heard.length = 0
      listener.answerWith({ code: 200, body: 'ok' })
    },
    async close() {
      await running.close()
      await listener.stop()
    },
  }
}
export type WebhookKit = Awaited<ReturnType<typeof openWebhookKit>>

/** The receiver’s side, as docs/api.md tells it. */
export function isGenuine({ headers, body }: Heard, secret: string): boolean {
  const said = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['darzi-signature']))
  const digest = createHmac('sha256', secret).update(`${said?.[1]}.${body}`).digest('hex')
  return said?.[2] === digest
}
