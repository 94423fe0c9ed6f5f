/** Calendar: a fitting is booked in a few taps; its customer moves it by a link and books another by the shop's page. */
import { addDays } from '@darzi/tailoring/customers/days.ts'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { daysAgo, openBook, send } from '../support/book.ts'
import { desk, type OpenPage, phone } from '../support/browser.ts'
import { openApp } from '../support/open-app.ts'

const app = openApp(() => ({ DARZI_DEMO: 'off' }))

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const tomorrow = () => addDays(daysAgo(0), 1)
const card = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })

/** By the mouse, from its head to the head of a free time. */
async function drag(page: Page, from: Locator, to: Locator) {
  await from.scrollIntoViewIfNeeded()
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('one of them is out of sight')
  await page.mouse.move(start.x + 20, start.y + 10)
  await page.mouse.down()
  await page.mouse.move(end.x + 20, end.y + 10, { steps: 5 })
  await page.mouse.up()
}

/** Open every day, so that the journey goes the same on a Sunday. */
async function openDaily({ context }: OpenPage) {
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 600, to: 1200 }))
  const answer = await context.request.put('/api/calendar/hours', { data: { hours } })
  expect(answer.ok()).toBe(true)
}

interface Kept {
  minute: number
  state: string
  link: string
  overbookReason?: string
}
const appointmentsOf = async ({ context }: OpenPage): Promise<Kept[]> =>
  (await (await context.request.get(`/api/calendar?from=${tomorrow()}&days=1`)).json()).appointments

test.each([
  ['a phone', phone],
  ['a desk', desk],
])(
  'at %s a fitting is booked in a free time, a second one over it only with a reason, and the customer moves and cancels by the link',
  async (at, viewport) => {
    const { owner, page } = await openBook(app, [{ name: 'Asha', phone: '98765 43210' }, { name: 'Meera' }])
    await openDaily(owner)
    await page.setViewportSize(viewport)
    await page.goto(`/calendar?on=${tomorrow()}`)
    const book = dialog(page, 'Book an appointment')
    const slot = (time: string) =>
      page.getByRole('button', { name: new RegExp(`^Book .* ${Number(tomorrow().slice(8))} .*, ${time}$`) })
    await slot('11:00 am').click()
    await book.getByRole('button', { name: 'Asha' }).click()
    await book.getByRole('button', { name: 'Book', exact: true }).click()
    await book.waitFor({ state: 'hidden' })
    await card(page, 'Asha').waitFor()

    await page.getByRole('button', { name: 'Book', exact: true }).click()
    await book.getByRole('button', { name: 'Meera' }).click()
    await book.getByLabel('Time').fill('11:00')
    await book.getByRole('button', { name: 'Book', exact: true }).click()
    await book.getByText('That time is taken. Next free:').waitFor()
    await book.getByLabel('Book all the same, because').fill('The bride leaves tonight')
    await book.getByRole('button', { name: 'Book', exact: true }).click()
    await book.waitFor({ state: 'hidden' })
    expect((await appointmentsOf(owner)).map(({ overbookReason }) => overbookReason).sort()).toEqual([
      'The bride leaves tonight',
      undefined,
    ])

    if (at === 'a desk') {
      // A journey that drags: the card of the one that was booked over, to one o’clock.
      await drag(page, card(page, 'Meera'), slot('1:00 pm'))
      await page
        .getByText(/Meera moved to .* 1:00 pm/)
        .first()
        .waitFor()
      await expect
        .poll(async () => (await appointmentsOf(owner)).map(({ minute }) => minute))
        .toEqual([660, 780])
    }

    const link = (await appointmentsOf(owner)).find(({ overbookReason }) => !overbookReason)?.link ?? ''
    const customer = await app.visit(new URL(link, 'http://localhost').pathname, { viewport })
    await customer.page.getByText('11:00 am').waitFor()
    await customer.page.getByRole('button', { name: 'Move' }).click()
    const times = customer.page.getByRole('region', { name: 'Time' })
    await times.getByRole('button', { name: '2:30 pm', exact: true }).click()
    await customer.page.getByRole('button', { name: 'Move' }).click()
    await customer.page.getByText('Moved. See you then.').waitFor()
    // The shop's open screen has heard of it.
    await page.getByRole('button', { name: /Asha.*2:30 pm/ }).waitFor()
    await customer.page.getByRole('button', { name: 'Cancel' }).click()
    await customer.page.getByRole('button', { name: 'Yes, cancel' }).click()
    await customer.page.getByText('Cancelled').waitFor()
    await card(page, 'Asha').waitFor({ state: 'detached' })
  },
)

test('a stranger books by the shop’s page; of two who want the same time the second is offered the next', async () => {
  const { owner } = await openBook(app, [{ name: 'Asha' }])
  await openDaily(owner)
  await owner.page.goto('/calendar/settings')
  await owner.page.getByLabel('Customers may book by a link').check()
  await owner.page
    .getByRole('region', { name: 'Booking by customers' })
    .getByRole('button', { name: 'Save' })
    .click()
  const address = await owner.page.getByLabel('Link to your booking page').inputValue()

  const stranger = await app.visit(new URL(address).pathname, { viewport: phone })
  const { page } = stranger
  await page.getByLabel('Your name').fill('Simran')
  await page.getByLabel('Phone').fill('98765 43277')
  await page.getByRole('button', { name: 'Later days' }).click()
  await page
    .getByRole('region', { name: 'Time' })
    .getByRole('button', { name: '11:00 am', exact: true })
    .click()
  // Meanwhile somebody of the shop takes it.
  const on = addDays(daysAgo(0), 7)
  const { rows } = await (await owner.context.request.get('/api/customers')).json()
  const place = { kind: 'fitting', on, minute: 660, minutes: 30, customerId: rows[0].id }
  await send(owner.context, '/api/appointments', place)
  await page.getByRole('button', { name: 'Book this time' }).click()
  await page.getByText('That time is taken. Next free:').waitFor()
  await page.getByRole('button', { name: /^Take .* 11:30 am/ }).click()
  await page.getByRole('button', { name: 'Book this time' }).click()
  await page.getByText('Booked. Keep this page’s link.').waitFor()
  await page.getByText('11:30 am').waitFor()

  await owner.page.goto(`/calendar?on=${on}&view=list`)
  await owner.page.getByRole('button', { name: /11:30 am.*Simran/ }).waitFor()
})
