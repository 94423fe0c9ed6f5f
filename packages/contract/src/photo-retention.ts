/** How long a shop keeps the photos of orders that are over. */
import { photoMonths } from '@darzi/tailoring/orders/photo-months.ts'
import { z } from 'zod'
import { route } from './route.ts'

const photoRetention = z.object({
  /** After the order was delivered or cancelled; absent where photos are kept for good. */
  months: z.literal([...photoMonths]).optional(),
})
export type PhotoRetention = z.output<typeof photoRetention>

export const photoRetentionRoutes = {
  read: route({
    method: 'GET',
    path: '/api/shop/photo-retention',
    access: 'shop:shop.write',
    summary: 'How long the photos of orders that are over are kept',
    reply: photoRetention,
  }),
  change: route({
    method: 'PUT',
    path: '/api/shop/photo-retention',
    access: 'shop:shop.write',
    summary: 'Keep them for so many months, or for good; what is older goes in the following night',
    body: photoRetention,
    reply: photoRetention,
  }),
}
