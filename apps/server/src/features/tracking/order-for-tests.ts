/** An order as it stands in the book, for tests of who may see it. */
import { randomBytes } from 'node:crypto'
import type { OrderState } from '@darzi/tailoring/orders/life.ts'
import { life } from '@darzi/tailoring/orders/life.ts'
import { transact } from '../../db/transact.ts'
import type { AppContext } from '../../http/app-context.ts'

interface AnOrder {
  phone?: string
  name?: string
  state?: OrderState
  number?: number
  stage?: number
  upiId?: string
}

const stages = [
  { key: 'received' },
  { key: 'cutting' },
  { key: 'fitting', isTrial: true },
  { key: 'delivery' },
]

export async function aTrackedOrder(app: AppContext, shopId: string, given: AnOrder = {}) {
  const {
    phone = '+919876512345',
    name = 'Meera Joshi',
    state = 'in_progress',
    number = 1,
    stage = 1,
  } = given
  const { newId } = app
  const at = app.now()
  const [customerId, personId, orderId, pieceId] = [newId(), newId(), newId(), newId()]
  const token = randomBytes(16).toString('base64url')
  const of = { shop_id: shopId, created_at: at }
  const snapshot = {
    recordId: newId(),
    version: 1,
    takenAt: at.toISOString(),
    profile: 'body',
    unit: 'in',
    values: [{ field: 'chest', typed: '40', unit: 'in', mm: 1016 }],
    fields: ['chest'],
    needed: ['chest'],
  }
  await transact(app.database.pool, { side: 'job', shopId }, async ({ tx }) => {
    const book = {
      ...of,
      id: customerId,
      name,
      phone,
      number: 5000 + number,
      search_text: 'x',
      updated_at: at,
    }
    await tx.insertInto('customers').values(book).execute()
    const person = { ...of, id: personId, customer_id: customerId, name, is_customer: true }
    await tx.insertInto('persons').values(person).execute()
    if (given.upiId)
      await tx
        .insertInto('counter_settings')
        .values({ shop_id: shopId, upi_id: given.upiId })
        .onConflict((row) => row.doNothing())
        .execute()
    await tx
      .insertInto('orders')
      .values({
        ...of,
        id: orderId,
        number,
        customer_id: customerId,
        state,
        tailor_state: life[state].tailor,
        source: 'counter',
        ordered_on: '2026-11-01',
        promised_on: '2026-12-01',
        currency: 'INR',
        pieces_minor: 150_000,
        total_minor: 150_000,
        notes: 'secret hem',
        tracking_token: token,
        search_text: 'x',
        updated_at: at,
      })
      .execute()
    await tx
      .insertInto('order_pieces')
      .values({
        shop_id: shopId,
        id: pieceId,
        order_id: orderId,
        position: 1,
        person_id: personId,
        person_name: name,
        garment_key: 'kurta',
        price_minor: 150_000,
        stage,
        state: 'working',
        stages: JSON.stringify(stages),
        snapshot: JSON.stringify(snapshot),
        stage_since: at,
      })
      .execute()
    const step = { shop_id: shopId, order_id: orderId, at, kind: 'taken' as const, state_to: state }
    await tx
      .insertInto('order_steps')
      .values({ ...step, id: newId() })
      .execute()
  })
  return { orderId, token, phone, pieceId, customerId }
}
