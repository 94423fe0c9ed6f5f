import type { inventoryRoutes } from '@darzi/contract/inventory.ts'
import { toMilli } from '@darzi/tailoring/inventory/stock.ts'
import { normaliseLines, normaliseName } from '@darzi/tailoring/names/normalise.ts'
import { searchText } from '@darzi/tailoring/names/search-key.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, emptyField, fieldError, notFound } from '../../http/app-error.ts'
import type { RequestContext, StepsContext } from '../../http/request-context.ts'
import { photoAnswer, takeInPhoto } from '../files/api.ts'
import { countItems, itemsPage, readItem, stockFigures } from './item-queries.ts'
import {
  changeItem,
  hasBarcode,
  type ItemFields,
  insertItem,
  isPhotoShown,
  type LockedItem,
  lockItem,
  movementsOf,
} from './item-store.ts'
import { book, movementOf, requireWhole } from './move-stock.ts'
import { countOpen } from './purchase-store.ts'
import { activeSuppliers, findSupplier } from './supplier-store.ts'

type AddBody = RequestContext<typeof inventoryRoutes.add>['body']
type EditBody = RequestContext<typeof inventoryRoutes.edit>['body']

const mostCounted = 1000

export const listItems = ({ tx, query, member }: RequestContext<typeof inventoryRoutes.list>) =>
  itemsPage(tx, query, member)

export const countOfItems = ({ tx, query }: RequestContext<typeof inventoryRoutes.count>) =>
  countItems(tx, query, mostCounted)

/** The figures above the list; suppliers and orders only for whoever buys. */
export async function summariseStock({ tx, member }: RequestContext<typeof inventoryRoutes.summary>) {
  const figures = await stockFigures(tx, member)
  const buys = member.may('inventory.buy')
  const suppliers = buys ? await activeSuppliers(tx) : []
  return {
    ...figures,
    onOrder: buys ? await countOpen(tx) : 0,
    suppliers: suppliers.map(({ id, name }) => ({ id, name })),
  }
}

export const readOne = ({ tx, params, member }: RequestContext<typeof inventoryRoutes.read>) =>
  readItem(tx, params.id, member)

/** Adds an item; what there is of it now is its first count. The same id again answers the item it made. */
export async function addItem(ctx: RequestContext<typeof inventoryRoutes.add>) {
  const { tx, member, body, now, newId } = ctx
  const { id = newId(), onHand = 0, ...said } = body
  const costs = member.may('inventory.buy') ? {} : { costMinor: null, supplierId: null }
  const fields = fieldsOf({ ...empty, ...said, ...costs })
  requireWhole(onHand, said.unit, 'onHand')
  await requireSound(tx, fields, id)
  const isNew = await insertItem(tx, { shopId: member.shopId, id, now }, fields)
  if (isNew && onHand > 0)
    await book(ctx, await lockItem(tx, id), [
      { id: newId(), kind: 'counted', quantityMilli: toMilli(onHand) },
    ])
  if (isNew) await publish(ctx, 'inventory.added', { id, name: fields.name })
  return readItem(tx, id, member)
}

/**
 * Changes an item, never what there is of it. A unit is changed only to one of the same measure while nothing of it has moved.
 * Throws inventory.changedMeanwhile for a stale version.
 */
export async function editItem(ctx: RequestContext<typeof inventoryRoutes.edit>) {
  const { tx, params, body, member } = ctx
  const { version, isArchived, ...said } = body
  const before = await lockItem(tx, params.id)
  if (version !== undefined && version !== before.version) throw new AppError('inventory.changedMeanwhile')
  const fields = fieldsOf({ ...saidOf(before), ...withoutUndefined(said) })
  if (fields.unit !== before.unit) await requireUntouched(tx, before)
  // Whoever may not see what things cost and who sells them changes neither.
  const kept = member.may('inventory.buy')
    ? {}
    : { cost_minor: before.cost_minor, supplier_id: before.supplier_id }
  await requireSound(tx, fields, before.id)
  await changeItem(tx, before, { ...fields, ...kept, is_archived: isArchived ?? before.is_archived })
  const kind =
    isArchived === undefined || isArchived === before.is_archived
      ? 'inventory.edited'
      : isArchived
        ? 'inventory.archived'
        : 'inventory.restored'
  await publish(ctx, kind, { id: before.id, name: fields.name })
  return readItem(tx, before.id, member)
}

