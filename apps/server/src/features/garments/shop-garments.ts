import { isDeepStrictEqual } from 'node:util'
import type { Garment, garmentRoutes } from '@darzi/contract/garments.ts'
import { defaultStages } from '@darzi/tailoring/garments/garment.ts'
import type { NewEvent } from '../../events/publish-event.ts'
import { AppError, emptyField, fieldError, notFound } from '../../http/app-error.ts'
import type { Member, RequestContext } from '../../http/request-context.ts'
import { changed } from './garment-change.ts'
import { allGarments, garmentOf } from './garment-of.ts'
import { nextVersion, removeGarment, storedGarment, writeGarment } from './garment-store.ts'
import { untouched } from './overlay.ts'
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
  checks: [],
  cloth: [],
}

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

/** Every type of the shop; without money for whoever takes no orders. */
export async function listGarments({ tx, member }: RequestContext<typeof garmentRoutes.list>) {
  const garments = await allGarments(tx)
  return { garments: maySeePrices(member) ? garments : garments.map(withoutMoney) }
}

const maySeePrices = (member: Member) => member.may('orders.read')

/** Cutters and stitchers sew it all the same; what it costs is not theirs to see. */
function withoutMoney({ priceMinor: _price, ...garment }: Garment): Garment {
  return { ...garment, addOns: [] }
}

/** Gives other types the stages and the check list of this one. One that has them already makes no version. Throws notFound. */
export async function copyStages(ctx: RequestContext<typeof garmentRoutes.copyStages>) {
  const { tx, member, params, body, now, publishEvent } = ctx
  const version = await nextVersion(tx, member.shopId)
  const from = await garmentOf(tx, params.key)
  if (!from) throw notFound()
  const { stages, checks } = from
  const all = new Map((await allGarments(tx)).map((garment) => [garment.key, garment]))
  const others = [...new Set(body.to)].filter((key) => key !== params.key)
  const unknown = others.findIndex((key) => !all.has(key))
  if (unknown >= 0) throw fieldError(`to.${unknown}`, 'request.notFound')
  for (const key of others) {
    const before = all.get(key)
    if (!before || isDeepStrictEqual(plain({ ...before, stages, checks }), plain(before))) continue
    const garment = { ...before, stages, checks, version }
    await writeGarment(tx, { shopId: member.shopId, now, garment })
    await publishEvent({ kind: 'garments.edited', ...happenedTo(garment, member.shopId) })
    all.set(key, garment)
  }
  return { garments: [...all.values()] }
}

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

/**
 * Whom an event of this feature is about. A type of the catalogue has no id of its own, so the shop stands for it; its name is
 * a word of the reader's language, so only an own name is written down.
 */
function happenedTo(garment: Garment, shopId: string): Pick<NewEvent, 'subject' | 'params'> {
  const id = garment.isOwn ? garment.key : shopId
  return {
    subject: { type: 'garment', id, name: garment.name ?? '' },
    params: { garment: garment.key, named: garment.name ? 'yes' : 'no' },
  }
}
