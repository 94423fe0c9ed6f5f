/** Notifications: an order is taken, its customer is told by SMS once, and stops further messages by the link in it. */
import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../../apps/server/src/adapters/sms/gateway-for-tests.ts'
import { openBook } from '../support/book.ts'
import { phone } from '../support/browser.ts'
import { takeOrder } from '../support/counter.ts'
import { openApp } from '../support/open-app.ts'

let gateway: Awaited<ReturnType<typeof startGateway>> | undefined
afterAll(() => gateway?.stop())
const app = openApp(async () => {
  gateway = await startGateway()
  return { DARZI_DEMO: 'off', SMS_URL: gateway.url }
})

test('the customer hears of a new order once, sees it in three taps and says no by the link', async () => {
  const { page, owner, added } = await openBook(app, [{ name: 'Asha Verma', phone: '98150 11110' }])
  const [customer] = added
  if (!customer) throw new Error('the book is empty')
  const data = { quietFrom: 0, quietTo: 0 }
  expect((await owner.context.request.patch('/api/notifications/settings', { data })).ok()).toBe(true)
  const taken = await takeOrder(owner, customer, { garments: ['shirt'], isMeasured: true })
  const texts = () =>
    (gateway?.taken ?? [])
      .map(({ body }) => JSON.parse(body).text as string)
      .filter((text) => text.includes(taken.number))
  await page.setViewportSize(phone)
  await page.goto('/notifications')
  await page.getByText(`Order taken · ${taken.number}`).waitFor()
  await expect.poll(texts, { timeout: 60_000 }).toHaveLength(1)
  // The history is live: nobody loads it again.
  await page.getByRole('list', { name: 'History' }).getByText('Sent', { exact: true }).waitFor()
  const link = /\/messages\/[\w-]+$/.exec(texts()[0] ?? '')?.[0] ?? ''
  const { page: own } = await app.visit(link)
  await own.getByRole('button', { name: 'Stop messages' }).click()
  await own.getByText('sends you no more messages').waitFor()
  await page.goto(`/tailor/customers/${customer.id}`)
  await page.getByText('The customer stopped messages.').waitFor()
  expect(texts()).toHaveLength(1)
})
