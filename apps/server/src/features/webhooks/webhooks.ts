import { randomBytes } from 'node:crypto'
import type { Webhook, WebhookList, webhookRoutes } from '@darzi/contract/webhooks.ts'
import { mostWebhooks } from '@darzi/tailoring/api-access/scopes.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, fieldError, notFound } from '../../http/app-error.ts'
import type { RequestContext, StepsContext } from '../../http/request-context.ts'
import { requireConfirmed } from '../accounts/api.ts'
import { isInPlan, requireApiPlan } from '../api-access/api.ts'
import { nameOfShop } from '../shops/api.ts'
import {
  insertWebhook,
  lockWebhook,
  lockWebhooks,
  removeWebhook,
  setState,
  setTypes,
  type WebhookRow,
  webhooksOf,
} from './webhook-store.ts'

export const listWebhooks = ({ tx, member }: RequestContext<typeof webhookRoutes.list>) =>
  listed(tx, member.shopId)

/** The address is looked up before it is kept, and at every telling again. The secret is answered this once. */
export async function addWebhook(ctx: StepsContext<typeof webhookRoutes.add>) {
  const { step, once, member, body, app, now } = ctx
  await step(async ({ tx }) => {
    await requireConfirmed({ ...ctx, tx })
    await requireApiPlan(tx, member.shopId)
  })
  const url = await checkedAddress(app.outside, body.url)
  const secret = `whsec_${randomBytes(32).toString('base64url')}`
  return once(async ({ tx, publishEvent }) => {
    const held = await lockWebhooks(tx, member.shopId)
    if (held.some(({ id }) => id === body.id)) throw new AppError('apiAccess.toldOnce')
    if (held.some((each) => each.url === url)) throw fieldError('url', 'webhooks.addressTaken')
    if (held.length >= mostWebhooks) throw new AppError('webhooks.tooMany', { limit: mostWebhooks })
    const types = [...new Set(body.types)]
    await insertWebhook(tx, { shopId: member.shopId, id: body.id, url, secret, types, now })
    await publishEvent(await saying(tx, member.shopId, { kind: 'webhooks.added', url }))
    const { rows } = await listed(tx, member.shopId)
    const webhook = rows.find(({ id }) => id === body.id)
    if (!webhook) throw new Error('the webhook that was just added is not there')
    return { webhook, secret }
  })
}

export async function editWebhook(ctx: RequestContext<typeof webhookRoutes.edit>) {
  const { tx, member, params, body, publishEvent } = ctx
  const hook = await lockWebhook(tx, params.id)
  if (!hook) throw notFound()
  if (body.types) await setTypes(tx, hook.id, [...new Set(body.types)])
  if (body.state && body.state !== hook.state) {
    if (body.state === 'active') await requireApiPlan(tx, member.shopId)
    await setState(tx, hook.id, body.state)
    const kind = body.state === 'active' ? 'webhooks.resumed' : 'webhooks.paused'
    await publishEvent(await saying(tx, member.shopId, { kind, url: hook.url }))
  }
  return listed(tx, member.shopId)
}

export async function dropWebhook(ctx: RequestContext<typeof webhookRoutes.remove>) {
  const { tx, member, params, publishEvent } = ctx
  const hook = await lockWebhook(tx, params.id)
  if (!hook || !(await removeWebhook(tx, hook.id))) throw notFound()
  await publishEvent(await saying(tx, member.shopId, { kind: 'webhooks.removed', url: hook.url }))
  return listed(tx, member.shopId)
}

const refusals = {
  notHttps: 'webhooks.addressNotHttps',
  inside: 'webhooks.addressInside',
  unknownHost: 'webhooks.addressUnknown',
} as const

async function checkedAddress(
  outside: StepsContext<typeof webhookRoutes.add>['app']['outside'],
  text: string,
): Promise<string> {
  const refused = await outside.check(text)
  if (refused) throw fieldError('url', refusals[refused])
  const url = new URL(text)
  url.hash = ''
  return url.href
}

/** The host alone: what stands behind it in the address may be a secret of its own. */
async function saying(tx: Tx, shopId: string, { kind, url }: { kind: string; url: string }) {
  const name = await nameOfShop(tx, shopId)
  return { kind, subject: { type: 'shop' as const, id: shopId, name }, params: { host: new URL(url).host } }
}

async function listed(tx: Tx, shopId: string): Promise<WebhookList> {
  return { isInPlan: await isInPlan(tx, shopId), rows: (await webhooksOf(tx)).map(webhookOf) }
}

const webhookOf = (row: WebhookRow): Webhook => ({
  id: row.id,
  url: row.url,
  // written from the closed table
  types: row.types as Webhook['types'],
  state: row.state,
  failingSince: row.failing_since?.toISOString(),
  createdAt: row.created_at.toISOString(),
  last: row.tried_at
    ? {
        at: row.tried_at.toISOString(),
        isDelivered: row.told_state === 'delivered',
        answerCode: row.answer_code ?? undefined,
      }
    : undefined,
})
