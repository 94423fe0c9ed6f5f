/** The page of an order: its head stays in sight, and what went ahead against a warning stands there. */

import type { ApiReply } from '@darzi/contract/api.ts'
import type { Order } from '@darzi/contract/order-shapes.ts'
import type { ShopConsents } from '@darzi/contract/photo-consents.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aCalendarDay } from '../../testing/a-calendar-day.ts'
import { anId, anOrder, aShop } from '../../testing/builders.ts'
import { counterSettings } from '../../testing/counter-settings.ts'
import { phone, renderScreen } from '../../testing/render-screen.tsx'
import '../../theme/fonts.css'

type Entry = ApiReply<'GET /api/orders/:id/timeline'>['rows'][number]
type Said = Parameters<typeof anOrder>[0]

const nobody = { with: 'customer' as const, canWrite: false, unread: 0 }

interface Around {
  rush?: ApiReply<'GET /api/shop/counter'>['rush']
  /** What the address asks of this order. */
  asked?: (order: Order) => Record<string, string>
  viewport?: typeof phone
  consents?: ShopConsents
  talk?: ApiReply<'GET /api/shop/orders/:id/conversation'>
  /** What happened on it, of one person or of everyone. */
  timeline?: (actor: string | undefined) => (Entry & Pick<Required<Entry>, 'actor'>)[]
}

function openOrder(
  said: Said,
  { viewport, consents, talk, timeline = () => [], rush = {}, asked = () => ({}) }: Around = {},
) {
  const order = anOrder(said)
  return renderScreen(
    `/tailor/orders/${order.id}?${new URLSearchParams(asked(order))}`,
    (api) =>
      api
        .answer('GET /api/orders/:id', order)
        .answer('GET /api/orders/:id/timeline', ({ query }) => ({
          rows: timeline(query.actor),
          actors: timeline(undefined).map(({ actor }) => actor),
        }))
        .answer('GET /api/orders/:id/bills', {
          order: 'ORD-001',
          rows: [],
          sendTo: { name: 'Asha Verma', addresses: {} },
        })
        .answer('GET /api/orders/:id/photo-consents', consents ?? { rows: [], refusals: 0, askedAfterNo: 0 })
        .answer('GET /api/shop/orders/:id/conversation', talk ?? nobody)
        .answer('GET /api/shop', aShop())
        .answer('GET /api/calendar', aCalendarDay())
        .answer('GET /api/workshop/workers', { workers: [] })
        .answer('GET /api/shop/garments', { garments: [] })
        .answer('GET /api/measurement-fields', { fields: [] })
        .answer('GET /api/measurement-records', { rows: [] })
        .answer('GET /api/shop/counter', { ...counterSettings, rush }),
    viewport && { viewport },
  )
}

