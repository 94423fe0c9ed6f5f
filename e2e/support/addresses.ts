/** Real addresses of screens that show one thing: the demo shop's own customer, order, garment; letters that came. */
import type { APIRequestContext } from 'playwright-core'
import { expect } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { anEmail } from './accounts.ts'

const [owner] = demoSignIns

/** By the path of the screen: what stands in its holes. `request` may be nobody yet, and is the owner afterwards. */
const wholes: Record<string, (path: string, request: APIRequestContext) => Promise<string> | string> = {
  '/tailor/customers/:id': async (path, request) => {
    const { rows } = await get(request, '/api/customers?limit=1')
    return path.replace(':id', rows[0].id)
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
  '/checkout': async (path, request) => {
    const { garments } = await get(request, '/api/garments')
    return `${path}?item=${garments[0].garment_id}`
  },
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
