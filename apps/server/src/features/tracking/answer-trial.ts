import type { trackingRoutes } from '@darzi/contract/tracking.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import type { Tx } from '../../db/tx.ts'
import { announce } from '../../events/announce.ts'
import type { AskedInSteps } from '../../http/asked.ts'
import { Refusal } from '../../http/refusal.ts'
import { linkedOrder, writeTrialAnswer } from './link-queries.ts'
import { beside, openLink } from './open-link.ts'
import { tellLink } from './told-link.ts'

type AskedToAnswer = AskedInSteps<typeof trackingRoutes.answerTrial>

const kinds = { approved: 'orders.trialApproved', change: 'orders.trialChange' } as const

/** Writes the customer's word on the trial down; the shop's open screens hear of it. Throws tracking.noTrial. */
export async function answerTrial(asked: AskedToAnswer) {
  const { params, step, request, now } = asked
  const found = await openLink(step, { token: params.token, address: request.address, now })
  return beside(step, found, async (tx) => {
    const told = await tellLink(tx, { ...found, token: params.token })
    if (!told.can.answerTrial) throw new Refusal('tracking.noTrial')
    await writeDown(tx, found, asked)
    return tellLink(tx, { ...found, token: params.token })
  })
}

async function writeDown(
  tx: Tx,
  { shopId, orderId }: { shopId: string; orderId: string },
  { body, now, newId }: AskedToAnswer,
) {
  const words = body.words || null
  if (!(await writeTrialAnswer(tx, { id: orderId, answer: body.answer, words, now })))
    throw new Refusal('tracking.noTrial')
  const { customer_name: customer, number } = await linkedOrder(tx, orderId)
  await announce(
    tx,
    { shopId, memberId: null, name: customer },
    {
      ...{ id: newId(), at: now, kind: kinds[body.answer], holes: { customer } },
      subject: { type: 'order', id: orderId, name: orderNumber(number) },
    },
  )
}