test('who, the promise and the balance stay in sight while the page scrolls on a phone', async () => {
  await openOrder({}, { viewport: phone })
  const head = page.getByRole('region', { name: 'Where the order stands' })
  await expect.element(head).toBeVisible()
  await document.fonts.ready
  const scrolled = () => {
    window.scrollTo(0, document.body.scrollHeight)
    return window.scrollY
  }
  await expect.poll(scrolled).toBeGreaterThan(phone.height)
  const next = head.getByRole('button')
  const [who, promise, owed] = ['Asha Verma', '23 Nov 2026', '₹650 to pay'].map((said) =>
    head.getByText(said),
  )
  for (const part of [who, promise, owed, next])
    expect(part?.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  // A quarter of the phone at most, the bar above it included.
  expect(next.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(phone.height / 4)
})

test('what went ahead though something stood against it is told, with who said so and why', async () => {
  const exception = {
    kind: 'owed' as const,
    tags: [],
    amountMinor: 65_000,
    at: '2026-11-22T06:00:00.000Z',
    by: 'Harpreet Kaur',
    reason: 'Pays on Friday',
  }
  await openOrder({ state: 'delivered', exceptions: [exception] })
  const told = page.getByRole('region', { name: 'Went ahead anyway' })
  await expect.element(told.getByText('Pays on Friday')).toBeVisible()
  await expect.element(told.getByText('Harpreet Kaur')).toBeVisible()
})

const aPicture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
const aWorkPhoto = (said: Partial<Order['photos'][number]> = {}): Order['photos'][number] => ({
  id: anId(),
  kind: 'stage',
  isShared: false,
  thumbUrl: aPicture,
  url: aPicture,
  createdAt: '2026-11-20T06:00:00.000Z',
  ...said,
})

test('of a delivered order the customer is asked about a photo of the work, and the link to answer by is sent', async () => {
  const photo = aWorkPhoto()
  const { api } = await openOrder({ state: 'delivered', photos: [photo, aWorkPhoto({ kind: 'cloth' })] })
  const rows = [
    { photoId: photo.id, state: 'asked' as const, askedAt: '2026-11-22T06:00:00Z', isShown: false },
  ]
  api.answer('POST /api/orders/:id/photo-consents', { rows, refusals: 0, askedAfterNo: 0 })
  await page.getByRole('button', { name: 'Ask to show this piece: photo 1' }).click()
  await expect.element(page.getByText('Asked on 22 Nov 2026, not answered yet')).toBeVisible()
  const send = page.getByRole('link', { name: 'Send the link' })
  await expect.element(send).toHaveAttribute('href', expect.stringContaining('%2Ftrack%2F'))
  await expect
    .element(page.getByRole('button', { name: 'Ask to show this piece: photo 2' }))
    .not.toBeInTheDocument()
  expect(api.sent('POST /api/orders/:id/photo-consents').map(({ body }) => body)).toEqual([
    { photoId: photo.id },
  ])
})

test('after two refusals the shop reads why it cannot ask again, and never answers for the customer', async () => {
  const photo = aWorkPhoto()
  const at = { askedAt: '2026-11-22T06:00:00Z', answeredAt: '2026-11-23T06:00:00Z', isShown: false }
  const rows = [{ photoId: photo.id, state: 'declined' as const, answeredBy: 'link' as const, ...at }]
  await openOrder(
    { state: 'delivered', photos: [photo] },
    { consents: { rows, refusals: 2, askedAfterNo: 1 } },
  )
  await expect.element(page.getByText('The customer said no on 23 Nov 2026')).toBeVisible()
  const ask = page.getByRole('button', { name: 'Ask to show this piece: photo 1' })
  await expect.element(ask).toHaveAccessibleDescription(/You can’t ask again/)
  await expect.element(page.getByRole('button', { name: 'Yes, show it' })).not.toBeInTheDocument()
})

test('an order at a partner leads to what is written with the partner, beside the customer’s', async () => {
  const talk = { ...nobody, partner: { name: 'Noor Tailors', unread: 2 } }
  const { api } = await openOrder({ state: 'in_progress' }, { talk })
  await expect
    .element(page.getByRole('button', { name: 'Message customer' }))
    .toHaveAttribute('aria-disabled', 'true')
  api.refuse('POST /api/shop/conversations', 'request.failed')
  await page.getByRole('button', { name: 'Message Noor Tailors · 2 new' }).click()
  await expect
    .poll(() => api.sent('POST /api/shop/conversations')[0]?.body)
    .toMatchObject({ with: 'partner' })
})

test('an order that a house gave leads to the house in place of the customer', async () => {
  const { api } = await openOrder(
    { state: 'in_progress', source: 'house' },
    { talk: { with: 'house', canWrite: true, unread: 0 } },
  )
  await expect.element(page.getByText('Given by a fashion house')).toBeVisible()
  api.refuse('POST /api/shop/conversations', 'request.failed')
  await page.getByRole('button', { name: 'Message the house' }).click()
  await expect.poll(() => api.sent('POST /api/shop/conversations')[0]?.body).toHaveProperty('orderId')
  await expect.element(page.getByRole('button', { name: 'Message customer' })).not.toBeInTheDocument()
})

test('a discount under a bill that stands is refused beside its field, with the bill, and stays as it was typed', async () => {
  const { api } = await openOrder({ state: 'in_progress' })
  api.refuse('PATCH /api/orders/:id', 'orders.billed', {
    fields: ['discountMinor'],
    params: { bill: 'INV/26-27/0001' },
  })
  await page.getByRole('button', { name: /^Discount \(INR\)/ }).click()
  const field = page.getByRole('textbox', { name: 'Discount (INR)' })
  await field.fill('50')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^Bill INV\/26-27\/0001 stands for this order\./)).toBeVisible()
  await expect.element(field).toHaveValue('50')
})

test('the timeline tells what one person did, when that person is chosen', async () => {
  const [farida, imran] = [
    { id: anId(), name: 'Farida Khan' },
    { id: anId(), name: 'Imran Ansari' },
  ]
  const entry = (kind: string, actor: typeof farida) => ({
    id: anId(),
    at: '2026-11-22T06:00:00.000Z',
    kind,
    actor,
    subject: { type: 'order', id: anId(), name: 'ORD-001' },
    params: { name: 'ORD-001' },
  })
  const all = [entry('orders.begun', imran), entry('orders.approved', farida)]
  const { api } = await openOrder(
    {},
    { timeline: (actor) => all.filter((each) => !actor || each.actor.id === actor) },
  )
  const line = (words: RegExp) => page.getByRole('listitem').filter({ hasText: words })
  const who = page.getByRole('combobox', { name: 'Done by' })
  await expect.element(line(/Farida Khan/)).toBeVisible()
  await who.selectOptions('Imran Ansari')
  await expect.poll(() => api.sent('GET /api/orders/:id/timeline').at(-1)?.query.actor).toBe(imran.id)
  await expect.element(line(/Farida Khan/)).not.toBeInTheDocument()
  await expect.element(line(/Imran Ansari/)).toBeVisible()
})

