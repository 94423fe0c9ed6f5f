import type { shopDisputeRoutes } from '@darzi/contract/disputes.ts'
import { emptyField, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { tellOfDispute } from './dispute-event.ts'
import { disputeWithId } from './dispute-queries.ts'
import { changeDispute } from './dispute-store.ts'
import { mailRemakeAnswer } from './mail-remake-answer.ts'
import { readDispute, requireAct } from './read-disputes.ts'

type AnswerContext = RequestContext<typeof shopDisputeRoutes.answer>

const kinds = {
  answer: 'disputes.answered',
  agree: 'disputes.remakeAgreed',
  decline: 'disputes.remakeDeclined',
} as const

/** The shop's word: of a complaint for the operator to weigh, of a request for a remake for the customer, who is written to. */
export async function answerDispute(ctx: AnswerContext) {
  const { tx, params, body, member, now } = ctx
  const asked = await disputeWithId(tx, params.id)
  if (!asked) throw notFound()
  const act = actOf(asked.kind === 'remake', body.remakes)
  const { row, to } = await requireAct(tx, params.id, { act, side: 'shop', now })
  await changeDispute(tx, row.id, { state: to, answer: body.words, answered_at: now, answered_by: member.id })
  await tellOfDispute(ctx, {
    shopId: member.shopId,
    orderId: row.order_id,
    number: row.order_number,
    kind: kinds[act],
    name: member.name,
    memberId: member.id,
  })
  if (act !== 'answer') await mailRemakeAnswer(ctx, row, { act, words: body.words })
  return readDispute(tx, row.id, { side: 'shop', now })
}

function actOf(isRemake: boolean, remakes: boolean | undefined) {
  if (!isRemake) return 'answer'
  if (remakes === undefined) throw emptyField('remakes')
  return remakes ? 'agree' : 'decline'
}
