/** API access: an owner chooses the plan, makes a key, a program asks with it, and is refused once it is revoked. */
import { expect, test } from 'vitest'
import { openBook } from '../support/book.ts'
import { phone } from '../support/browser.ts'
import { openApp } from '../support/open-app.ts'

const app = openApp(() => ({ DARZI_DEMO: 'off' }))

test('a key is made, shown once, asked with, seen in use, and revoked; an address inside is refused', async () => {
  const { owner } = await openBook(app, [{ name: 'Asha Verma' }])
  const { page, context } = owner
  await page.setViewportSize(phone)
  await page.goto('/settings')
  await page.getByRole('link', { name: /^API access/ }).click()
  await page.getByRole('link', { name: 'See the plans' }).waitFor()
  const chosen = await context.request.post('/api/shop/plan', { data: { plan: 'tailorEnterprise' } })
  expect(chosen.status()).toBe(200)

  await page.reload()
  await page.getByRole('button', { name: 'New key' }).click()
  await page.getByLabel('Name').fill('Website')
  await page.getByLabel('Read customers').check()
  await page.getByRole('button', { name: '30 days' }).click()
  await page.getByRole('button', { name: 'Make key' }).click()
  const token = await page.getByLabel('Key', { exact: true }).inputValue()
  expect(token).toMatch(/^darzi_/)
  await page.getByRole('button', { name: 'I have kept it' }).click()
  await page.getByText('Not used yet').waitFor()

  const program = (path: string) => {
    const url = new URL(path, app.url())
    return fetch(url, { headers: { authorization: `Bearer ${token}` } })
  }
  expect((await (await program('/api/customers')).json()).rows).toMatchObject([{ name: 'Asha Verma' }])
  expect((await (await program('/api/orders')).json()).code).toBe('access.keyScope')
  expect((await (await program('/api/session')).json()).code).toBe('access.keyNotHere')
  await page.reload()
  await page.getByText('Last used').waitFor()
  expect(await page.getByText(token).count()).toBe(0)

  await page.getByRole('button', { name: 'Add webhook' }).click()
  await page.getByLabel('Address').fill('https://127.0.0.1/hook')
  await page.getByLabel('An order is taken').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Add webhook' }).click()
  await page.getByText(/leads into a private network/).waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('link', { name: 'How the API works' }).click()
  await page.getByText('GET /api/customers/{id}', { exact: true }).waitFor()
  await page.goBack()

  await page.getByRole('button', { name: 'Revoke Website' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await page.getByText('Website is revoked').waitFor()
  expect((await (await program('/api/customers')).json()).code).toBe('access.keyRevoked')
})
