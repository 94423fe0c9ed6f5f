import type { PhotoConsentsOfOrder, photoConsentRoutes } from '@darzi/contract/photo-consents.ts'
import {
  type ConsentWay,
  type CustomerConsentAct,
  consentWording,
  mayActOnConsent,
} from '@darzi/tailoring/market/photo-consents.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { handToShop, insideShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { publishEvent } from '../../events/publish-event.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { RequestContext, StepsContext } from '../../http/request-context.ts'
import { guardAttempts } from '../accounts/api.ts'
import { openLink, requireCustomer, requireStranger } from '../tracking/api.ts'
import { type ConsentRow, lockConsent, newestConsents } from './consent-queries.ts'
import { writeAnswer, writeWithdrawal } from './consent-store.ts'
import { requireOwnOrder } from './own-consents.ts'
import { consentsForCustomer } from './read-for-customer.ts'

type ByLink = StepsContext<typeof photoConsentRoutes.answerByLink>
type ByAccount = RequestContext<typeof photoConsentRoutes.answerOwn>

const refusal = 'photoConsents.ownShop'

/** By who holds the private link, unless this browser is signed in to the shop itself: a shop never answers for its customer. */
export async function answerByLink(ctx: ByLink): Promise<PhotoConsentsOfOrder> {
  const { params, body, step, once, request, now } = ctx
  const { token, consentId } = params
  const { shopId, orderId } = await openLink(step, { token, address: request.address, now })
  // A yes is taken back at any time, by whoever holds the link.
  if (body.act !== 'withdraw') {
    const { token: session } = request
    await step(({ tx }) => requireCustomer(tx, { shopId, token: session, refusal }))
    await guardAttempts(step, now, { photoConsent: orderId })
  }
  return once(({ tx }) =>
    insideShop(tx, shopId, async () => {
      await answer(tx, ctx, { shopId, orderId, consentId, by: 'link' })
      return consentsForCustomer(tx, { shopId, orderId, token })
    }),
  )
}

export async function answerOwn(ctx: ByAccount): Promise<PhotoConsentsOfOrder> {
  const { tx, params, account } = ctx
  const { shopId, orderId, token } = await requireOwnOrder(tx, { accountId: account.id, orderId: params.id })
  const hand = { accountId: account.id, shopId }
  if (ctx.body.act !== 'withdraw') await requireStranger(tx, hand, refusal)
  return handToShop(tx, hand, async () => {
    const { consentId } = params
    await answer(tx, ctx, { shopId, orderId, consentId, by: 'account', accountId: account.id })
    return consentsForCustomer(tx, { shopId, orderId, token })
  })
}

interface Answering {
  shopId: string
  orderId: string
  consentId: string
  by: ConsentWay
  accountId?: string
}

/** Inside the shop. What is already so is no change. */
async function answer(
  tx: Tx,
  { body, now, newId }: Pick<ByLink | ByAccount, 'body' | 'now' | 'newId'>,
  given: Answering,
) {
  const row = await requireNewest(tx, given)
  if (row.state === stateAfter[body.act]) return
  const may = mayActOnConsent(row.state, body.act)
  if ('refused' in may) throw new AppError(may.refused, may.params)
  // Nobody says yes to what they cannot see.
  if (body.act === 'agree' && row.removed_at) throw notFound()
  if (body.act === 'withdraw') await writeWithdrawal(tx, row.id, now)
  else {
    // A no counts whichever sentences it was said to.
    if (body.act === 'agree' && body.wording !== consentWording)
      throw new AppError('photoConsents.wordingChanged')
    await writeAnswer(tx, row.id, { ...given, state: stateAfter[body.act], wording: body.wording, now })
  }
  const state = stateAfter[body.act]
  await tellAnswered({ tx, newId, now }, { ...given, row, state, wording: body.wording })
}

const stateAfter = {
  agree: 'agreed',
  decline: 'declined',
  withdraw: 'withdrawn',
} as const satisfies Record<CustomerConsentAct, ConsentRow['state']>

/** The request, held; one that a newer request has replaced is not there any more. */
async function requireNewest(tx: Tx, { orderId, consentId }: Answering): Promise<ConsentRow> {
  const row = await lockConsent(tx, consentId)
  if (!row || row.order_id !== orderId) throw notFound()
  const newest = await newestConsents(tx, orderId)
  if (!newest.some(({ id }) => id === consentId)) throw notFound()
  return row
}

interface Answered {
  shopId: string
  orderId: string
  by: ConsentWay
  row: ConsentRow
  state: (typeof stateAfter)[CustomerConsentAct]
  /** Of the sentences that were answered. */
  wording: number
}

/** A line of the order's timeline with which words were answered and how; the shop's open screens ask again. Inside the shop. */
export function tellAnswered(
  { tx, newId, now }: { tx: Tx; newId(): string; now: Date },
  { shopId, orderId, by, row, state, wording }: Answered,
) {
  const customer = row.customer_name
  return publishEvent(
    tx,
    { shopId, memberId: null, name: customer },
    {
      id: newId(),
      at: now,
      kind: `photoConsents.${state}`,
      subject: { type: 'order', id: orderId, name: orderNumber(row.number) },
      params: { customer, by, wording },
    },
  )
}
