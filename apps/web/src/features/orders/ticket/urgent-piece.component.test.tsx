/** What a piece sewn ahead of the others costs, while its order is taken. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { counterSettings } from '../../../testing/counter-settings.ts'
import { button, openTicket, tile } from '../../../testing/open-ticket.ts'

test('an urgent piece costs the shop’s surcharge and is promised sooner, at once; the surcharge can be agreed otherwise', async () => {
  const { api } = await openTicket((fake) =>
    fake.answer('GET /api/shop/counter', { ...counterSettings, rush: { percentBp: 2000, leadDays: 1 } }),
  )
  await tile(/^Shirt/).click()
  const ticket = page.getByRole('complementary', { name: 'Ticket' })
  const sums = ticket.getByLabelText('Summary')
  const promised = ticket.getByLabelText('Promised for', { exact: true })
  const usual = promised.element().getAttribute('value')
  await expect.element(sums).not.toHaveTextContent('Urgent charge')
  await page.getByRole('checkbox', { name: 'Urgent' }).first().click()
  await expect.element(sums).toHaveTextContent(/Pieces₹650.*Urgent charge₹130.*Total₹780/)
  await expect.element(promised).not.toHaveValue(usual ?? '')
  await ticket.getByLabelText(/^Urgent charge/).fill('100')
  await expect.element(sums).toHaveTextContent(/Urgent charge₹100.*Total₹750/)
  await button('Take order').click()
  await expect
    .poll(() => api.sent('POST /api/orders').at(-1)?.body)
    .toMatchObject({
      rushMinor: 10_000,
      pieces: [{ isUrgent: true }],
    })
})

test('while the shop’s rule has not come, the surcharge is left to the server; one that was typed is sent', async () => {
  const { api } = await openTicket((fake) => fake.hold('GET /api/shop/counter'))
  await tile(/^Shirt/).click()
  await page.getByRole('checkbox', { name: 'Urgent' }).first().click()
  api.refuse('POST /api/orders', 'request.failed')
  await button('Take order').click()
  await expect.poll(() => api.sent('POST /api/orders').length).toBe(1)
  expect(api.sent('POST /api/orders')[0]?.body).toMatchObject({ pieces: [{ isUrgent: true }] })
  expect(api.sent('POST /api/orders')[0]?.body).not.toHaveProperty('rushMinor')
  const ticket = page.getByRole('complementary', { name: 'Ticket' })
  await ticket.getByLabelText(/^Urgent charge/).fill('0')
  await button('Take order').click()
  await expect.poll(() => api.sent('POST /api/orders').at(-1)?.body.rushMinor).toBe(0)
})
