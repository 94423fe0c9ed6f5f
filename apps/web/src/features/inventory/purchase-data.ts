/** What the shop buys: suppliers, purchase orders, and what came of them. */
import type { ApiRequest } from '@darzi/contract/api.ts'
import type { Purchase, StockItem, Supplier } from '@darzi/contract/inventory-shapes.ts'
import type { PurchaseState } from '@darzi/tailoring/inventory/purchase.ts'
import { reorderQuantity } from '@darzi/tailoring/inventory/stock.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { byCursor } from '../../data/by-cursor.ts'
import { newId } from '../../data/new-id.ts'
import { queries } from '../../data/queries.ts'
import { toastDone } from '../../shell/toasts.tsx'
import { readSpeech } from '../../words/language.ts'
import { askInventoryAgain } from './inventory-data.ts'

const t = (key: string, values?: Record<string, string | number>) => readSpeech().t(key, values)
const purchaseKey = (id: string) => ['inventory', 'purchase', id] as const
const suppliersKey = ['inventory', 'suppliers'] as const

/** All suppliers by name, once they have come. */
export function useSuppliers(isAsked = true): Supplier[] | undefined {
  const { data } = useQuery({
    queryKey: suppliersKey,
    queryFn: ({ signal }) => call('GET /api/suppliers', undefined, { signal }),
    enabled: isAsked,
  })
  return data?.rows
}

export async function saveSupplier(
  supplier: Supplier | undefined,
  { id, ...body }: ApiRequest<'POST /api/suppliers'>['body'],
): Promise<Supplier> {
  const saved = supplier
    ? await call('PATCH /api/suppliers/:id', {
        params: { id: supplier.id },
        body: { ...body, version: supplier.version },
      })
    : await call('POST /api/suppliers', { body: { ...body, id } })
  askInventoryAgain()
  return saved
}

export async function setSupplierArchived(supplier: Supplier, isArchived: boolean): Promise<void> {
  await call('PATCH /api/suppliers/:id', { params: { id: supplier.id }, body: { isArchived } })
  askInventoryAgain()
}

/** Purchase orders in this state, newest first. */
export const usePurchases = (state: PurchaseState | 'all' | 'open') =>
  useInfiniteQuery({
    queryKey: ['inventory', 'purchases', state],
    ...byCursor((after, told) => call('GET /api/purchases', { query: { state, after, limit: 40 } }, told)),
  })

export const usePurchase = (id: string) =>
  useQuery({
    queryKey: purchaseKey(id),
    queryFn: ({ signal }) => call('GET /api/purchases/:id', { params: { id } }, { signal }),
  })

function cachePurchase(purchase: Purchase): Purchase {
  queries.setQueryData(purchaseKey(purchase.id), purchase)
  askInventoryAgain()
  return purchase
}

/** A purchase order for what runs low, with as much as brings it to twice its level. */
export async function orderItem(
  item: Pick<StockItem, 'id' | 'onHand' | 'lowAt'>,
  { supplierId, quantity }: { supplierId: string; quantity?: number },
): Promise<Purchase> {
  const lines = [{ itemId: item.id, quantity: quantity ?? reorderQuantity(item) }]
  return cachePurchase(await call('POST /api/purchases', { body: { id: newId(), supplierId, lines } }))
}

export type PurchaseEdit = ApiRequest<'PATCH /api/purchases/:id'>['body']

export async function editPurchase({ id, version }: Purchase, body: PurchaseEdit): Promise<Purchase> {
  return cachePurchase(await call('PATCH /api/purchases/:id', { params: { id }, body: { ...body, version } }))
}

export async function sendPurchase(purchase: Purchase, way: 'mail' | 'whatsapp' | 'paper'): Promise<void> {
  cachePurchase(await call('POST /api/purchases/:id/send', { params: { id: purchase.id }, body: { way } }))
  toastDone(t('inventory.purchase.sent', { number: purchase.number, name: purchase.supplier.name }))
}

export async function receivePurchase(
  { id, number }: Purchase,
  receipt: ApiRequest<'POST /api/purchases/:id/receipts'>['body'],
): Promise<void> {
  cachePurchase(await call('POST /api/purchases/:id/receipts', { params: { id }, body: receipt }))
  toastDone(t('inventory.purchase.received', { number }))
}

export async function cancelPurchase({ id, number }: Purchase): Promise<void> {
  cachePurchase(await call('POST /api/purchases/:id/cancel', { params: { id } }))
  toastDone(t('inventory.purchase.cancelled', { number }))
}

/** The order as a text message; the supplier reads it where they are used to. */
export function messageOf({ number, lines, notes }: Purchase, shop: string): string {
  const items = lines.map(
    ({ item, quantity }) => `• ${item.name}: ${quantity} ${t(`stock.unit.${item.unit}`)}`,
  )
  return [t('inventory.purchase.message', { number, shop }), ...items, notes ?? ''].filter(Boolean).join('\n')
}