const shirtStages = ['received', 'cutting', 'fitting', 'sewing', 'delivery'].map((key) =>
  key === 'fitting' ? { key, isTrial: true } : { key },
)

const unfinished = () =>
  anOrder().pieces.map((piece) => ({
    ...piece,
    stages: shirtStages,
    stage: 1,
    state: 'delivered' as const,
    missing: ['chest'],
  }))

const mayRework = { ...anOrder({ state: 'delivered' }).can, rework: true }

test('what was handed over unfinished is sent back where it stood, and goes past a trial or sizes only when that is said', async () => {
  const pieces = unfinished()
  const { api } = await openOrder(
    { state: 'delivered', pieces, can: mayRework, trial: { answer: 'change', words: 'Shorter sleeves' } },
    { asked: () => ({ ask: 'rework' }) },
  )
  api.refuse('POST /api/orders/:id/rework', 'request.failed')
  const stage = page.getByLabelText('Back to the stage')
  await expect.element(stage).toHaveValue('cutting')
  const sendBack = page.getByRole('button', { name: 'Send back' })
  await page.getByLabelText(/^Details/).fill('Came back')
  await stage.selectOptions('sewing')
  await sendBack.click()
  await expect.element(page.getByText('Shorter sleeves', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Not yet' }).click()
  await expect.element(page.getByLabelText(/^Details/)).toHaveValue('Came back')
  expect(api.sent('POST /api/orders/:id/rework')).toEqual([])
  await sendBack.click()
  await page.getByRole('button', { name: 'Yes, go on' }).click()
  await page.getByRole('button', { name: 'Continue without these sizes' }).click()
  await expect
    .poll(() => api.sent('POST /api/orders/:id/rework').map(({ body }) => body))
    .toMatchObject([
      {
        stage: 'sewing',
        words: 'Came back',
        overrides: { trial: true, missing: [{ pieceId: pieces[0]?.id, fields: ['chest'] }] },
      },
    ])
})

test('ticking “Urgent” says what it adds to the order, before it is saved', async () => {
  const { pieces } = anOrder()
  await openOrder(
    { pieces },
    { rush: { amountMinor: 25_000 }, asked: () => ({ piece: pieces[0]?.id ?? '' }) },
  )
  const urgent = page.getByRole('checkbox', { name: 'Urgent' })
  await expect.element(urgent).not.toHaveAccessibleDescription()
  await urgent.click()
  await expect.element(urgent).toHaveAccessibleDescription('Adds ₹250 to the urgent charge.')
  await urgent.click()
  await expect.element(urgent).not.toHaveAccessibleDescription()
})

const remake = page.getByRole('menuitem', { name: 'Agree to a free remake' })

test('saying that the cloth is the customer’s own tells, before it is saved, that none of the stock is taken', async () => {
  const [piece] = anOrder().pieces
  if (!piece) throw new Error('an order has a piece')
  const stock = { itemId: anId(), name: 'White poplin', unit: 'm' as const, quantity: 2.2, isTaken: false }
  await openOrder(
    { pieces: [{ ...piece, cloth: { source: 'shop', metres: 2.2 }, stock }] },
    { asked: ({ pieces: [opened] }) => ({ piece: opened?.id ?? '' }) },
  )
  const dialog = page.getByRole('dialog')
  const told = dialog.getByText('White poplin of the stock will no longer be taken for it.')
  await dialog.getByRole('textbox', { name: /metres/i }).fill('3')
  expect(told.query()).toBeNull()
  await dialog.getByRole('button', { name: 'Customer’s own' }).click()
  await expect.element(told).toBeVisible()
})

test('of an order that was handed over the menu leads to a free remake', async () => {
  await openOrder({ state: 'delivered' })
  await page.getByRole('button', { name: 'Update Status' }).click()
  await expect.element(remake).toBeVisible()
})

test('of an order that is ready it does not', async () => {
  await openOrder({ state: 'ready' })
  await page.getByRole('button', { name: 'Update Status' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Send back to work' })).toBeVisible()
  await expect.element(remake).not.toBeInTheDocument()
})
