import type { ApiReply, ApiRequest } from '@darzi/contract/api.ts'
import { addDays } from '@darzi/tailoring/customers/days.ts'
import { transact } from '../../db/transact.ts'
import type { AppContext } from '../../http/app-context.ts'
import { type AShop, aShopAtWork } from '../../testing/builders.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { dayIn } from '../shops/time-zone.ts'
import { sumOfPieces } from './piece-store.ts'

type Customer = ApiReply<'POST /api/customers'>
type OrderBody = ApiRequest<'POST /api/orders'>['body']

/** The day so many days from now, in the zone of the tests' shops. */
export const aDay = (days: number) => addDays(dayIn('Asia/Kolkata', new Date()), days)

/** A shop at work with a customer who was never measured. Files share their app: who looks for orders by a phone takes one of their own. */
export async function aShopWithCustomer(
  app: AppContext,
  { phone = '98765 43210', ...given }: AShop & { phone?: string } = {},
) {
  const { shop, owner } = await aShopAtWork(app, given)
  const customer = await owner.call('POST /api/customers', {
    body: { name: 'Asha Verma', phone },
  })
  return { shop, owner, customer, personId: customer.people[0]?.id ?? '' }
}

/** The same with a customer whose body was measured for a shirt: nothing holds work on it back. */
export async function aShopWithMeasuredCustomer(app: AppContext, given: AShop = {}) {
  const shop = await aShopWithCustomer(app, given)
  return { ...shop, record: await measureFor(shop.owner, shop.personId, ['shirt']) }
}

/** A customer of the book who was measured for a shirt, as a stranger would type them. */
export async function aMeasuredCustomer(owner: Visitor, contact: { name: string; phone: string }) {
  const { people } = await owner.call('POST /api/customers', { body: contact })
  await measureFor(owner, people[0]?.id ?? '', ['shirt'])
  return contact
}

/** Measures a person for all that these garments cannot be cut without. */
export async function measureFor(owner: Visitor, personId: string, keys: readonly string[]) {
  const { garments } = await owner.call('GET /api/shop/garments')
  const fields = garments.filter(({ key }) => keys.includes(key)).flatMap((garment) => garment.fields)
  const needed = new Set(fields.filter(({ isNeeded }) => isNeeded).map(({ field }) => field))
  const values = [...needed].map((field) => ({ field, typed: '20', unit: 'in' as const, isKept: true }))
  return owner.call('POST /api/measurement-records', { body: { personId, unit: 'in', values } })
}

/** An order as the counter sends it: one shirt for a thousand, promised in a week, unless something else is said. */
export function anOrderBody(customer: Customer, given: Partial<OrderBody> = {}): OrderBody {
  const personId = customer.people[0]?.id ?? ''
  return {
    customerId: customer.id,
    pieces: [{ personId, garment: 'shirt', priceMinor: 100_000 }],
    promisedOn: aDay(7),
    ...given,
  }
}

/** Makes an order of the counter one that waits for approval, as a public form's does. */
export async function makePending(app: AppContext, shopId: string, orderId: string) {
  await transact(app.database.pool, { side: 'job', shopId }, ({ tx }) =>
    tx
      .updateTable('orders')
      .set({ state: 'pending', tailor_state: 'pending', source: 'customer_form', approved_at: null })
      .where('id', '=', orderId)
      .execute(),
  )
}

/** Takes the price of the first so many pieces away and makes the order wait for approval, as a public form's may. */
export async function makeUnpriced(
  app: AppContext,
  { shopId, orderId, pieces = 60 }: { shopId: string; orderId: string; pieces?: number },
) {
  await makePending(app, shopId, orderId)
  await transact(app.database.pool, { side: 'job', shopId }, async ({ tx }) => {
    await tx
      .updateTable('order_pieces')
      .set({ price_minor: 0 })
      .where('order_id', '=', orderId)
      .where('position', '<=', pieces)
      .execute()
    const sum = await sumOfPieces(tx, orderId)
    await tx
      .updateTable('orders')
      .set({ pieces_minor: sum, total_minor: sum })
      .where('id', '=', orderId)
      .execute()
  })
}

/** All that an order would pass over as it stands: its unfinished pieces, what is owed, the sizes it lacks. */
export const overridesOf = ({ pieces, balanceMinor }: ApiReply<'GET /api/orders/:id'>) => ({
  unready: pieces.filter(({ state }) => state === 'waiting' || state === 'working').map(({ id }) => id),
  owedMinor: Math.max(0, balanceMinor),
  missing: pieces.map(({ id, missing }) => ({ pieceId: id, fields: missing })),
})
