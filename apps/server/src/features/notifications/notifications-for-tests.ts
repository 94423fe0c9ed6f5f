import { afterAll, afterEach, beforeAll } from 'vitest'
import { answer, type RunningSmtp, startSmtp } from '../../adapters/mail/smtp-for-tests.ts'
import { startGateway } from '../../adapters/sms/gateway-for-tests.ts'
import type { AppContext } from '../../http/app-context.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { planLeftNews, sendWaiting } from '../../work/tell-customers.ts'
import { anOrderBody, aShopWithMeasuredCustomer } from '../orders/orders-for-tests.ts'

/** What a file's tests send through: the program, and the providers as they answer until the test ends. */
interface Providers {
  running: TestApp
  gateway: Awaited<ReturnType<typeof startGateway>>
  smtp: RunningSmtp
  /** What the gateway answers, 200 unless told, and its words. */
  status: number
  said: object
}

/** One server for a file, with a gateway for texts and a mail server to which whose address begins with `gone` is nobody. */
export function openProviders(
  settings: (gatewayUrl: string) => Record<string, string> = () => ({}),
): Providers {
  const told = { status: 200, said: {} }
  // Filled before the first test.
  const providers = { ...told } as Providers
  beforeAll(async () => {
    providers.gateway = await startGateway(
      () => providers.status,
      () => providers.said,
    )
    providers.smtp = await startSmtp({
      onRcptTo: ({ address }, _session, done) =>
        address.startsWith('gone') ? done(answer(550, 'no such user here')) : done(),
    })
    const { url } = providers.gateway
    providers.running = await openTestApp(
      { SMS_URL: url, SMTP_URL: providers.smtp.url, DARZI_LOG: 'silent', ...settings(url) },
      { works: false },
    )
  })
  afterAll(async () => {
    await providers.running.close()
    await providers.gateway.stop()
    await providers.smtp.stop()
  })
  afterEach(() => {
    Object.assign(providers, told)
    providers.gateway.taken.length = 0
    providers.smtp.taken.length = 0
  })
  return providers
}

/** A shop without quiet hours, with a measured customer whose phone it knows. */
export async function aTellingShop(app: AppContext) {
  const shop = await aShopWithMeasuredCustomer(app)
  await shop.owner.call('PATCH /api/notifications/settings', { body: { quietFrom: 0, quietTo: 0 } })
  const take = (given: Parameters<typeof anOrderBody>[1] = {}) =>
    shop.owner.call('POST /api/orders', { body: anOrderBody(shop.customer, given) })
  return { ...shop, take }
}

/** What waits in the outbox of this shop. */
export async function waitingIds(app: AppContext, shopId: string): Promise<string[]> {
  return asOwner(app, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from notifications where shop_id = $1 and status = 'pending' and channel <> 'link' order by created_at, id`,
      [shopId],
    )
    return rows.map(({ id }) => id)
  })
}

/** Plans what happened and sends what waits, as the jobs do and without their pauses. */
export async function tellNow(app: AppContext, shopId: string) {
  await planLeftNews(app)
  for (const id of await waitingIds(app, shopId)) await sendWaiting(app, { shopId, id }).catch(() => {})
}

export const history = async (owner: Visitor) => (await owner.call('GET /api/notifications')).rows
