import type { trackingRoutes } from '@darzi/contract/tracking.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { insideShop } from '../../access/crossings.ts'
import type { Tx } from '../../db/tx.ts'
import { announce } from '../../events/announce.ts'
import type { AskedInSteps } from '../../http/asked.ts'
import { Refusal } from '../../http/refusal.ts'
import { guardAttempts } from '../accounts/attempts.ts'
import { holdLinked, linkedOrder, writeTrialAnswer } from './link-queries.ts'
import { beside, openLink } from './open-link.ts'
import { tellLink } from './told-link.ts'

type AskedToAnswer = AskedInSteps<typeof trackingRoutes.answerTrial>

const kinds = { approved: 'orders.trialApproved', change: 'orders.trialChange' } as const

/**
 * Writes the customer's word on the trial down; the shop's open screens hear of it. The same word again changes nothing.
 * Throws tracking.noTrial when none waits, and accounts.tooManyAttempts for who keeps changing their mind.
 */
export async function answerTrial(asked: AskedToAnswer) {
  const { params, step, once, request, now } = asked
  const { token } = params
  const found = await openLink(step, { token, address: request.address, now })
  const before = await beside(step, found, (tx) => tellLink(tx, { ...found, token }))
  if (isSaid(before.trial, asked)) return before
  requireTrial(before)
  await guardAttempts(step, now, { trialAnswer: found.orderId })
  return once(({ tx }) =>
    insideShop(tx, found.shopId, async () => {
      await holdLinked(tx, found.orderId)
      requireTrial(await tellLink(tx, { ...found, token }))
      await writeDown(tx, found, asked)
      return tellLink(tx, { ...found, token })
    }),
  )
}

type Told = Awaited<ReturnType<typeof tellLink>>

const isSaid = (trial: Told['trial'], { body }: AskedToAnswer) =>
  trial?.answer === body.answer && (trial.words ?? '') === (body.words ?? '')

function requireTrial({ can }: Told) {
  if (!can.answerTrial) throw new Refusal('tracking.noTrial')
}

async function writeDown(
  tx: Tx,
  { shopId, orderId }: { shopId: string; orderId: string },
  { body, now, newId }: AskedToAnswer,
) {
  await writeTrialAnswer(tx, { id: orderId, answer: body.answer, words: body.words || null, now })
  const { customer_name: customer, number } = await linkedOrder(tx, orderId)
  await announce(
    tx,
    { shopId, memberId: null, name: customer },
    {
      ...{ id: newId(), at: now, kind: kinds[body.answer], holes: { customer, words: body.words ?? '' } },
      subject: { type: 'order', id: orderId, name: orderNumber(number) },
    },
  )
}
