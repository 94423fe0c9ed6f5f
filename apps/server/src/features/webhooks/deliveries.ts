import type { Delivery, webhookRoutes } from '@darzi/contract/webhooks.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { RequestContext, StepsContext } from '../../http/request-context.ts'
import { guardAttempts } from '../accounts/api.ts'
import { requireApiPlan } from '../api-access/api.ts'
import { bodyOf, deliver } from './deliver.ts'
import { type DeliveryRow, deliveriesPage, findDelivery, insertTest } from './delivery-store.ts'
import { lockWebhook } from './webhook-store.ts'

export async function listDeliveries({ tx, params, query }: RequestContext<typeof webhookRoutes.deliveries>) {
  if (!(await lockWebhook(tx, params.id))) throw notFound()
  const { rows, next } = await deliveriesPage(tx, { webhookId: params.id, ...query })
  return { rows: rows.map(deliveryOf), next }
}

/** An event of no meaning, sent while the person waits; it is not tried again by itself. */
export async function testWebhook(ctx: StepsContext<typeof webhookRoutes.test>) {
  const { step, params, member, now, newId } = ctx
  await guardAttempts(step, now, { webhookTry: member.shopId })
  const id = newId()
  await step(async ({ tx }) => {
    await requireActive(tx, member.shopId, params.id)
    await insertTest(tx, {
      shopId: member.shopId,
      id,
      eventId: newId(),
      webhookId: params.id,
      now,
    })
  })
  return sendNow(ctx, id)
}

/** The same event under the same id, whatever became of it before. */
export async function sendAgain(ctx: StepsContext<typeof webhookRoutes.again>) {
  const { step, params, member, now } = ctx
  await guardAttempts(step, now, { webhookTry: member.shopId })
  await step(async ({ tx }) => {
    const found = await findDelivery(tx, params.id)
    if (!found) throw notFound()
    await requireActive(tx, member.shopId, found.webhook_id)
  })
  return sendNow(ctx, params.id)
}

/** Throws request.notFound, webhooks.notActive, apiAccess.planNeeded. */
async function requireActive(tx: Tx, shopId: string, webhookId: string) {
  const hook = await lockWebhook(tx, webhookId)
  if (!hook) throw notFound()
  await requireApiPlan(tx, shopId)
  if (hook.state !== 'active') throw new AppError('webhooks.notActive')
}

type Sending = Pick<StepsContext<typeof webhookRoutes.again>, 'step' | 'app' | 'now'>

async function sendNow({ step, app, now }: Sending, id: string): Promise<Delivery> {
  await deliver(id, {
    outside: app.outside,
    now: () => now,
    inShop: (work) => step(({ tx }) => work(tx)),
    isByHand: true,
  })
  const row = await step(({ tx }) => findDelivery(tx, id))
  if (!row) throw notFound()
  return deliveryOf(row)
}

const deliveryOf = (row: DeliveryRow): Delivery => ({
  id: row.id,
  eventId: row.event_id,
  // written from the closed list of types
  type: row.type as Delivery['type'],
  at: row.at.toISOString(),
  state: row.state,
  tries: row.tries,
  triedAt: row.tried_at?.toISOString(),
  nextAt: row.next_at?.toISOString(),
  answerCode: row.answer_code ?? undefined,
  answer: row.answer ?? undefined,
  // written from the closed list of the adapter
  failure: (row.failure ?? undefined) as Delivery['failure'],
  tookMs: row.took_ms ?? undefined,
  body: bodyOf(row),
})
