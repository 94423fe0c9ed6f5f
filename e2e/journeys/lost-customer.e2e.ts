import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { changeCustomer, openBook } from '../support/book.ts'
import { openApp } from '../support/open-app.ts'

const app = openApp()
const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
const save = (page: Page) => page.getByRole('button', { name: 'Save customer', exact: true }).click()

/** A customer who was added, whose answer never came, and whose form was changed since. */
async function openChanged() {
  const { page, owner } = await openBook(app, [], '/tailor/add-customer')
  await field(page, 'Full name').fill('Asha Verma')
  await field(page, 'Phone').fill('98765 43210')
  await field(page, 'Notes').fill('Left shoulder drops')
  await page.route('**/api/customers', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await save(page)
  await page.getByText('No connection right now.').waitFor()
  await page.unroute('**/api/customers')
  await field(page, 'Full name').fill('Asha Rani Verma')
  await field(page, 'Notes').fill('')
  const rows = async () => (await (await owner.context.request.get('/api/customers')).json()).rows
  return { page, owner, rows }
}

test('a customer changed after the answer was lost is one record, and says what was written last', async () => {
  const { page, owner, rows } = await openChanged()
  await save(page)
  await page.getByRole('heading', { name: 'Asha Rani Verma is in your book' }).waitFor()
  const [record, ...others] = await rows()
  expect([record.name, others]).toEqual(['Asha Rani Verma', []])
  const whole = await (await owner.context.request.get(`/api/customers/${record.id}`)).json()
  expect(whole.notes ?? '').toBe('')
})

test('what a colleague changed of it meanwhile is not overwritten unsaid; who saves again means it', async () => {
  const { page, owner, rows } = await openChanged()
  const [{ id }] = await rows()
  await changeCustomer(owner, id, { notes: 'Pays by card' })
  await save(page)
  await page
    .getByText(/changed this record meanwhile/)
    .first()
    .waitFor()
  expect(await (await owner.context.request.get(`/api/customers/${id}`)).json()).toMatchObject({
    name: 'Asha Verma',
    notes: 'Pays by card',
  })
  await save(page)
  await page.getByRole('heading', { name: 'Asha Rani Verma is in your book' }).waitFor()
})
