/** Bills of an order, what the next one would say, and how the shop stands with the tax office. */
import type { ApiRequest } from '@darzi/contract/api.ts'
import type { Bill, ShopTax } from '@darzi/contract/bills.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { confirmed } from '../../data/confirmed.ts'
import { orderKey } from '../../data/order-cache.ts'
import { queries } from '../../data/queries.ts'

export const useBills = (orderId: string) =>
  useQuery({
    queryKey: ['orders', 'bills', orderId],
    queryFn: ({ signal }) => call('GET /api/orders/:id/bills', { params: { id: orderId } }, { signal }),
  })

export const useBillDraft = (orderId: string, isWanted: boolean) =>
  useQuery({
    queryKey: ['orders', 'billDraft', orderId],
    queryFn: ({ signal }) => call('GET /api/orders/:id/bill-draft', { params: { id: orderId } }, { signal }),
    enabled: isWanted,
  })

const taxKey = ['shops', 'tax'] as const

export const useShopTax = (isWanted: boolean) =>
  useQuery({
    queryKey: taxKey,
    queryFn: ({ signal }) => call('GET /api/shop/tax', undefined, { signal }),
    enabled: isWanted,
  })

export async function saveTax(body: ApiRequest<'PUT /api/shop/tax'>['body']): Promise<ShopTax> {
  const tax = await confirmed(() => call('PUT /api/shop/tax', { body }))
  queries.setQueryData(taxKey, tax)
  void queries.invalidateQueries({ queryKey: ['orders', 'billDraft'] })
  return tax
}

export async function issueBill(
  orderId: string,
  body: ApiRequest<'POST /api/orders/:id/bills'>['body'],
): Promise<Bill> {
  const bill = await call('POST /api/orders/:id/bills', { params: { id: orderId }, body })
  await askAgain(orderId)
  return bill
}

export async function creditBill(
  { id, orderId }: Bill,
  body: ApiRequest<'POST /api/bills/:id/credit-notes'>['body'],
): Promise<Bill> {
  const note = await call('POST /api/bills/:id/credit-notes', { params: { id }, body })
  await askAgain(orderId)
  return note
}

/** Its bills, and with the tax on top of it what the order costs. */
async function askAgain(orderId: string): Promise<void> {
  void queries.invalidateQueries({ queryKey: orderKey(orderId) })
  await Promise.all(
    ['bills', 'billDraft'].map((what) => queries.invalidateQueries({ queryKey: ['orders', what, orderId] })),
  )
}

/** Where a bill lies as a PDF. */
export const billPdf = ({ id }: Pick<Bill, 'id'>, language: string) =>
  `/api/papers/bill?bill=${id}&format=pdf&language=${language}&isShown=true`
