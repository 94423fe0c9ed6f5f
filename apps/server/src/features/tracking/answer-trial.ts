import type { TrackedLink, trackingRoutes } from '@darzi/contract/tracking.ts'
import { insideShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { publishEvent } from '../../events/publish-event.ts'
import { AppError } from '../../http/app-error.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { guardAttempts } from '../accounts/api.ts'
import { holdLinked, writeTrialAnswer } from './link-queries.ts'
import { readLinkedOrder } from './linked-order.ts'
import { beside, openLink } from './open-link.ts'
import type { Tracked } from './tracked-queries.ts'

type AnswerContext = StepsContext<typeof trackingRoutes.answerTrial>

const kinds = { approved: 'orders.trialApproved', change: 'orders.trialChange' } as const

/**
 * Writes the customer's word on the trial down; the shop's open screens hear of it. The same word again changes nothing.
 * Throws tracking.noTrial when none waits, and accounts.tooManyAttempts for who keeps changing their mind.
 */
export async function answerTrial(ctx: AnswerContext) {
  const { params, step, once, request, now, app } = ctx
  const { token } = params
  const { settings } = app
  const found = await openLink(step, { token, address: request.address, now })
  const before = await beside(step, found, (tx) => readLinkedOrder(tx, found.orderId, settings))
  if (isSaid(before.trial, ctx)) return before
  requireTrial(before)
  await guardAttempts(step, now, { trialAnswer: found.orderId })
  return once(({ tx }) =>
    insideShop(tx, found.shopId, async () => {
      await holdLinked(tx, found.orderId)
      const told = await readLinkedOrder(tx, found.orderId, settings)
      requireTrial(told)
      await writeDown(tx, { ...found, told }, ctx)
      return readLinkedOrder(tx, found.orderId, settings)
    }),
  )
}

const isSaid = (trial: TrackedLink['trial'], { body }: AnswerContext) =>
  trial?.answer === body.answer && (trial.words ?? '') === (body.words ?? '')

function requireTrial({ can }: TrackedLink) {
  if (!can.answerTrial) throw new AppError('tracking.noTrial')
}

async function writeDown(
  tx: Tx,
  { shopId, orderId, told }: Tracked & { told: TrackedLink },
  { body, now, newId }: AnswerContext,
) {
  await writeTrialAnswer(tx, { id: orderId, answer: body.answer, words: body.words || null, now })
  const { customerName: customer, number } = told
  await publishEvent(
    tx,
    { shopId, memberId: null, name: customer },
    {
      id: newId(),
      at: now,
      kind: kinds[body.answer],
      params: { customer, words: body.words ?? '' },
      subject: { type: 'order', id: orderId, name: number },
    },
  )
}
