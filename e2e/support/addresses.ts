/** Real addresses of screens that show one thing: the demo shop's own customer, order, garment; letters that came. */
import { randomUUID } from 'node:crypto'
import { slugOfItem } from '@darzi/tailoring/collection/slug.ts'
import type { APIRequestContext } from 'playwright-core'
import { expect } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { anEmail } from './accounts.ts'
import { aDispute, aReport, asOwner, aVerification } from './dispute-addresses.ts'

const [owner] = demoSignIns
const customer = demoSignIns[3]

/** By the path of the screen: what stands in its holes. `request` may be nobody yet, and is the owner afterwards. */
const wholes: Record<string, (path: string, request: APIRequestContext) => Promise<string> | string> = {
  '/tailor/customers/:id': async (path, request) => {
    const { rows } = await get(request, '/api/customers?limit=1')
    return path.replace(':id', rows[0].id)
  },
  // For somebody: then the garments and the ticket stand there.
  '/tailor/orders/new': async (path, request) => {
    const { rows } = await get(request, '/api/customers?limit=1')
    return `${path}?customer=${rows[0].id}`
  },
  '/tailor/orders/:id': async (path, request) => path.replace(':id', (await aFullOrder(request)).id),
  '/tailor/orders/:id/bills': async (path, request) => path.replace(':id', (await aFullOrder(request)).id),
  '/tailor/inventory/:id': async (path, request) => {
    const { rows } = await get(request, '/api/inventory?stock=low&limit=1')
    return path.replace(':id', rows[0].id)
  },
  '/tailor/purchases/:id': async (path, request) => {
    const { rows } = await get(request, '/api/purchases?limit=1')
    return path.replace(':id', rows[0].id)
  },
  '/search-history': async (path, request) => {
    const { rows } = await get(request, '/api/customers?limit=1')
    return `${path}?${new URLSearchParams({ q: rows[0].name })}`
  },
  '/tailor/garments/:key': (path) => path.replace(':key', 'shirt'),
  '/tailor/collection/:id': async (path, request) => {
    const { items } = await get(request, '/api/shop/collection')
    return path.replace(':id', items[0].id)
  },
  '/shop/:slug': async (path, request) => {
    const { garments } = await get(request, '/api/garments')
    return path.replace(':slug', slugOfItem({ id: garments[0].garment_id, name: garments[0].name }))
  },
  '/checkout': async (path, request) => {
    const { garments } = await get(request, '/api/garments')
    return `${path}?item=${garments[0].garment_id}`
  },
  '/confirm-email': (path) => `${path}?token=${'a'.repeat(43)}`,
  '/reset-password': (path) => `${path}?token=${'a'.repeat(43)}`,
  '/track/:token': async (_path, request) => {
    const { trackingUrl } = await get(request, `/api/orders/${(await aFullOrder(request)).id}`)
    return new URL(trackingUrl, 'http://localhost').pathname
  },
  '/appointment/:token': async (path, request) => path.replace(':token', await appointmentToken(request)),
  '/messages/:token': async (path, request) => path.replace(':token', await messagesToken(request)),
  '/book/:token': async (_path, request) => {
    const data = { takesBookings: true }
    const answer = await request.patch('/api/calendar/settings', { data })
    return new URL((await answer.json()).bookingLink, 'http://localhost').pathname
  },
  '/tailors/:slug': async (path, request) => path.replace(':slug', await listedSlug(request)),
  '/user/quotes/new': async (path, request) => {
    const slug = await listedSlug(request)
    await signIn(request, customer)
    return `${path}?tailor=${slug}`
  },
  '/user/quotes/:id': async (path, request) => {
    const id = await aQuote(request)
    await signIn(request, customer)
    return path.replace(':id', id)
  },
  '/tailor/quotes/:id': async (path, request) => path.replace(':id', await aQuote(request)),
  '/user/orders/:id/dispute': async (path, request) => {
    const { orderId } = await aDispute(request, (await aFullOrder(request)).id)
    return path.replace(':id', orderId)
  },
  '/tailor/orders/:id/remake': async (path, request) => path.replace(':id', (await aFullOrder(request)).id),
  '/tailor/disputes/:id': async (path, request) => {
    const { id } = await aDispute(request, (await aFullOrder(request)).id)
    await asOwner(request)
    return path.replace(':id', id)
  },
  '/admin/disputes/:id': async (path, request) => {
    const { id } = await aDispute(request, (await aFullOrder(request)).id)
    return path.replace(':id', id)
  },
  '/admin/reports/:id': async (path, request) =>
    path.replace(':id', await aReport(request, await listedSlug(request))),
  '/admin/verifications/:id': async (path, request) => path.replace(':id', await aVerification(request)),
  '/user/dashboard': (path, request) => asCustomerOfOrder(path, request),
  '/user/orders': (path, request) => asCustomerOfOrder(path, request),
  '/user/appointments': (path, request) => asCustomerOfOrder(path, request),
  '/tailor/houses/:id': async (path, request) => {
    const { id } = await aPartnership(request)
    return path.replace(':id', id)
  },
  '/boutique/partners/:id': async (path, request) => {
    const { id, house } = await aPartnership(request)
    await signIn(request, house)
    return path.replace(':id', id)
  },
  '/settings/api': async (path, request) => {
    await aWebhook(request)
    return path
  },
  '/settings/api/webhooks/:id': async (path, request) => path.replace(':id', await aWebhook(request)),
  '/houses/:slug': async (path, request) => {
    await signIn(request, (await aPartnership(request)).house)
    const data = { isPublished: true, tagline: 'Evening wear since 1984', about: 'Gowns and sherwanis.' }
    const answer = await request.patch('/api/shop/front', { data })
    return path.replace(':slug', (await answer.json()).slug)
  },
  '/boutique/dashboard': async (path, request) => {
    await givenOrder(request, await aPartnership(request))
    return path
  },
  '/boutique/front': async (path, request) => {
    await signIn(request, (await aPartnership(request)).house)
    return path
  },
  '/admin/shops/:id': async (path, request) => path.replace(':id', (await get(request, '/api/shop')).id),
  '/invitation/:token': async (path, request) => path.replace(':token', await invitationToken(request)),
}

