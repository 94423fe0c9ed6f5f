import type { shopDisputeRoutes } from '@darzi/contract/disputes.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { tellOfDispute } from './dispute-event.ts'
import { changeDispute } from './dispute-store.ts'
import { readDispute, requireAct } from './read-disputes.ts'

/** The shop's word, which the operator weighs. */
export async function answerDispute(ctx: RequestContext<typeof shopDisputeRoutes.answer>) {
  const { tx, params, body, member, now } = ctx
  const { row, to } = await requireAct(tx, params.id, { act: 'answer', side: 'shop', now })
  await changeDispute(tx, row.id, { state: to, answer: body.words, answered_at: now, answered_by: member.id })
  await tellOfDispute(ctx, {
    shopId: member.shopId,
    orderId: row.order_id,
    number: row.order_number,
    kind: 'disputes.answered',
    name: member.name,
    memberId: member.id,
  })
  return readDispute(tx, row.id, { side: 'shop', now })
}
