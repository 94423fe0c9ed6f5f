import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { anEmail, signInByForm } from '../support/accounts.ts'
import { phone } from '../support/browser.ts'
import { openApp } from '../support/open-app.ts'

const { visit } = openApp(undefined, undefined, { isAlone: true })
const card = (page: Page, name: string) => page.getByRole('article', { name })

test('a guest fills a cart, closes the browser, comes back, signs in at the checkout, and the shop has one order of all of it', async () => {
  const { page, context } = await visit('/shop', { viewport: phone })
  const shirt = card(page, 'Oxford shirt')
  await shirt.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
  await shirt.getByRole('button', { name: 'Add to Cart' }).click()
  await shirt.getByText('In your cart.').waitFor()
  const kurta = card(page, 'Lucknow kurta')
  await kurta.getByRole('radio', { name: 'Made to measure' }).check({ force: true })
  await kurta.getByRole('button', { name: 'Add to Cart' }).click()
  await kurta.getByText('In your cart.').waitFor()
  await page.close()
  const again = await context.newPage()
  await again.goto('/cart')
  await card(again, 'Oxford shirt').getByRole('button', { name: 'One more Oxford shirt' }).click()
  await again.getByRole('link', { name: 'Check out' }).click()
  await again.getByLabel('Phone').fill('98765 43277')
  await again.getByLabel('Address (optional)').fill('12 Mall Road, Amritsar')
  await again.getByRole('link', { name: 'Sign in to place the order' }).click()
  const me = { email: anEmail('cart'), password: 'a long enough password' }
  await again.request.post('/api/register', { data: { ...me, name: 'Kiran Gill', role: 'user' } })
  await again.request.post('/api/logout')
  await signInByForm(again, me)
  await again.getByRole('heading', { name: 'Checkout' }).waitFor()
  await again.getByText('2 × Oxford shirt').waitFor()
  await again.getByRole('button', { name: 'Place the order' }).click()
  await again.getByRole('heading', { name: 'Your order is with the shop' }).waitFor()
  expect(await again.getByText(/^ORD-\d+$/).count()).toBe(1)
  expect((await (await again.request.get('/api/cart')).json()).lines).toEqual([])
  // Two kinds of garments, three pieces.
  const { orders } = await (await again.request.get('/api/own/orders')).json()
  expect(orders.map(({ garments }: { garments: unknown[] }) => garments.length)).toEqual([2])
})
