/** Verification: a shop sends photos, the operator looks and verifies, and a stranger sees what was checked. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { greyPixel } from '../../apps/server/src/testing/grey-pixel.ts'
import { openBook } from '../support/book.ts'
import { phone } from '../support/browser.ts'
import { openApp } from '../support/open-app.ts'
import { signInAsOperator } from '../support/operator.ts'

const app = openApp(() => ({ DARZI_DEMO: 'off' }))

test('a shop sends its papers, the operator verifies it, and a stranger who looks for verified tailors finds it', async () => {
  const { owner } = await openBook(app, [])
  const name = `Chinar ${randomUUID().slice(0, 8)}`
  const change = (path: string, data: object) => owner.context.request.patch(path, { data })
  expect((await change('/api/shop', { name })).ok()).toBe(true)
  expect((await change('/api/shop/listing', { isListed: true })).ok()).toBe(true)
  const shop = owner.page
  await shop.goto('/tailor/profile')
  const card = shop.getByRole('region', { name: 'Verification', exact: true })
  const photo = { name: 'paper.png', mimeType: 'image/png', buffer: greyPixel }
  await card.getByLabel('Photos: Who you are').setInputFiles(photo)
  await card.getByLabel('Anything we should know').fill('The registration of this year')
  await card.getByRole('button', { name: 'Send for verification' }).click()
  await card.getByText('Being checked').waitFor()

  const operator = await app.visit()
  await signInAsOperator(operator, { url: app.url(), hasDemo: false })
  const { page } = operator
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Shops to verify' }).click()
  await page.getByRole('link', { name }).click()
  await page.getByText('The registration of this year').waitFor()
  await page.getByRole('checkbox', { name: 'The owner' }).check()
  await page.getByRole('button', { name: 'Verify the shop' }).click()
  await page.getByText(`${name} is verified`).first().waitFor()

  const stranger = (
    await app.visit(`/find-tailors?verified=true&q=${encodeURIComponent(name)}`, { viewport: phone })
  ).page
  await stranger.getByRole('link', { name }).click()
  await stranger.getByText(/Verified on/).waitFor()
  await stranger.getByText(/identity/).waitFor()
  await shop.reload()
  await card.getByText(/Verified since/).waitFor()
})
