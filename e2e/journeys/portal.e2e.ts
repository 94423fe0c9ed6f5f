import { expect, test } from 'vitest'
import { anEmail, password, signInByForm } from '../support/accounts.ts'
import { phone } from '../support/browser.ts'
import { openApp } from '../support/open-app.ts'
import { newestCode } from '../support/texted-code.ts'

const { visit } = openApp()

test('what a customer ordered online stands on their first page, is found, and is followed from there', async () => {
  const { page, context } = await visit(undefined, { viewport: phone })
  const { request } = context
  const account = { email: anEmail('portal'), password }
  await request.post('/api/register', { data: { ...account, name: 'Meera Joshi', role: 'user' } })
  await request.post('/api/login', { data: account })
  const { garments } = await (await request.get('/api/garments')).json()
  const {
    garment_id: id,
    sizes,
    colors,
  } = garments.find(({ name }: { name: string }) => name === 'Oxford shirt')
  const answer = await request.post(`/api/collection/${id}/order`, {
    data: {
      size: sizes[0],
      colour: colors[0],
      contact: { name: 'Meera Joshi', phone: '98140 55501' },
    },
  })
  expect(answer.status()).toBe(200)
  const { order_id: number } = await answer.json()
  await request.post('/api/logout')

  await page.goto('/login')
  await signInByForm(page, account)
  await page.waitForURL('**/user/dashboard')
  const card = page.getByRole('article', { name: 'Shirt' })
  await card.getByText(number).waitFor()
  const search = page.getByRole('searchbox', { name: 'Search my orders' })
  await search.fill('no such garment')
  await page.getByText('no such garment', { exact: false }).first().waitFor()
  await card.waitFor({ state: 'detached' })
  await search.fill('shirt')
  await card.getByRole('link', { name: `Track Progress of ${number}` }).click()
  await page.getByRole('heading', { name: `Order ${number}` }).waitFor()
  await page.goBack()

  await page.getByRole('tab', { name: 'Measurements' }).click()
  await page.getByText('Nothing measured here yet').waitFor()
  await page.getByRole('tab', { name: 'Appointments' }).click()
  await page.getByText('No appointments').waitFor()

  await page.goto('/user/dashboard')
  await page.getByLabel('Phone number').fill('98140 55501')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByLabel('Code of six digits').fill(await newestCode(request))
  await page.getByRole('button', { name: 'Show my orders' }).click()
  await page.getByRole('list', { name: 'Your phones' }).getByText('98140 55501').waitFor()
})
