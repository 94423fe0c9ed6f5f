/** A shop at its counter, for journeys that begin with garments priced and orders taken. */
import type { Customer } from '@darzi/contract/customer-shapes.ts'
import type { Order } from '@darzi/contract/order-shapes.ts'
import { send } from './book.ts'
import type { OpenPage } from './browser.ts'

/** A day of the shop, so many days from now. */
export const daysAhead = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now() + days * 86_400_000)

/** What the shop asks for these garments, in whole rupees. */
export async function priceGarments({ context }: OpenPage, prices: Record<string, number>): Promise<void> {
  for (const [key, rupees] of Object.entries(prices)) {
    const answer = await context.request.patch(`/api/shop/garments/${key}`, {
      data: { priceMinor: rupees * 100 },
    })
    if (!answer.ok()) throw new Error(`pricing ${key} answered ${answer.status()}: ${await answer.text()}`)
  }
}

interface NewOrder {
  garments: readonly string[]
  rupees?: number
  promisedIn?: number
  advance?: number
}

/** Takes an order for the customer's first person. */
export function takeOrder(
  { context }: OpenPage,
  { id, people }: Pick<Customer, 'id' | 'people'>,
  { garments, rupees = 800, promisedIn = 7, advance = 0 }: NewOrder,
): Promise<Order> {
  return send(context, '/api/orders', {
    customerId: id,
    promisedOn: daysAhead(promisedIn),
    pieces: garments.map((garment) => ({ garment, personId: people[0]?.id, priceMinor: rupees * 100 })),
    advance: advance > 0 ? { amountMinor: advance * 100, method: 'cash' } : undefined,
  })
}
