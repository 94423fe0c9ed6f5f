/** Orders made through the public form, and taken on by the shop, without the screens. */
import type { APIRequestContext } from 'playwright-core'
import { expect } from 'vitest'

export interface FormOrder {
  id: string
  pieceId: string
  /** Of its private link. */
  path: string
}

/** `request` is signed in as the owner, who finds the order the form made. */
export async function anOrderFromTheForm(
  request: APIRequestContext,
  fields: Record<string, string>,
): Promise<FormOrder> {
  const { shop } = await (await request.get('/api/session')).json()
  const sent = await request.post('/api/customers/measurements', {
    multipart: { shopId: shop.id, order_type: 'shirt', ...fields },
  })
  expect(sent.status()).toBe(200)
  const { order_id } = await sent.json()
  const { rows } = await (await request.get(`/api/orders?sort=newest&limit=1&q=${order_id}`)).json()
  const order = await (await request.get(`/api/orders/${rows[0].id}`)).json()
  const { pathname } = new URL(order.trackingUrl, 'http://localhost')
  return { id: order.id, pieceId: order.pieces[0].id, path: pathname }
}

/** Prices the order, approves it and takes its piece to a stage. */
export async function moveTo(
  request: APIRequestContext,
  { id, pieceId }: FormOrder,
  { priceMinor, stage }: { priceMinor: number; stage: number },
) {
  const priced = await request.patch(`/api/orders/${id}/pieces/${pieceId}`, { data: { priceMinor } })
  expect(priced.status()).toBe(200)
  const approved = await request.post(`/api/orders/${id}/move`, { data: { to: 'approved' } })
  expect(approved.status()).toBe(200)
  const { pieces } = await approved.json()
  const overrides = { missing: pieces[0].missing }
  const data = { stage, from: 0, overrides }
  const moved = await request.post(`/api/workshop/pieces/${pieceId}/move`, { data })
  expect(moved.status()).toBe(200)
}
