import type { LinkedReview, reviewRoutes } from '@darzi/contract/reviews.ts'
import { customerMay } from '@darzi/tailoring/orders/customer-life.ts'
import { insideShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { publishEvent } from '../../events/publish-event.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { RequestContext, StepsContext } from '../../http/request-context.ts'
import { requireKindWords } from '../conversations/api.ts'
import { shopOfSlug } from '../find-tailors/api.ts'
import { nameOfShop } from '../shops/api.ts'
import { openLink, requireCustomer } from '../tracking/api.ts'
import { orderToReview, reviewOfOrder, reviewsPage, reviewWithId, tellReviews } from './review-queries.ts'
import { insertReview, writeReply } from './review-store.ts'

type WriteContext = StepsContext<typeof reviewRoutes.write>

export async function readLinkedReview(ctx: StepsContext<typeof reviewRoutes.ofLink>) {
  const { params, step, request, now } = ctx
  const found = await openLink(step, { token: params.token, address: request.address, now })
  return step(({ tx }) =>
    insideShop(tx, found.shopId, () => linkedReview(tx, { orderId: found.orderId, token: params.token })),
  )
}

/** Inside the shop. */
export async function linkedReview(
  tx: Tx,
  { orderId, token }: { orderId: string; token: string },
): Promise<LinkedReview> {
  const [order, row] = [await orderToReview(tx, orderId), await reviewOfOrder(tx, orderId)]
  const [review] = row ? await tellReviews(tx, [row], `/api/track/${token}/review/photos`) : []
  return { can: { review: customerMay(order.state, 'review') && !row }, review }
}

/** The first name alone is told: the shop knows whose order it is. */
export async function writeReview(ctx: WriteContext) {
  const { params, step, once, request, now, newId, body } = ctx
  const { shopId, orderId } = await openLink(step, { token: params.token, address: request.address, now })
  await step(({ tx }) => requireCustomer(tx, { shopId, token: request.token, refusal: 'reviews.ownShop' }))
  return once(({ tx }) =>
    insideShop(tx, shopId, async () => {
      const order = await orderToReview(tx, orderId)
      if (!customerMay(order.state, 'review')) throw new AppError('reviews.notDelivered')
      await requireKindWords(tx, body.words)
      const [author = order.name] = order.name.trim().split(/\s+/)
      const { garments } = order
      const review = { ...body, shopId, id: newId(), orderId, author, garments, now }
      if (!(await insertReview(tx, review))) throw new AppError('reviews.saidBefore')
      await tellReviewed(tx, ctx, { shopId, author })
      return linkedReview(tx, { orderId, token: params.token })
    }),
  )
}

async function tellReviewed(
  tx: Tx,
  { newId, now, body }: WriteContext,
  { shopId, author }: { shopId: string; author: string },
) {
  const subject = { type: 'shop', id: shopId, name: await nameOfShop(tx, shopId) } as const
  const params = { customer: author, stars: body.stars }
  const actor = { shopId, memberId: null, name: author }
  await publishEvent(tx, actor, { id: newId(), at: now, kind: 'reviews.written', subject, params })
}

export async function listReviewsOfTailor(ctx: RequestContext<typeof reviewRoutes.ofTailor>) {
  const { tx, params, query } = ctx
  const shopId = await shopOfSlug(tx, params.slug)
  if (!shopId) throw notFound()
  return insideShop(tx, shopId, async () => {
    const { rows, next } = await reviewsPage(tx, { ...query, isPublic: true })
    return { rows: await tellReviews(tx, rows, `/api/tailors/${params.slug}/review-photos`), next }
  })
}

/** Where the shop finds photos of its reviews. */
export const shopPhotos = '/api/shop/review-photos'

export async function replyToReview(ctx: RequestContext<typeof reviewRoutes.reply>) {
  const { tx, params, body, now, member, publishEvent: publish } = ctx
  await requireKindWords(tx, body.words)
  if (!(await writeReply(tx, params.id, { words: body.words, now }))) throw notFound()
  const row = await reviewWithId(tx, params.id)
  if (!row) throw notFound()
  const [told] = await tellReviews(tx, [row], shopPhotos)
  if (!told) throw notFound()
  const subject = { type: 'shop', id: member.shopId, name: await nameOfShop(tx, member.shopId) } as const
  await publish({ kind: 'reviews.answered', subject, params: { customer: row.author } })
  return told
}