type Said = Omit<AddBody, 'id' | 'onHand'>
const empty = { lowAt: null, costMinor: null, supplierId: null, place: '', barcode: '', notes: '' }

/** What is kept already may be of another list. */
type SaidAnyWidth = Omit<Said, 'photoWidthMm'> & { photoWidthMm?: number | null }

function fieldsOf(said: SaidAnyWidth): ItemFields {
  const name = normaliseName(said.name)
  if (!name) throw emptyField('name')
  if (said.lowAt) requireWhole(said.lowAt, said.unit, 'lowAt')
  const [place, barcode, notes] = [said.place ?? '', said.barcode ?? '', normaliseLines(said.notes ?? '')]
  return {
    name,
    search_text: searchText({ names: [name, place, notes] }),
    category: said.category,
    unit: said.unit,
    low_at_milli: said.lowAt === null || said.lowAt === undefined ? null : toMilli(said.lowAt),
    cost_minor: said.costMinor ?? null,
    supplier_id: said.supplierId ?? null,
    place: place || null,
    barcode: barcode || null,
    notes: notes || null,
    photo_width_mm: said.photoWidthMm ?? null,
    is_shown: said.category === 'fabric' && (said.isShown ?? false),
  }
}

const saidOf = (row: LockedItem): SaidAnyWidth => ({
  name: row.name,
  category: row.category,
  unit: row.unit,
  lowAt: row.low_at_milli === null ? null : row.low_at_milli / 1000,
  costMinor: row.cost_minor,
  supplierId: row.supplier_id,
  place: row.place ?? '',
  barcode: row.barcode ?? '',
  notes: row.notes ?? '',
  photoWidthMm: row.photo_width_mm,
  isShown: row.is_shown,
})

const withoutUndefined = (said: Omit<EditBody, 'version' | 'isArchived'>): Partial<Said> =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))

/** What moved was counted in the unit it had. */
async function requireUntouched(tx: Tx, item: LockedItem) {
  const moved = await movementsOf(tx, { itemId: item.id, most: 1 })
  if (moved.length > 0) throw fieldError('unit', 'inventory.unitInUse')
}

async function requireSound(tx: Tx, fields: ItemFields, id: string) {
  if (fields.barcode && (await hasBarcode(tx, fields.barcode, id)))
    throw fieldError('barcode', 'inventory.barcodeTaken')
  if (fields.supplier_id && !(await findSupplier(tx, fields.supplier_id)))
    throw fieldError('supplierId', 'request.notFound')
}

interface Publishing {
  publishEvent: RequestContext<typeof inventoryRoutes.add>['publishEvent']
}

const publish = ({ publishEvent }: Publishing, kind: string, { id, name }: { id: string; name: string }) =>
  publishEvent({ kind, subject: { type: 'stock', id, name } })

/** Sets the photo of an item; the one it replaces is swept out at night. */
export async function setItemPhoto(ctx: StepsContext<typeof inventoryRoutes.setPhoto>) {
  const { params, member, step } = ctx
  await step(({ tx }) => lockItem(tx, params.id))
  const photoId = await takeInPhoto(ctx)
  return step(async (given) => {
    const item = await lockItem(given.tx, params.id)
    await changeItem(given.tx, item, { photo_id: photoId })
    await publish(given, 'inventory.edited', item)
    return readItem(given.tx, item.id, member)
  })
}

export async function removeItemPhoto(ctx: RequestContext<typeof inventoryRoutes.removePhoto>) {
  const item = await lockItem(ctx.tx, ctx.params.id)
  await changeItem(ctx.tx, item, { photo_id: null })
  await publish(ctx, 'inventory.edited', item)
  return readItem(ctx.tx, item.id, ctx.member)
}

export async function showItemPhoto(ctx: StepsContext<typeof inventoryRoutes.photo>) {
  if (!(await ctx.step(({ tx }) => isPhotoShown(tx, ctx.params.id)))) throw notFound()
  return photoAnswer(ctx)
}

/** What moved of an item, newest first. */
export async function listMovements(ctx: RequestContext<typeof inventoryRoutes.movements>) {
  const { tx, params, query, member } = ctx
  await readItem(tx, params.id, member)
  const { after, limit } = query
  const found = await movementsOf(tx, { itemId: params.id, after, most: limit + 1 })
  const rows = found.slice(0, limit)
  return { rows: rows.map(movementOf), next: found.length > limit ? rows.at(-1)?.id : undefined }
}
