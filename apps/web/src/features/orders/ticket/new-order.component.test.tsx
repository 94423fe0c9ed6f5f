/** Taking an order: the ticket stands beside the garments, is sent once, and tells what is wrong where it is mended. */
import type { ApiReply } from '@darzi/contract/api.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCalendarDay } from '../../../testing/a-calendar-day.ts'
import { anId } from '../../../testing/builders.ts'
import { counterSettings } from '../../../testing/counter-settings.ts'
import { button, openTicket, tile } from '../../../testing/open-ticket.ts'
import { phone } from '../../../testing/render-screen.tsx'

const aMoment = '2026-11-02T06:00:00.000Z'
test('a garment tapped twice is two pieces, its tile says so, and the total follows', async () => {
  await openTicket()
  await tile(/^Shirt/).click()
  await tile(/^Shirt/).click()
  await expect.element(tile(/^Shirt.*2 pieces/)).toBeVisible()
  const ticket = page.getByRole('complementary', { name: 'Ticket' })
  await expect.element(ticket.getByRole('strong').filter({ hasText: '₹1,300' }).last()).toBeVisible()
})

test('the garments wait for what the customer had last, which stands first: none moves away from under a finger', async () => {
  let release = () => {}
  await openTicket((fake, { people: [person] }) => {
    const had = { personId: person?.id ?? '', garment: 'trousers', orderedAt: aMoment, styles: [] }
    fake.answer('GET /api/orders/last', { sold: [], pieces: [had] })
    release = fake.hold('GET /api/orders/last')
  })
  await expect.element(page.getByRole('heading', { name: 'New order' })).toBeVisible()
  // Time enough for all else that the tiles need.
  await new Promise((resume) => setTimeout(resume, 300))
  expect(tile(/^Shirt/).query()).toBeNull()
  release()
  await expect.element(tile(/^Trousers/)).toBeVisible()
  const names = page.getByRole('list', { name: 'Add a garment' }).getByRole('button').elements()
  expect(names.map(({ textContent }) => textContent?.slice(0, 5))).toEqual(['Trous', 'Shirt'])
})

test('the cloth is of a kind of the list, or of another in words', async () => {
  const { api } = await openTicket()
  await tile(/^Trousers/).click()
  await page.getByRole('button', { name: 'From the shop' }).click()
  await page.getByLabelText('Kind').selectOptions('Linen')
  await expect.element(page.getByLabelText('Which cloth')).not.toBeInTheDocument()
  await page.getByLabelText('Kind').selectOptions('Other')
  await page.getByLabelText('Which cloth').fill('Khadi')
  await expect.element(page.getByLabelText('Kind')).toHaveValue('other')
  await button('Take order').click()
  await expect
    .poll(() => api.sent('POST /api/orders').at(-1)?.body.pieces[0]?.cloth)
    .toMatchObject({ type: 'Khadi' })
})

const poplin = {
  id: anId(),
  name: 'White poplin',
  category: 'fabric',
  unit: 'm',
  onHand: 40,
  onOrder: 0,
  isLow: false,
  isShown: false,
  isArchived: false,
  createdAt: aMoment,
  version: 1,
} as const satisfies ApiReply<'GET /api/inventory'>['rows'][number]

test('the customer’s own cloth is never called by the cloth of the stock that was chosen before', async () => {
  const { api } = await openTicket((fake) => fake.answer('GET /api/inventory', { rows: [poplin] }))
  await tile(/^Trousers/).click()
  await button('From the shop').click()
  await button(/^White poplin/).click()
  const ticket = page.getByRole('complementary', { name: 'Ticket' })
  await expect.element(ticket.getByText(/^White poplin/)).toBeVisible()
  await button(/^Customer’s own/).click()
  await expect.element(ticket.getByText(/^Customer’s own/)).toBeVisible()
  await expect.element(ticket.getByText(/^White poplin/)).not.toBeInTheDocument()
  await button('Take order').click()
  await expect
    .poll(() => api.sent('POST /api/orders').map(({ body }) => body.pieces[0]))
    .toMatchObject([{ cloth: { source: 'own' } }])
  const [piece] = api.sent('POST /api/orders').map(({ body }) => body.pieces[0])
  expect([piece?.cloth?.type, piece?.stock]).toEqual([undefined, undefined])
})

