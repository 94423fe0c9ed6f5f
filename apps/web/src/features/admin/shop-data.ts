/** Shops and banners as the operator's screens ask and change them. */
import type { AdminShop } from '@darzi/contract/admin-shops.ts'
import type { ApiRequest } from '@darzi/contract/api.ts'
import { plans } from '@darzi/tailoring/plans.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { byCursor } from '../../data/by-cursor.ts'
import { queries } from '../../data/queries.ts'
import { listQuery, oneOf, type QueryOf, sortBy, text, unlessUsual } from '../../kits/list/list-query.ts'
import { askAdminAnew } from './admin-data.ts'

const root = 'admin'

export const planKeys = plans.filter(({ audience }) => audience !== 'customers').map(({ key }) => key)
export const kinds = ['tailor', 'house'] as const
export const states = ['working', 'suspended', 'closed', 'demo'] as const
export const sorts = ['newest', 'name'] as const

const fields = {
  q: text(),
  kind: unlessUsual(oneOf(['any', ...kinds], 'any')),
  plan: unlessUsual(oneOf(['any', ...planKeys], 'any')),
  state: unlessUsual(oneOf(['any', ...states], 'any')),
  sort: sortBy(sorts, 'newest'),
}
export const shopList = listQuery(fields)
export type ShopQuery = QueryOf<typeof fields>
type Sent = NonNullable<ApiRequest<'GET /api/admin/shops'>['query']>

export function useAdminShops(query: ShopQuery) {
  // `any` is left out by its field.
  const sent = shopList.send(query) as Sent
  return useInfiniteQuery({
    queryKey: [root, 'shops', sent],
    ...byCursor((after, told) =>
      call('GET /api/admin/shops', { query: { ...sent, after, limit: 60 } }, told),
    ),
  })
}

const shopKey = (id: string) => [root, 'shop', id]

export const useAdminShop = (id: string) =>
  useQuery({
    queryKey: shopKey(id),
    queryFn: ({ signal }) => call('GET /api/admin/shops/:id', { params: { id } }, { signal }),
  })

/** What came of an act is shown at once; the list is asked anew. */
async function keep(shop: AdminShop) {
  await askAdminAnew()
  queries.setQueryData(shopKey(shop.id), shop)
}

export const suspendShop = async (id: string, reason: string) =>
  keep(await call('POST /api/admin/shops/:id/suspend', { params: { id }, body: { reason } }))

export const liftShop = async (id: string, reason: string) =>
  keep(await call('POST /api/admin/shops/:id/lift', { params: { id }, body: { reason } }))

export const changePlanOfShop = async (id: string, body: { plan: AdminShop['plan']; reason: string }) =>
  keep(await call('POST /api/admin/shops/:id/plan', { params: { id }, body }))

export const markInvoicePaid = async (id: string, invoiceId: string, reason: string) =>
  keep(
    await call('POST /api/admin/shops/:id/invoices/:invoiceId/paid', {
      params: { id, invoiceId },
      body: { reason },
    }),
  )

export const useBanners = () =>
  useInfiniteQuery({
    queryKey: [root, 'banners'],
    ...byCursor((after, told) => call('GET /api/admin/banners', { query: { after, limit: 30 } }, told)),
  })

export async function addBanner(body: ApiRequest<'POST /api/admin/banners'>['body']) {
  await call('POST /api/admin/banners', { body })
  await askAdminAnew()
}

export async function endBanner(id: string) {
  await call('POST /api/admin/banners/:id/end', { params: { id } })
  await askAdminAnew()
}
