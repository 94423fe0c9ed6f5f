import type { Garment, garmentRoutes } from '@darzi/contract/garments.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { nextVersion, removeGarment, storedGarment } from './garment-store.ts'
import { happenedTo } from './garment-subject.ts'
import { untouched } from './overlay.ts'

/**
 * Gives a type of the catalogue back as the catalogue has it; done twice is done once. A type of the shop's own has nothing
 * to go back to: garments.isOwn.
 */
export async function resetGarment(ctx: RequestContext<typeof garmentRoutes.reset>): Promise<Garment> {
  const { tx, member, params, publishEvent } = ctx
  await nextVersion(tx, member.shopId)
  const [row, garment] = [await storedGarment(tx, params.key), untouched(params.key)]
  if (!row && !garment) throw notFound()
  if (!garment) throw new AppError('garments.isOwn')
  if (!row) return garment
  await removeGarment(tx, params.key)
  await publishEvent({ kind: 'garments.reset', ...happenedTo(garment, member.shopId) })
  return garment
}