test('“Same as last time” brings the styles and the cloth, and leaves a note that was typed', async () => {
  const { api } = await openTicket((fake, { people: [person] }) => {
    const cloth = { source: 'own' as const, type: 'linen' }
    const had = { personId: person?.id ?? '', garment: 'trousers', orderedAt: aMoment, styles: [] }
    fake.answer('GET /api/orders/last', { sold: [], pieces: [{ ...had, cloth, notes: 'Two pleats' }] })
  })
  await tile(/^Trousers/).click()
  const notes = page.getByRole('textbox', { name: /^Notes for the cutter/ })
  await notes.fill('No pleats')
  await button('Same as last time').click()
  await expect.element(page.getByLabelText('Kind')).toHaveValue('linen')
  await expect.element(notes).toHaveValue('No pleats')
  await button('Take order').click()
  await expect
    .poll(() => api.sent('POST /api/orders').map(({ body }) => body.pieces[0]))
    .toMatchObject([{ notes: 'No pleats', cloth: { source: 'own', type: 'linen' } }])
})

test('a way to pay that the shop turned off is not offered for the advance, not even as the usual one', async () => {
  const { api } = await openTicket((fake) =>
    fake.answer('GET /api/shop/counter', { ...counterSettings, methodsOff: ['cash', 'upi'] }),
  )
  await tile(/^Shirt/).click()
  await page.getByRole('button', { name: 'Half' }).click()
  const method = page.getByLabelText('Paid by')
  await expect.element(method).toHaveValue('qr')
  const offered = [...(method.element() as HTMLSelectElement).options].map(({ value }) => value)
  expect(offered).not.toContain('cash')
  await button('Take order').click()
  await expect.poll(() => api.sent('POST /api/orders').at(-1)?.body.advance?.method).toBe('qr')
})

test('a promise for a day on which the shop is closed says so and why, and may stand', async () => {
  const { api } = await openTicket((fake) =>
    fake.answer('GET /api/calendar', ({ query: { from = '' } }) =>
      aCalendarDay(from, { days: [{ on: from, spans: [], away: [], reason: 'Diwali' }] }),
    ),
  )
  await tile(/^Shirt/).click()
  await expect.element(page.getByText('The shop is closed that day: Diwali').first()).toBeVisible()
  await button('Take order').click()
  await expect.poll(() => api.sent('POST /api/orders')).toHaveLength(1)
})

test('sizes are asked once for all that is sewn for one person', async () => {
  await openTicket()
  await tile(/^Shirt/).click()
  await tile(/^Trousers/).click()
  const sizes = page.getByRole('list', { name: 'Sizes' })
  await expect.element(sizes.getByText('Missing for Shirt, Trousers: Chest (bust), Waist.')).toBeVisible()
  expect(sizes.getByRole('link', { name: 'Measure now' }).elements()).toHaveLength(1)
})

test('one order holds pieces of several people of a family, each told by name and sewn by their own sizes', async () => {
  const rohan = { id: anId(), name: 'Rohan', isCustomer: false }
  const { api, asha } = await openTicket(() => {}, undefined, [rohan])
  await tile(/^Shirt/).click()
  await page.getByRole('group', { name: 'For whom' }).first().getByText('Rohan').click()
  await tile(/^Trousers/).click()
  const ticket = page.getByRole('complementary', { name: 'Ticket' })
  await expect.element(ticket.getByText('for Rohan')).toBeVisible()
  await button('Take order').click()
  await expect
    .poll(() => api.sent('POST /api/orders').map(({ body }) => body.pieces?.map(({ personId }) => personId)))
    .toEqual([[asha.people[0]?.id, rohan.id]])
})

