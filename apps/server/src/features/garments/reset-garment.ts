import type { Garment, garmentRoutes } from '@darzi/contract/garments.ts'
import type { Asked } from '../../http/asked.ts'
import { notFound, Refusal } from '../../http/refusal.ts'
import { nextVersion, removeGarment, storedGarment } from './garment-store.ts'
import { happenedTo } from './garment-subject.ts'
import { untouched } from './overlay.ts'

/**
 * Gives a type of the catalogue back as the catalogue has it; done twice is done once. A type of the shop's own has nothing
 * to go back to: garments.isOwn.
 */
export async function resetGarment(asked: Asked<typeof garmentRoutes.reset>): Promise<Garment> {
  const { tx, member, params, announce } = asked
  await nextVersion(tx, member.shopId)
  const [row, garment] = [await storedGarment(tx, params.key), untouched(params.key)]
  if (!row && !garment) throw notFound()
  if (!garment) throw new Refusal('garments.isOwn')
  if (!row) return garment
  await removeGarment(tx, params.key)
  await announce({ kind: 'garments.reset', ...happenedTo(garment, member.shopId) })
  return garment
}
