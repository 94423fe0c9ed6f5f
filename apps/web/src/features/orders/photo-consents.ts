/** Whether the customer lets photos of a delivered order be shown: asked here, answered by them alone. */
import type { Order } from '@darzi/contract/order-shapes.ts'
import type { ShopConsents } from '@darzi/contract/photo-consents.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { queries } from '../../data/queries.ts'

const keyOf = (id: string) => ['orders', 'photo-consents', id]

/** Only of an order that may have any. */
export const useConsents = ({ id, state, photos }: Order) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call('GET /api/orders/:id/photo-consents', { params: { id } }, { signal }),
    enabled: state === 'delivered' && photos.some(({ kind }) => kind === 'stage'),
  })

/** Throws the refusal. */
export async function askConsent(id: string, photoId: string) {
  const told: ShopConsents = await call('POST /api/orders/:id/photo-consents', {
    params: { id },
    body: { photoId },
  })
  queries.setQueryData(keyOf(id), told)
}
