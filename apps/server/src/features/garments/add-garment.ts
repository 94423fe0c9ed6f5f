import type { Garment, garmentRoutes } from '@darzi/contract/garments.ts'
import { defaultStages } from '@darzi/tailoring/garments/garment.ts'
import { emptyField, fieldError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { changed } from './garment-change.ts'
import { garmentOf } from './garment-of.ts'
import { nextVersion, writeGarment } from './garment-store.ts'
import { happenedTo } from './garment-subject.ts'
import { requireSound } from './require-sound.ts'

const leadDaysOfNew = 7

/**
 * Adds a type of the shop's own, empty or as a copy of another; what the body says goes over the copy. The same id again
 * answers the type it made.
 */
export async function addGarment(ctx: RequestContext<typeof garmentRoutes.add>): Promise<Garment> {
  const { tx, member, body, now, newId, publishEvent } = ctx
  const { id, copyOf, ...said } = body
  const key = id ?? newId()
  const version = await nextVersion(tx, member.shopId)
  const before = await garmentOf(tx, key)
  if (before) return before
  const model = copyOf === undefined ? undefined : await garmentOf(tx, copyOf)
  if (copyOf !== undefined && !model) throw fieldError('copyOf', 'request.notFound')
  const garment = { ...changed({ ...(model ?? empty), isActive: true }, said), key, isOwn: true, version }
  if (!garment.name) throw emptyField('name')
  await requireSound(tx, garment, model ?? empty)
  await writeGarment(tx, { shopId: member.shopId, now, garment })
  await publishEvent({ kind: 'garments.added', ...happenedTo(garment, member.shopId) })
  return garment
}

const empty: Omit<Garment, 'key'> = {
  isOwn: true,
  sizing: 'anyone',
  isActive: true,
  leadDays: leadDaysOfNew,
  version: 0,
  fields: [],
  styles: [],
  addOns: [],
  stages: defaultStages,
  cloth: [],
}
