import type { photoConsentRoutes } from '@darzi/contract/photo-consents.ts'
import { mayActOnConsent } from '@darzi/tailoring/market/photo-consents.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { photoUrl } from '../orders/api.ts'
import { readProfile, requirePortfolioQuota, tellProfileChanged } from '../settings/api.ts'
import { agreedUnshown, lockConsent } from './consent-queries.ts'
import { showConsented } from './consent-store.ts'

export async function listAgreed({ tx }: RequestContext<typeof photoConsentRoutes.agreed>) {
  const rows = await agreedUnshown(tx)
  return {
    rows: rows.flatMap(({ id, photo_id: photoId, order_id: orderId, number, garments }) =>
      photoId
        ? [{ id, orderId, number: orderNumber(number), garments, thumbUrl: photoUrl(photoId, 'thumb') }]
        : [],
    ),
  }
}

/** Shown already, it stays where it is. */
export async function showAgreed(ctx: RequestContext<typeof photoConsentRoutes.show>) {
  const { tx, params, member, now } = ctx
  const row = await lockConsent(tx, params.id)
  if (!row || row.removed_at) throw notFound()
  const may = mayActOnConsent(row.state, 'show')
  if ('refused' in may) throw new AppError(may.refused, may.params)
  if (row.shown_at) return readProfile(tx)
  await requirePortfolioQuota(tx)
  await showConsented(tx, row.id, now)
  await tellProfileChanged(ctx, member.shopId)
  return readProfile(tx)
}
