import type { adminDisputeRoutes } from '@darzi/contract/disputes.ts'
import { refundOf } from '@darzi/tailoring/disputes/life.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { t } from '@darzi/words/server.ts'
import { operatorInShop } from '../../access/cross-tenant.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { tellByMail } from '../accounts/api.ts'
import { lockMoney } from '../ledger/api.ts'
import { ownersOf } from '../shops/api.ts'
import { tellOfDispute } from './dispute-event.ts'
import type { DisputeRecord } from './dispute-queries.ts'
import { changeDispute } from './dispute-store.ts'
import { readDispute, requireAct } from './read-disputes.ts'
import { sendBackDecided } from './send-back.ts'

type DecideContext = RequestContext<typeof adminDisputeRoutes.decide>

/**
 * Decided once, with words to both. What is to be given back is no more than was paid; what came through a gateway goes back through it,
 * the rest stands as owed by the shop.
 */
export async function decideDispute(ctx: DecideContext) {
  const { tx, params, body, operator, now } = ctx
  const { row, to } = await requireAct(tx, params.id, { act: 'decide', side: 'operator', now })
  const within = { operatorId: operator.id, shopId: row.shop_id }
  // Held, so that no money is given back beside it.
  const order = await operatorInShop(tx, within, () => lockMoney(tx, row.order_id))
  const { outcome, words } = body
  const refund = refundOf(outcome, { paidMinor: order.paid_minor, partMinor: body.partMinor })
  if ('refused' in refund) throw refused(refund.refused)
  const { refundMinor } = refund
  const sent = await operatorInShop(tx, within, () =>
    sendBackDecided(
      tx,
      { shopId: row.shop_id, memberId: null, memberName: null, now, newId: ctx.newId },
      { orderId: row.order_id, refundMinor, reason: words, enqueue: ctx.enqueue },
    ),
  )
  const sentBack =
    sent.minor > 0
      ? ({
          sent_back_minor: sent.minor,
          sent_back_entries: sent.entries,
          sent_back_state: 'waiting',
        } as const)
      : {}
  const decided = { decision: words, decided_at: now, decided_by: operator.id }
  await changeDispute(tx, row.id, { state: to, outcome, refund_minor: refundMinor, ...sentBack, ...decided })
  const told = { shopId: row.shop_id, orderId: row.order_id, number: row.order_number, name: null }
  const owners = await operatorInShop(tx, within, async () => {
    await tellOfDispute(ctx, { ...told, kind: 'disputes.decided' })
    return ownersOf(tx)
  })
  await mailBoth(ctx, row, owners)
  return readDispute(tx, row.id, { side: 'operator', now })
}

const refused = (code: 'disputes.refundMissing' | 'disputes.refundTooMuch') =>
  code === 'disputes.refundMissing' ? fieldError('partMinor', code) : new AppError(code)

/** The customer and the shop's owners. */
async function mailBoth(ctx: DecideContext, row: DisputeRecord, owners: readonly string[]) {
  const { outcome, words } = ctx.body
  const readers = [
    ...(row.account_id ? [{ accountId: row.account_id, path: `/user/orders/${row.order_id}/dispute` }] : []),
    ...owners.map((accountId) => ({ accountId, path: `/tailor/disputes/${row.id}` })),
  ]
  const named = { number: orderNumber(row.order_number), shop: row.shop_name, words }
  for (const { accountId, path } of readers)
    await tellByMail(ctx, ctx, {
      accountId,
      template: 'disputeDecided',
      params: (language) => ({ ...named, path, outcome: t(language, `mail.disputeDecided.${outcome}`, {}) }),
    })
}
