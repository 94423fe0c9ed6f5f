import type {
  PhotoConsent,
  PhotoConsentsOfOrder,
  photoConsentRoutes,
} from '@darzi/contract/photo-consents.ts'
import { consentWording } from '@darzi/tailoring/market/photo-consents.ts'
import { insideShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { photoAnswer } from '../files/api.ts'
import { ownListingRow } from '../find-tailors/api.ts'
import { nameOfShop } from '../shops/api.ts'
import { openLink } from '../tracking/api.ts'
import { type ConsentRow, newestConsents } from './consent-queries.ts'

interface Place {
  shopId: string
  orderId: string
}

/** What the shop asks of an order's customer: each photo, where it would be seen, and how it stands. Inside the shop. */
export async function consentsForCustomer(
  tx: Tx,
  { shopId, orderId, token }: Place & { token: string },
): Promise<PhotoConsentsOfOrder> {
  const listing = await ownListingRow(tx)
  return {
    shop: await nameOfShop(tx, shopId),
    pagePath: listing?.is_listed && listing.slug ? `/tailors/${listing.slug}` : undefined,
    wording: consentWording,
    consents: (await newestConsents(tx, orderId)).map((row) => consentOf(row, token)),
  }
}

function consentOf(row: ConsentRow, token: string): PhotoConsent {
  const place = `/api/track/${encodeURIComponent(token)}/photo-consents/${row.id}`
  return {
    id: row.id,
    state: row.state,
    garments: row.garments,
    photo: row.removed_at ? undefined : { url: `${place}/full`, thumbUrl: `${place}/thumb` },
    askedAt: row.asked_at.toISOString(),
    answeredAt: (row.withdrawn_at ?? row.answered_at)?.toISOString(),
    isShown: row.shown_at !== null && !row.removed_at,
  }
}

export async function readByLink(ctx: StepsContext<typeof photoConsentRoutes.ofLink>) {
  const { params, step, request, now } = ctx
  const { token } = params
  const found = await openLink(step, { token, address: request.address, now })
  return step(({ tx }) => insideShop(tx, found.shopId, () => consentsForCustomer(tx, { ...found, token })))
}

/** To who holds the link, whether or not the shop shares the photo otherwise. */
export async function photoByLink(ctx: StepsContext<typeof photoConsentRoutes.photoByLink>) {
  const { params, step, request, now, app } = ctx
  const { shopId, orderId } = await openLink(step, { token: params.token, address: request.address, now })
  const rows = await step(({ tx }) => insideShop(tx, shopId, () => newestConsents(tx, orderId)))
  const asked = rows.find(({ id, removed_at: removedAt }) => id === params.consentId && !removedAt)
  if (!asked) throw notFound()
  return photoAnswer({ app, member: { shopId }, params: { id: asked.file_id, size: params.size } })
}
