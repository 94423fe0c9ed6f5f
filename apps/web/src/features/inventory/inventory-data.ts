/**
 * Inventory: cloth and accessories. What there is changes by movements alone; costs, suppliers and purchase orders are for whoever
 * buys.
 */
import type { ApiRequest } from '@darzi/contract/api.ts'
import type { Movement, StockItem } from '@darzi/contract/inventory-shapes.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { byCursor } from '../../data/by-cursor.ts'
import { entityCache } from '../../data/entity-cache.ts'
import { useMay } from '../../data/session.ts'
import { toastDone, toastProblem, toastWithUndo } from '../../shell/toasts.tsx'
import { readSpeech } from '../../words/language.ts'
import { unitOf } from './amount.ts'

const cache = entityCache<StockItem, StockItem>({ feature: 'inventory', alsoStale: [['orders']] })
const cacheStockItem = (item: StockItem) => cache.put(item, () => item)

const t = (key: string, values?: Record<string, string | number>) => readSpeech().t(key, values)

export type ItemBody = ApiRequest<'POST /api/inventory/items'>['body']
export type MoveBody = ApiRequest<'POST /api/inventory/items/:id/movements'>['body']

export const useItem = (id: string) =>
  useQuery({
    queryKey: cache.oneKey(id),
    queryFn: ({ signal }) => call('GET /api/inventory/items/:id', { params: { id } }, { signal }),
  })

export function useStockSummary() {
  const mayRead = useMay('inventory.read')
  return useQuery({
    queryKey: ['inventory', 'summary'],
    queryFn: ({ signal }) => call('GET /api/inventory/summary', undefined, { signal }),
    enabled: mayRead,
  })
}

/** What moved of an item, newest first. */
export const useMovements = (id: string) =>
  useInfiniteQuery({
    queryKey: ['inventory', 'movements', id],
    ...byCursor((after, told) =>
      call('GET /api/inventory/items/:id/movements', { params: { id }, query: { after, limit: 30 } }, told),
    ),
  })

export async function addItem(body: ItemBody): Promise<StockItem> {
  const item = cacheStockItem(await call('POST /api/inventory/items', { body }))
  cache.askAgain(item.id)
  toastDone(t('inventory.done.added', { name: item.name }))
  return item
}

export async function editItem(
  id: string,
  body: ApiRequest<'PATCH /api/inventory/items/:id'>['body'],
): Promise<StockItem> {
  return cacheStockItem(await call('PATCH /api/inventory/items/:id', { params: { id }, body }))
}

/** Out of the list, or back, with ten seconds to think again. */
export async function setArchived(item: StockItem, isArchived: boolean): Promise<void> {
  try {
    await editItem(item.id, { isArchived })
  } catch (error) {
    return toastProblem(error)
  }
  toastWithUndo({
    message: t(isArchived ? 'inventory.done.archived' : 'inventory.done.restored', { name: item.name }),
    undo: () => editItem(item.id, { isArchived: !isArchived }),
  })
}

/** Moves stock by hand, and offers to take it back. */
export async function moveStock(item: StockItem, body: MoveBody): Promise<void> {
  const moved = await call('POST /api/inventory/items/:id/movements', { params: { id: item.id }, body })
  cacheStockItem(moved.item)
  toastWithUndo({
    message: t('inventory.done.moved', { name: item.name, onHand: moved.item.onHand, unit: unitOf(item) }),
    undo: () => undoMovement(moved.movementId),
  })
}

export async function undoMovement(id: string): Promise<StockItem> {
  return cacheStockItem(await call('POST /api/inventory/movements/:id/undo', { params: { id } }))
}

/** What the member can take back: a movement by hand that stands. */
export const isUndoable = ({ isUndone, piece, purchase, kind }: Movement): boolean =>
  !isUndone && !piece && !purchase && kind !== 'counted'

export async function setPhoto(id: string, photo: File | undefined): Promise<void> {
  cacheStockItem(
    photo
      ? await call('PUT /api/inventory/items/:id/photo', { params: { id }, files: { photo } })
      : await call('DELETE /api/inventory/items/:id/photo', { params: { id } }),
  )
}

export async function importItems(file: File, isTrial: boolean) {
  const answer = await call('POST /api/inventory/import', {
    body: { isTrial: isTrial ? 'true' : 'false' },
    files: { file },
  })
  if (isTrial) return answer
  cache.askAgain()
  toastDone(t('inventory.import.done', { count: answer.added }))
  return answer
}

export const askInventoryAgain = cache.askAgain
