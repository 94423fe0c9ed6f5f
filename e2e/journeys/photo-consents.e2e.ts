/** A photo of a delivered piece: asked about by the shop, agreed to by its customer, seen by a stranger, and taken back. */
import { expect, test } from 'vitest'
import { send } from '../support/book.ts'
import { phone } from '../support/browser.ts'
import { openApp } from '../support/open-app.ts'
import { happened, openOrder } from '../support/order-page.ts'
import { photoWithPlace } from '../support/pictures.ts'

const app = openApp()

test('a stranger sees a delivered piece on the shop’s page after its customer’s yes, and not a moment after they took it back', async () => {
  const { page, owner, taken, orderNow } = await openOrder(app, {
    garments: ['kurta'],
    advance: 800,
    isMeasured: true,
  })
  await page.getByLabel('Add photo').setInputFiles(await photoWithPlace())
  await expect.poll(async () => (await orderNow()).photos.length).toBe(1)
  for (const to of ['ready', 'delivered']) await send(owner.context, `/api/orders/${taken.id}/move`, { to })
  const listed = await owner.context.request.patch('/api/shop/listing', { data: { isListed: true } })
  const { slug } = await listed.json()
  await page.getByRole('button', { name: 'Ask to show this piece: photo 1' }).click()
  await page.getByText('not answered yet').waitFor()

  const link = new URL((await orderNow()).trackingUrl, page.url()).pathname
  const customer = (await app.visit(link, { viewport: phone })).page
  const asked = customer.getByRole('region', { name: 'Photos for the tailor’s page' })
  await asked.getByText(/people may recognise it/).waitFor()
  await asked.getByRole('button', { name: 'Yes, show it' }).click()
  await asked.getByText(/You said yes/).waitFor()

  await page.getByText('The customer agreed').waitFor()
  await page.getByRole('link', { name: 'Add it in your profile' }).click()
  const from = page.getByRole('region', { name: 'From delivered orders' })
  await from.getByRole('button', { name: /^Add Kurta/ }).click()
  await page.getByRole('button', { name: 'Remove Kurta' }).waitFor()

  const stranger = (await app.visit(`/tailors/${slug}`)).page
  const photo = stranger.getByRole('img', { name: 'Kurta' })
  const address = (await photo.getAttribute('src')) ?? ''
  expect((await stranger.request.get(address)).status()).toBe(200)

  await customer.reload()
  await asked.getByText('The photo is on the page.', { exact: false }).waitFor()
  await asked.getByRole('button', { name: 'Stop showing it' }).click()
  await asked.getByText(/no longer shown/).waitFor()
  expect((await stranger.request.get(address)).status()).toBe(404)
  await stranger.reload()
  await stranger.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => photo.count()).toBe(0)
  await page.goto(`/tailor/orders/${taken.id}`)
  await happened(page, /withdrew their consent for a photo of ORD-001 \(by the order’s link/).waitFor()
})
