import type { adminDisputeRoutes, disputeRoutes, shopDisputeRoutes } from '@darzi/contract/disputes.ts'
import { mostDisputePhotos, openDisputeStates } from '@darzi/tailoring/disputes/life.ts'
import { handToShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import { auditLook } from '../../http/audit-look.ts'
import type { RequestContext, StepsContext } from '../../http/request-context.ts'
import { photoAnswer, takeInPhoto } from '../files/api.ts'
import { disputeWithId, lockDispute, photosOfDispute } from './dispute-queries.ts'
import { insertDisputePhoto } from './dispute-store.ts'
import { readDispute } from './read-disputes.ts'

type AddOwn = StepsContext<typeof disputeRoutes.addPhoto>
type AddOfShop = StepsContext<typeof shopDisputeRoutes.addPhoto>

export const addOwnPhoto = (ctx: AddOwn) =>
  addPhoto(ctx, {
    side: 'customer',
    inShop: (tx, shopId, work) => handToShop(tx, { accountId: ctx.account.id, shopId }, work),
  })

export const addShopPhoto = (ctx: AddOfShop) =>
  addPhoto(ctx, { side: 'shop', inShop: (_tx, _shopId, work) => work() })

interface Side {
  side: 'customer' | 'shop'
  inShop<T>(tx: Tx, shopId: string, work: () => Promise<T>): Promise<T>
}

/** Each side shows so many, until it is decided. Throws images.*, disputes.notFromHere, disputes.tooManyPhotos. */
async function addPhoto(ctx: AddOwn | AddOfShop, { side, inShop }: Side) {
  const { step, params, now } = ctx
  const bySide = side === 'shop'
  const { shop_id: shopId } = await step(({ tx }) => requireQuota(tx, params.id, bySide))
  const id = await takeInPhoto({
    ...ctx,
    member: { shopId },
    step: (work) => step(({ tx }) => inShop(tx, shopId, () => work({ tx }))),
  })
  return step(async ({ tx }) => {
    await requireQuota(tx, params.id, bySide)
    const photo = { shopId, id, disputeId: params.id, byShop: bySide, now }
    await inShop(tx, shopId, () => insertDisputePhoto(tx, photo))
    return readDispute(tx, params.id, { side, now })
  })
}

async function requireQuota(tx: Tx, id: string, byShop: boolean) {
  const row = await lockDispute(tx, id)
  if (!row) throw notFound()
  if (!openDisputeStates.includes(row.state)) throw new AppError('disputes.notFromHere', { state: row.state })
  const mine = (await photosOfDispute(tx, row)).filter((photo) => photo.by_shop === byShop)
  if (mine.length >= mostDisputePhotos)
    throw new AppError('disputes.tooManyPhotos', { most: mostDisputePhotos })
  return row
}

type Photo = { tx: Tx; params: { id: string; photoId: string; size: 'thumb' | 'full' } } & Pick<
  RequestContext<typeof disputeRoutes.photo>,
  'app'
>

/** Its two sides see a photo, and the operator. */
export async function disputePhoto({ tx, params, app }: Photo) {
  const row = await disputeWithId(tx, params.id)
  const isThere = row && (await photosOfDispute(tx, row)).some(({ id }) => id === params.photoId)
  if (!isThere) throw notFound()
  const { photoId: id, size } = params
  return photoAnswer({ app, member: { shopId: row.shop_id }, params: { id, size } })
}

/** Whoever looks at one whole is written down. */
export async function disputePhotoForOperator(ctx: RequestContext<typeof adminDisputeRoutes.photo>) {
  const { params } = ctx
  const answer = await disputePhoto(ctx)
  if (params.size === 'full')
    await auditLook(ctx, {
      route: 'GET /api/admin/disputes/:id/photos/:photoId/full',
      subjectId: params.photoId,
    })
  return answer
}
