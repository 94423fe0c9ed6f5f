/** A new shop's sample order: made to be tried out, thrown away whole. */
import { z } from 'zod'
import { route } from './route.ts'
import { count, id, requiredLine } from './shapes.ts'

export const sampleRoutes = {
  make: route({
    method: 'POST',
    path: '/api/shop/sample',
    access: 'shop:shop.write',
    summary:
      'Put a sample customer with sizes and an order into the book; where there is one already, that one is answered',
    /** What the sample customer is called, in the language of who tries it. */
    body: z.object({ name: requiredLine(120) }),
    reply: z.object({ orderId: id }),
  }),
  discard: route({
    method: 'DELETE',
    path: '/api/shop/sample',
    access: 'shop:shop.write',
    summary:
      'Throw the sample away: its customer with all their orders, money and sizes. Without a sample nothing happens; one that was merged: samples.merged',
    reply: z.object({ orders: count }),
  }),
}
