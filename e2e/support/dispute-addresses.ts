/** Something to decide on the demo shop: an order its customer disputes, photos the shop sent to be verified by. */
import type { APIRequestContext } from 'playwright-core'
import { expect } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { greyPixel } from '../../apps/server/src/testing/grey-pixel.ts'
import { anEmail } from './accounts.ts'

const [owner] = demoSignIns
const customer = demoSignIns[3]

const signIn = (request: APIRequestContext, { email, password }: { email: string; password: string }) =>
  request.post('/api/login', { data: { email, password } })

/** The request is the owner's, and the customer's afterwards. Raised before, it is the same. */
export async function aDispute(request: APIRequestContext, orderId: string) {
  const { trackingUrl } = await (await request.get(`/api/orders/${orderId}`)).json()
  await signIn(request, customer)
  const token = trackingUrl.split('/').at(-1)
  expect((await request.post('/api/own/orders', { data: { token } })).status()).toBe(200)
  const data = { kind: 'fit', words: 'The sleeves are too short.' }
  await request.post(`/api/own/orders/${orderId}/dispute`, { data })
  const { dispute } = await (await request.get(`/api/own/orders/${orderId}/dispute`)).json()
  return { id: String(dispute.id), orderId }
}

export const asOwner = (request: APIRequestContext) => signIn(request, owner)

/** The request is the owner's. Sent before, it is the same. */
export async function aVerification(request: APIRequestContext): Promise<string> {
  const photo = { name: 'paper.png', mimeType: 'image/png', buffer: greyPixel }
  await request.post('/api/shop/verification/photos', { multipart: { part: 'identity', photo } })
  await request.post('/api/shop/verification/send', { data: {} })
  const { current } = await (await request.get('/api/shop/verification')).json()
  return String(current.id)
}

/** A shop that somebody new reports: a person reports it once. */
export async function aReport(request: APIRequestContext, slug: string): Promise<string> {
  const account = { name: 'Asha Patel', email: anEmail(), password: 'needle-and-thread', role: 'user' }
  expect((await request.post('/api/register', { data: account })).ok()).toBe(true)
  const data = { reason: 'fraud', words: 'They asked for money outside Darzi.' }
  const answer = await request.post(`/api/tailors/${slug}/report`, { data })
  return String((await answer.json()).id)
}
