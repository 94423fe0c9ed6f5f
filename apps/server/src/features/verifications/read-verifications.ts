import type { adminVerificationRoutes, Verification, VerificationRow } from '@darzi/contract/verifications.ts'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import { auditLook } from '../../http/audit-look.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { showPhone } from '../../phone.ts'
import { photoAnswer } from '../files/api.ts'
import {
  type ListedVerification,
  lostOf,
  ownerOf,
  partsOf,
  photosOf,
  sentVerification,
  stateOf,
  verificationsPage,
} from './verification-queries.ts'

export async function listVerifications({ tx, query }: RequestContext<typeof adminVerificationRoutes.list>) {
  const { rows, next } = await verificationsPage(tx, query)
  return { rows: rows.map(tellRow), next }
}

export const readVerification = ({ tx, params }: RequestContext<typeof adminVerificationRoutes.read>) =>
  tellVerification(tx, params.id)

export async function tellVerification(tx: Tx, id: string): Promise<Verification> {
  const row = await sentVerification(tx, id)
  if (!row) throw notFound()
  const [photos, owner] = [await photosOf(tx, row), await ownerOf(tx, row.shop_id)]
  return {
    ...tellRow(row),
    words: row.words ?? undefined,
    photos: photos.map(({ id: photoId, part }) => ({ id: photoId, part: partsOf([part])[0] ?? 'work' })),
    decision: row.decision ?? undefined,
    verifiedFor: partsOf(row.verified_for),
    owner: owner && { name: owner.name, email: owner.email },
    address: row.address ?? undefined,
    phone: row.phone ? showPhone(row.phone, '') : undefined,
  }
}

const tellRow = (row: ListedVerification): VerificationRow => ({
  id: row.id,
  state: stateOf(row),
  shop: { id: row.shop_id, name: row.name, city: row.city ?? undefined },
  sentAt: row.sent_at?.toISOString() ?? '',
  decidedAt: row.decided_at?.toISOString(),
  lost: lostOf(row),
})

/** Papers of people: whoever looks at one whole is written down. */
export async function verificationPhoto(ctx: RequestContext<typeof adminVerificationRoutes.photo>) {
  const { tx, params, app } = ctx
  const row = await sentVerification(tx, params.id)
  const isThere = row && (await photosOf(tx, row)).some(({ id }) => id === params.photoId)
  if (!isThere) throw notFound()
  if (params.size === 'full')
    await auditLook(ctx, {
      route: 'GET /api/admin/verifications/:id/photos/:photoId/full',
      subjectId: params.photoId,
    })
  const shown = { app, member: { shopId: row.shop_id }, params: { id: params.photoId, size: params.size } }
  return photoAnswer(shown)
}
