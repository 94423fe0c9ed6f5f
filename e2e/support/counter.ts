/** A shop at its counter, for journeys that begin with garments priced and orders taken. */
import type { Customer } from '@darzi/contract/customer-shapes.ts'
import type { Garment } from '@darzi/contract/garments.ts'
import type { MeasurementRecord } from '@darzi/contract/measurements.ts'
import type { Order } from '@darzi/contract/order-shapes.ts'
import type { APIRequestContext } from 'playwright-core'
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

/** Measures a person for all that these garments cannot be cut without. */
export async function measureFor(request: APIRequestContext, personId: string, keys: readonly string[]) {
  const known: { garments: Garment[] } = await (await request.get('/api/shop/garments')).json()
  const fields = known.garments.filter(({ key }) => keys.includes(key)).flatMap((garment) => garment.fields)
  const needed = new Set(fields.filter(({ isNeeded }) => isNeeded).map(({ field }) => field))
  const values = [...needed].map((field) => ({ field, typed: '20', unit: 'in', isKept: true }))
  const answer = await request.post('/api/measurement-records', { data: { personId, unit: 'in', values } })
  if (!answer.ok()) throw new Error(`measuring answered ${answer.status()}: ${await answer.text()}`)
  const record: MeasurementRecord = await answer.json()
  return record
}

/** What handing this order over passes over while its pieces are not ready. */
export const unreadyOf = ({ pieces }: Pick<Order, 'pieces'>) => ({ unready: pieces.map(({ id }) => id) })

interface NewOrder {
  garments: readonly string[]
  rupees?: number
  promisedIn?: number
  advance?: number
  /** Measured before for all that these garments are cut by: nothing holds the work back. */
  isMeasured?: boolean
}

/** Takes an order for the customer's first person. */
export async function takeOrder(
  { context }: OpenPage,
  { id, people }: Pick<Customer, 'id' | 'people'>,
  { garments, rupees = 800, promisedIn = 7, advance = 0, isMeasured = false }: NewOrder,
): Promise<Order> {
  if (isMeasured) await measureFor(context.request, people[0]?.id ?? '', garments)
  return send(context, '/api/orders', {
    customerId: id,
    promisedOn: daysAhead(promisedIn),
    pieces: garments.map((garment) => ({ garment, personId: people[0]?.id, priceMinor: rupees * 100 })),
    advance: advance > 0 ? { amountMinor: advance * 100, method: 'cash' } : undefined,
  })
}
