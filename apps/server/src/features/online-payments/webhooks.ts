import type { onlinePaymentRoutes } from '@darzi/contract/online-payments.ts'
import { crossTenant, insideShop } from '../../access/cross-tenant.ts'
import { GatewayError, type GatewayEvent, type GatewayKey } from '../../adapters/gateways/gateway.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import { isId } from '../../http/keyset.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { findIntent, shopOfRefund, takeEvent, turnRefund } from './online-store.ts'
import { otherCheckouts } from './ports.ts'
import { settleOnline } from './settle-online.ts'

type HookContext = StepsContext<typeof onlinePaymentRoutes.stripe>

const refusals = {
  forged: 'payments.eventForged',
  stale: 'payments.eventStale',
  malformed: 'request.malformed',
} as const

/**
 * Takes a gateway's event in: read by its signature outside of any transaction, then applied once, with the event's own id, in
 * one. What is refused is logged and changes nothing; what is none of ours is answered, so that it is not sent for ever.
 */
export const takeWebhook = (key: GatewayKey) => async (ctx: HookContext) => {
  const event = await read(ctx, key)
  try {
    const isApplied = await apply(ctx, key, event)
    if (!isApplied) ctx.warn({ gateway: key, event: event.kind }, 'event not applied')
    return { isApplied }
  } catch (error) {
    ctx.warn({ gateway: key, event: event.kind, code: codeOf(error) }, 'event refused')
    throw error
  }
}

async function read({ app, body, request, now, warn }: HookContext, key: GatewayKey): Promise<GatewayEvent> {
  const gateway = app.gateways[key]
  if (!gateway) throw notFound()
  try {
    return await gateway.readEvent({ body, header: request.header }, now)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    warn({ gateway: key, trouble: error.kind }, 'event refused')
    const { kind } = error
    throw kind in refusals ? new AppError(refusals[kind as keyof typeof refusals]) : error
  }
}

function apply({ step, now, newId }: HookContext, gateway: GatewayKey, event: GatewayEvent) {
  const { about, refund } = event
  const intentId = about?.id ?? refund?.id
  // Somebody else's reference may be anything.
  if (!intentId || !isId(intentId)) return false
  return step(async ({ tx }) => {
    const known = await crossTenant(tx, 'gateway', async () => {
      const isNew = await takeEvent(tx, { gateway, id: event.id, kind: event.kind, now })
      if (!isNew) return undefined
      return {
        intent: about && (await findIntent(tx, about.id)),
        other: about && (await otherCheckouts.use().find(tx, about.id)),
        refundOf: refund && (await shopOfRefund(tx, refund.id)),
        otherRefund: refund && (await otherCheckouts.use().find(tx, refund.id)),
      }
    })
    if (!known) return false
    if (about && known.intent?.gateway === gateway)
      return insideShop(tx, known.intent.shop_id, () =>
        settleOnline(tx, about.id, about.outcome, { now, newId }),
      )
    if (about && known.other?.gateway === gateway)
      return insideShop(tx, known.other.shop_id, () =>
        otherCheckouts.use().settle(tx, about.id, about.outcome, { now, newId }),
      )
    if (refund && known.refundOf)
      return insideShop(tx, known.refundOf.shop_id, () =>
        turnRefund(tx, refund.id, { state: refund.state, now }),
      )
    if (refund && known.otherRefund?.gateway === gateway)
      return insideShop(tx, known.otherRefund.shop_id, () =>
        otherCheckouts.use().turnRefund(tx, refund.id, { state: refund.state, now }),
      )
    return false
  })
}

const codeOf = (error: unknown) => (error instanceof AppError ? error.code : 'surprise')
