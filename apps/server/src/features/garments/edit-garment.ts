import { isDeepStrictEqual } from 'node:util'
import type { Garment, garmentRoutes } from '@darzi/contract/garments.ts'
import { AppError, emptyField, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { changed } from './garment-change.ts'
import { garmentOf } from './garment-of.ts'
import { nextVersion, writeGarment } from './garment-store.ts'
import { happenedTo } from './garment-subject.ts'
import { requireSound } from './require-sound.ts'

/**
 * Changes a type for this shop alone; what stays the same makes no version. Orders that were taken keep what they copied.
 * Throws garments.changedMeanwhile for a stale version.
 */
export async function editGarment(ctx: RequestContext<typeof garmentRoutes.edit>): Promise<Garment> {
  const { tx, member, params, body, now, publishEvent } = ctx
  const { version: seen, ...said } = body
  const next = await nextVersion(tx, member.shopId)
  const before = await garmentOf(tx, params.key)
  if (!before) throw notFound()
  if (seen !== undefined && seen !== before.version)
    throw new AppError('garments.changedMeanwhile', { version: before.version })
  const after = changed(before, said)
  if (after.isOwn && !after.name) throw emptyField('name')
  if (isDeepStrictEqual(plain(before), plain(after))) return before
  await requireSound(tx, after, before)
  const garment = { ...after, version: next }
  await writeGarment(tx, { shopId: member.shopId, now, garment })
  await publishEvent({ kind: kindOf(before, garment), ...happenedTo(garment, member.shopId) })
  return garment
}

function kindOf(before: Garment, after: Garment) {
  if (before.isActive === after.isActive) return 'garments.edited'
  return after.isActive ? 'garments.takenUp' : 'garments.putAway'
}

/** As it is stored: keys that say nothing are no difference. */
const plain = (garment: Garment): unknown => JSON.parse(JSON.stringify(garment))
