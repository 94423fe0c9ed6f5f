/** What one person changes, another sees on the screen they have open, without touching it. */
import { addDays } from '@darzi/tailoring/customers/days.ts'
import { writeDay } from '@darzi/words/formats.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBook } from '../support/book.ts'
import { daysAhead, priceGarments, takeOrder } from '../support/counter.ts'
import { openApp } from '../support/open-app.ts'
import { paymentsOf } from '../support/order-page.ts'
import { photoWithPlace } from '../support/pictures.ts'
import { testInAll } from '../support/test-in-all.ts'

const app = openApp()

/** Opens a screen and waits until it listens: what changes before that, it would not hear of. */
async function openListening(page: Page, path: string) {
  const listening = page.waitForResponse((answer) => answer.url().includes('/api/live?'))
  await page.goto(path)
  await listening
}

test('a customer who is renamed at one screen has the new name on the order list and the order open at others', async () => {
  const { account, owner, added } = await openBook(app, [{ name: 'Asha Verma', phone: '98150 44444' }])
  const [asha] = added
  if (!asha) throw new Error('no customer was added')
  const order = await takeOrder(owner, asha, { garments: ['shirt'] })
  const [list, opened] = [await app.visitAs(account), await app.visitAs(account)]
  await openListening(list.page, '/tailor/orders')
  await openListening(opened.page, `/tailor/orders/${order.id}`)
  for (const { page } of [list, opened])
    await page.getByRole('link', { name: 'Asha Verma', exact: true }).first().waitFor()
  await owner.page.goto(`/tailor/add-customer?edit=${asha.id}`)
  await owner.page.getByLabel('Full name').fill('Asha Kapoor')
  await owner.page.getByRole('button', { name: 'Save changes' }).click()
  for (const { page } of [list, opened]) {
    await page.getByRole('link', { name: 'Asha Kapoor' }).first().waitFor()
    expect(await page.getByRole('link', { name: 'Asha Verma', exact: true }).count()).toBe(0)
  }
})

test('money taken and a photo added at one screen stand on the page of the order open at another', async () => {
  const { account, owner, added } = await openBook(app, [{ name: 'Asha Verma', phone: '98150 44444' }])
  const [asha] = added
  if (!asha) throw new Error('no customer was added')
  const order = await takeOrder(owner, asha, { garments: ['shirt'] })
  const opened = (await app.visitAs(account)).page
  await openListening(opened, `/tailor/orders/${order.id}`)
  await opened.getByRole('button', { name: 'Take payment' }).waitFor()
  expect(await paymentsOf(opened).count()).toBe(0)
  expect(await opened.getByRole('img', { name: /^Photo 1:/ }).count()).toBe(0)

  await owner.page.goto(`/tailor/orders/${order.id}?ask=pay`)
  const sheet = owner.page.getByRole('dialog')
  await sheet.getByLabel('Amount in INR').fill('300')
  await sheet.getByRole('button', { name: 'Received ₹300' }).click()
  await paymentsOf(opened).filter({ hasText: 'Payment · Cash' }).filter({ hasText: '₹300' }).waitFor()
  await opened.getByRole('button', { name: 'Take payment' }).click()
  await opened.getByRole('dialog').getByText('Balance: ₹500').waitFor()
  await opened.keyboard.press('Escape')

  await owner.page.getByLabel('Add photo').setInputFiles(await photoWithPlace())
  const photo = opened.getByRole('img', { name: /^Photo 1:/ })
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

testInAll(
  'days before the promise that are changed at one screen change the workshop’s day of the order being taken at another',
  async () => {
    const { account, owner, added } = await openBook(app, [{ name: 'Asha Verma', phone: '98150 44444' }])
    await priceGarments(owner, { shirt: 650 })
    const taking = await app.visitAs(account)
    await openListening(taking.page, `/tailor/add-customer?customer=${added[0]?.id}`)
    const cards = taking.page.getByRole('list', { name: 'Add a garment' })
    await cards.getByRole('button', { name: /^Shirt / }).click()
    const promised = daysAhead(20)
    const promisedFor = taking.page.getByRole('textbox', { name: 'Promised for' })
    await promisedFor.fill(promised)
    await promisedFor.blur() // what was typed is written out once the field is left
    const workshop = taking.page.getByText('The workshop is done by').locator('time')
    await workshop.waitFor()
    for (const days of [5, 9]) {
      await setBuffer(owner.page, days)
      await expect.poll(() => workshop.getAttribute('datetime')).toBe(addDays(promised, -days))
    }
    expect(await promisedFor.inputValue()).toBe(writeDay(promised, 'en'))
  },
)

async function setBuffer(page: Page, days: number) {
  await page.goto('/tailor/profile')
  const card = page.getByRole('region', { name: 'Counter and slip' })
  await card.getByRole('button', { name: 'Change' }).click()
  await card.getByLabel('Buffer before the promise').fill(String(days))
  await card.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved how the counter works').waitFor()
}
