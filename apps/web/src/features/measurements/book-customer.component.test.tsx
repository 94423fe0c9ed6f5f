/** The measurement book's choice of a customer: looking, nobody found, failed, and a book with nobody in it. */
import type { Customer } from '@darzi/contract/customer-shapes.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCustomer, cardOf } from '../../testing/builders.ts'
import type { FakeApi } from '../../testing/fake-api.ts'
import { keepBook } from '../../testing/fake-book.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const list = 'GET /api/customers'
const choice = page.getByRole('dialog', { name: 'Choose a customer' })
const asha = choice.getByRole('button', { name: /^Asha Verma/ })

/** An empty book shows nothing to choose from, unless a range of days narrows it. */
async function openChoice(customers: readonly Customer[], prepare: (api: FakeApi) => void = () => {}) {
  const book = keepBook(customers)
  const screen = await renderScreen('/measurement-book?range=week', (api) => {
    book.answer(api)
    api.answer('GET /api/measurement-records/summary', { records: 0, people: 0 })
    prepare(api)
  })
  await page.getByRole('button', { name: 'Customer: All customers' }).click()
  return { ...screen, book }
}

test('while it looks it shows rows to come', async () => {
  let answer = () => {}
  await openChoice([aCustomer()], (api) => {
    answer = api.hold(list)
  })
  await expect.element(choice.getByRole('status', { name: 'Loading' })).toBeVisible()
  answer()
  await expect.element(asha).toBeVisible()
  await expect.element(choice.getByRole('status')).not.toBeInTheDocument()
})

test('where it could not look it says why, and looks again', async () => {
  const { api, book } = await openChoice([aCustomer()], (api) => api.refuse(list, 'request.invalid'))
  await expect.element(choice.getByRole('alert').getByText('This could not be loaded')).toBeVisible()
  book.answer(api)
  await choice.getByRole('button', { name: 'Try again' }).click()
  await asha.click()
  await expect.element(page.getByRole('button', { name: 'Customer: Asha Verma' })).toBeVisible()
})

test('nobody found says whom, and clears', async () => {
  const customer = aCustomer()
  await openChoice([customer], (api) =>
    api.answer(list, ({ query }) => ({ rows: query.q ? [] : [cardOf(customer)] })),
  )
  await choice.getByRole('searchbox').fill('Zebunnisa')
  await expect.element(choice.getByText(/Zebunnisa/)).toBeVisible()
  await choice.getByRole('status').getByRole('button').click()
  await expect.element(asha).toBeVisible()
  await expect.element(choice.getByRole('searchbox')).toHaveValue('')
})

test('a book with nobody in it offers to add somebody', async () => {
  await openChoice([])
  await expect.element(choice.getByText('Nobody is in your book yet')).toBeVisible()
  await choice.getByRole('link', { name: 'Add a customer' }).click()
  await expect.element(page.getByRole('heading', { name: 'Add New Customer' })).toBeVisible()
})