/** The address as the walk opens it. A screen about one thing without a way to it here ends the walk. */
export async function wholeAddress(path: string, request: APIRequestContext): Promise<string> {
  const whole = wholes[path]
  if (!whole && path.includes(':')) throw new Error(`nothing real is known to open at ${path}`)
  if (!whole) return path
  const { email, password } = owner
  await request.post('/api/login', { data: { email, password } })
  return whole(path, request)
}

/** A house that the owner's shop sews for. */
async function aPartnership(request: APIRequestContext) {
  const house = { email: anEmail('house'), password: owner.password }
  const { id: tailorId, currency } = await get(request, '/api/shop')
  await request.post('/api/register', {
    data: { ...house, name: 'Meher Gill', role: 'tailor', shopKind: 'house', shopName: 'Meher' },
  })
  await signIn(request, house)
  // Partners keep their books in one currency.
  expect((await request.patch('/api/shop', { data: { currency } })).status()).toBe(200)
  const id = randomUUID()
  expect((await request.post('/api/house/partners', { data: { id, tailorId } })).status()).toBe(200)
  await signIn(request, owner)
  const answer = await request.post(`/api/shop/houses/${id}/answer`, { data: { answer: 'accept' } })
  expect(answer.status()).toBe(200)
  return { id, house }
}

/** An order of the house with its partner, and the request its owner's. */
async function givenOrder(
  request: APIRequestContext,
  { id, house }: Awaited<ReturnType<typeof aPartnership>>,
) {
  const send = async (path: string, data: object) => {
    const answer = await request.post(path, { data })
    expect(answer.status(), await answer.text()).toBe(200)
    return answer.json()
  }
  await signIn(request, house)
  await request.patch('/api/shop', { data: { phone: '98765 01234' } })
  const customer = await send('/api/customers', { name: 'Asha Verma' })
  const pieces = [{ personId: customer.people[0].id, garment: 'shirt', priceMinor: 100_000 }]
  const promisedOn = new Date(Date.now() + 14 * 24 * 3600_000).toISOString().slice(0, 10)
  const order = await send('/api/orders', { customerId: customer.id, pieces, promisedOn })
  await send(`/api/house/orders/${order.id}/assign`, { partnershipId: id })
}

/** A shop on the plan that has them, with a key and a webhook; its owner is signed in. */
async function aWebhook(request: APIRequestContext): Promise<string> {
  const own = { email: anEmail('hooks'), password: owner.password }
  await request.post('/api/register', { data: { ...own, name: 'Meher Gill', role: 'tailor' } })
  await signIn(request, own)
  await request.post('/api/shop/plan', { data: { plan: 'tailorEnterprise' } })
  const lastDay = new Date(Date.now() + 60 * 24 * 3600_000).toISOString().slice(0, 10)
  const scopes = ['customers:read', 'orders:read', 'orders:write']
  const key = { id: randomUUID(), name: 'Website', scopes, lastDay }
  expect((await request.post('/api/shop/api-keys', { data: key })).status()).toBe(200)
  // A public address that nothing is sent to: it is written as a number, so that no name is looked up.
  const hook = {
    id: randomUUID(),
    url: 'https://93.184.216.34/darzi',
    types: ['order.taken', 'customer.added'],
  }
  expect((await request.post('/api/shop/webhooks', { data: hook })).status()).toBe(200)
  return hook.id
}

const signIn = (request: APIRequestContext, { email, password }: { email: string; password: string }) =>
  request.post('/api/login', { data: { email, password } })