test('an order whose answer was lost is sent again under its own id', async () => {
  const { api } = await openTicket((fake) => fake.lose('POST /api/orders'))
  await tile(/^Shirt/).click()
  await button('Take order').click()
  await expect.element(page.getByText(/^No connection right now/)).toBeVisible()
  await button('Take order').click()
  await expect.element(page.getByRole('heading', { name: 'Order ORD-001 is taken' })).toBeVisible()
  const ids = api.sent('POST /api/orders').map(({ body }) => body.id)
  expect(ids.length).toBeGreaterThan(1)
  expect(new Set(ids).size).toBe(1)
})

test('a piece the server refuses is opened on a phone at the field, with all that was typed', async () => {
  await openTicket(
    (api) => api.refuse('POST /api/orders', 'request.invalid', { fields: ['pieces.0.notes'] }),
    phone,
  )
  await tile(/^Shirt/).click()
  const piece = page.getByRole('dialog', { name: '1. Shirt' })
  await piece.getByRole('textbox', { name: /^Notes for the cutter/ }).fill('French cuffs')
  await piece.getByRole('button', { name: 'Done' }).click()
  await button('Take order').click()
  const notes = page.getByRole('dialog', { name: '1. Shirt' }).getByRole('textbox', { name: /^Notes/ })
  await expect.element(notes).toHaveFocus()
  await expect.element(notes).toHaveValue('French cuffs')
  await expect.element(notes).toHaveAttribute('aria-invalid', 'true')
})

test('where letters leave little height, the bar scrolls with the form and covers none of it', async () => {
  await openTicket(() => {}, { width: 360, height: 370 })
  await tile(/^Shirt/).click()
  const bar = document.querySelector('[data-at-foot="task"]')
  expect(bar && getComputedStyle(bar).position).toBe('static')
})

test('on a phone the ticket’s bar stands in the place of the sections, and its act is the one filled button', async () => {
  await openTicket(() => {}, phone)
  await tile(/^Shirt/).click()
  await page.getByRole('dialog', { name: '1. Shirt' }).getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('navigation', { name: 'Sections of the shop' })).not.toBeInTheDocument()
  const heightOf = (bar: Element | null) => bar?.getBoundingClientRect().height ?? Number.POSITIVE_INFINITY
  const [head, foot] = [page.getByRole('banner').element(), document.querySelector('[data-at-foot="task"]')]
  expect(heightOf(head) + heightOf(foot)).toBeLessThanOrEqual(112)
  const filled = [...document.querySelectorAll('[class*="primary"]')].filter((each) => each.checkVisibility())
  expect(filled.map(({ textContent }) => textContent)).toEqual(['Take order'])
})

test('on a desk an open piece and sizes that are missing leave one filled button: to take the order', async () => {
  await openTicket()
  await tile(/^Trousers/).click()
  await expect.element(page.getByRole('button', { name: 'Done' })).toBeVisible()
  const filled = [...document.querySelectorAll('[class*="primary"]')].filter((each) => each.checkVisibility())
  expect(filled.map(({ textContent }) => textContent)).toEqual(['Take order'])
})

test('without a garment “Take order” says what is missing, and sends nothing', async () => {
  const { api } = await openTicket()
  await button('Take order').click()
  await expect.element(page.getByText('Choose at least one garment')).toBeVisible()
  expect(api.sent('POST /api/orders')).toEqual([])
})

test('cloth of the stock goes along with its metres, which are asked for where nobody has said them', async () => {
  const { api } = await openTicket((fake) => fake.answer('GET /api/inventory', { rows: [poplin] }))
  await tile(/^Trousers/).click()
  await button('From the shop').click()
  await button(/^White poplin/).click()
  const metres = page.getByLabelText(/^Metres/)
  await metres.fill('')
  await button('Take order').click()
  await expect.element(metres).toHaveAttribute('aria-invalid', 'true')
  await metres.fill('1.4')
  await button('Take order').click()
  await expect
    .poll(() => api.sent('POST /api/orders').map(({ body }) => body.pieces[0]?.stock))
    .toEqual([{ itemId: poplin.id, quantity: 1.4, unit: 'm' }])
})