/** Lists the demo shop. The request is its owner's. */
async function listedSlug(request: APIRequestContext): Promise<string> {
  const answer = await request.patch('/api/shop/listing', { data: { isListed: true } })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).slug
}

/** A request of the demo customer with two offers and a message. The request is the owner's, before and afterwards. */
async function aQuote(request: APIRequestContext): Promise<string> {
  const tailors = await listedSlug(request)
  await signIn(request, customer)
  const brief = { garment: 'sherwani', words: 'Ivory, for a wedding', cloth: 'shop', sharesSizes: false }
  const who = { name: 'Asha Verma', phone: '98765 43210' }
  const asked = await request.post('/api/quotes', {
    multipart: { id: randomUUID(), tailors, ...brief, ...who },
  })
  expect(asked.status(), await asked.text()).toBe(200)
  const { id } = (await asked.json()).quotes[0]
  const line = { id: randomUUID(), words: 'Is silk possible?' }
  expect((await request.post(`/api/conversations/${id}/messages`, { multipart: line })).status()).toBe(200)
  await signIn(request, owner)
  const day = (days: number) => new Date(Date.now() + days * 24 * 3600_000).toISOString().slice(0, 10)
  for (const after of [0, 1]) {
    const data = { after, priceMinor: 900_000 - after, readyOn: day(20), validUntil: day(7) }
    expect((await request.post(`/api/shop/quotes/${id}/offers`, { data })).status()).toBe(200)
  }
  return id
}

/** An order being sewn: several pieces, money paid and money owed. */
export async function aFullOrder(
  request: APIRequestContext,
): Promise<{ id: string; pieces: { id: string }[] }> {
  const { rows } = await get(request, '/api/orders?status=in_progress&limit=50')
  type Row = { id: string; pieces: { id: string }[]; paidMinor: number; balanceMinor: number }
  const isFull = ({ pieces, paidMinor, balanceMinor }: Row) =>
    pieces.length > 1 && paidMinor > 0 && balanceMinor > 0
  const order = rows.find(isFull)
  if (!order) throw new Error('the demo shop sews nothing')
  return order
}

/** What this address of the API answers. */
export async function get(request: APIRequestContext, path: string) {
  const answer = await request.get(path)
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`)
  return answer.json()
}

/** The link of a home visit next month: booked over whatever stands there. */
async function appointmentToken(request: APIRequestContext): Promise<string> {
  const { rows } = await get(request, '/api/customers?limit=1')
  const on = new Date(Date.now() + 30 * 24 * 3600_000).toISOString().slice(0, 10)
  const place = { on, minute: 660, minutes: 60, overbookReason: 'A wedding' }
  const data = { kind: 'homeVisit', customerId: rows[0].id, address: '12 Mall Road', ...place }
  const answer = await request.post('/api/appointments', { data })
  expect(answer.status()).toBe(200)
  return (await answer.json()).link.split('/').at(-1)
}

/** The demo customer's own screens, with an order that is being sewn and a visit for it next month. */
async function asCustomerOfOrder(path: string, request: APIRequestContext): Promise<string> {
  const { id } = await aFullOrder(request)
  const { customer: whose, trackingUrl } = await get(request, `/api/orders/${id}`)
  const on = new Date(Date.now() + 30 * 24 * 3600_000).toISOString().slice(0, 10)
  const place = { on, minute: 720, minutes: 30, overbookReason: 'A wedding' }
  const data = { kind: 'fitting', customerId: whose.id, orderId: id, ...place }
  expect((await request.post('/api/appointments', { data })).status()).toBe(200)
  const { email, password } = customer
  await request.post('/api/login', { data: { email, password } })
  const token = trackingUrl.split('/').at(-1)
  expect((await request.post('/api/own/orders', { data: { token } })).status()).toBe(200)
  return path
}

/** The page of a customer who said what they think of messages. */
async function messagesToken(request: APIRequestContext): Promise<string> {
  const { rows } = await get(request, '/api/customers?limit=1')
  const answer = await request.patch(`/api/customers/${rows[0].id}/messaging`, { data: { prefers: 'sms' } })
  expect(answer.status()).toBe(200)
  return (await answer.json()).link.split('/').at(-1)
}

async function invitationToken(request: APIRequestContext): Promise<string> {
  const email = anEmail('invited')
  const data = { email, name: 'Sunita Rani', role: 'stitcher' }
  expect((await request.post('/api/staff/invitations', { data })).status()).toBe(200)
  let token: string | undefined
  await expect
    .poll(
      async () => {
        const list = await (await request.get('/dev/mail')).text()
        const [, letter] = /href="(\/dev\/mail\/[^"]+)"/.exec(list) ?? []
        const text = letter ? await (await request.get(letter)).text() : ''
        token = text.includes(email) ? /\/invitation\/([\w-]+)/.exec(text)?.[1] : undefined
        return token
      },
      { timeout: 20_000 },
    )
    .toBeDefined()
  return String(token)
}
