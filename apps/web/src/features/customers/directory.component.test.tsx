/** The directory's rows: acts shown at once and taken back, fields changed in place, a search in vain. */
import type { Customer } from '@darzi/contract/customer-shapes.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aCustomer, cardOf } from '../../testing/builders.ts'
import type { FakeApi } from '../../testing/fake-api.ts'
import { keepBook } from '../../testing/fake-book.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const list = page.getByRole('list', { name: 'Customers', exact: true })
const undo = page.getByRole('button', { name: 'Undo', exact: true })
const untilShown = (names: readonly string[]) =>
  expect
    .poll(() =>
      list
        .getByRole('article')
        .elements()
        .map((card) => card.getAttribute('aria-label')),
    )
    .toEqual(names)

async function act(name: string, what: string): Promise<void> {
  await list
    .getByRole('article', { name, exact: true })
    .getByRole('button', { name: `Actions for ${name}` })
    .click()
  await page.getByRole('menuitem', { name: what, exact: true }).click()
}

/** The directory by name; archived records are apart, as on the server. */
async function openDirectory(customers: readonly Customer[]) {
  const book = keepBook(customers)
  const answer = (api: FakeApi) => {
    book.answer(api)
    const shown = (query: Record<string, string>) =>
      book.rows.filter(
        ({ name, phone = '', isArchived }) =>
          isArchived === (query.archived === 'true') && (!query.q || `${name} ${phone}`.includes(query.q)),
      )
    api
      .answer('GET /api/customers', ({ query }) => ({ rows: shown(query).map(cardOf) }))
      .answer('GET /api/customers/count', ({ query }) => ({ count: shown(query).length, isCapped: false }))
      .answer('POST /api/customers/:id/archive', ({ params }) =>
        book.change(params.id ?? '', { isArchived: true }),
      )
      .answer('POST /api/customers/:id/restore', ({ params }) =>
        book.change(params.id ?? '', { isArchived: false }),
      )
  }
  return { ...(await renderScreen('/tailor/customers?sort=name', answer)), book, answer }
}

const people = (...names: string[]) => names.map((name) => aCustomer({ name }))

test('a change that is refused is taken back, and the reason is told', async () => {
  const { api } = await openDirectory(people('Asha', 'Balbir'))
  const archive = 'POST /api/customers/:id/archive'
  const answer = api.refuse(archive, 'customers.mergedAway').hold(archive)
  await act('Asha', 'Archive')
  await untilShown(['Balbir'])
  answer()
  await expect.element(page.getByText('This record was merged into another. Open that one.')).toBeVisible()
  await untilShown(['Asha', 'Balbir'])
  await expect.element(undo).not.toBeInTheDocument()
})

test('a change shows long before the server has answered, and stands after loading again', async () => {
  const { api, reload } = await openDirectory(people('Asha', 'Balbir'))
  const answer = api.hold('POST /api/customers/:id/archive')
  await act('Asha', 'Archive')
  await untilShown(['Balbir'])
  answer()
  await expect.element(page.getByText('Asha archived', { exact: true })).toBeVisible()
  await reload()
  await untilShown(['Balbir'])
})

test('an act is undone by its button or by Ctrl+Z, and stays undone', async () => {
  const { reload } = await openDirectory(people('Asha', 'Balbir'))
  await act('Asha', 'Archive')
  await untilShown(['Balbir'])
  await undo.click()
  await untilShown(['Asha', 'Balbir'])
  await act('Balbir', 'Archive')
  await expect.element(page.getByText('Balbir archived', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await untilShown(['Asha', 'Balbir'])
  await expect.element(page.getByText('Undone').first()).toBeVisible()
  await reload()
  await untilShown(['Asha', 'Balbir'])
})

test('the archived are apart, and one brought back stands in the directory again', async () => {
  const { goTo } = await openDirectory(people('Asha', 'Balbir'))
  await act('Asha', 'Archive')
  await untilShown(['Balbir'])
  await page.getByRole('button', { name: 'More for the directory' }).click()
  await page.getByRole('menuitem', { name: 'Show archived' }).click()
  await expect.element(page.getByRole('heading', { name: 'Archived customers' })).toBeVisible()
  await untilShown(['Asha'])
  await act('Asha', 'Restore')
  await untilShown([])
  await goTo('/tailor/customers?sort=name')
  await untilShown(['Asha', 'Balbir'])
})

const withPhone = (name: string, phone: string) =>
  aCustomer({ name, phone: `+91${phone}`, phoneShown: phone })
const cell = page.getByRole('button', { name: /^Phone of Asha: / })
const inPlace = page.getByRole('textbox', { name: 'Phone of Asha' })

test('in place: Escape restores, Enter saves, and the focus stays on the cell', async () => {
  const { api, book } = await openDirectory([withPhone('Asha', '9876543210')])
  api.answer('PATCH /api/customers/:id', ({ params, body: { phone } }) =>
    book.change(params.id ?? '', { phone: `+91${phone?.replace(' ', '')}`, phoneShown: phone }),
  )
  await expect.element(cell).toBeVisible()
  const before = cell.element().getAttribute('aria-label')
  await cell.click()
  await inPlace.fill('98111 22233')
  await userEvent.keyboard('{Escape}')
  await expect.element(cell).toHaveFocus()
  expect(cell.element().getAttribute('aria-label')).toBe(before)
  expect(api.sent('PATCH /api/customers/:id')).toEqual([])

  await userEvent.keyboard('{Enter}')
  await inPlace.fill('98111 22233')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Phone of Asha changed')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Phone of Asha: .*22233\. Change$/ })).toHaveFocus()
  await expect.element(page.getByRole('link', { name: /Call Asha: .*22233/ })).toBeVisible()
})

test('in place: a refused change stays in the field with its reason', async () => {
  const { api } = await openDirectory([withPhone('Asha', '9876543210'), withPhone('Balbir', '9811122233')])
  const values = { id: aCustomer().id, name: 'Balbir', number: 'CUST-002' }
  api.refuse('PATCH /api/customers/:id', 'customers.phoneTaken', { fields: ['phone'], params: values })
  await cell.click()
  await inPlace.fill('9811122233')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Another customer has this phone number.')).toBeVisible()
  await expect.element(inPlace).toHaveValue('9811122233')
})

test('a search in vain says so: clearing brings the rows back, adding opens the form with the words in it', async () => {
  await openDirectory(people('Asha', 'Balbir'))
  const search = page.getByRole('searchbox', { name: 'Name, phone or number' })
  await untilShown(['Asha', 'Balbir'])
  await search.fill('Quentin Xylo')
  await expect.element(page.getByRole('heading', { name: 'Nothing found for “Quentin Xylo”' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await untilShown(['Asha', 'Balbir'])
  await expect.element(page.getByRole('searchbox')).toHaveValue('')
  await search.fill('98111 22233')
  await page.getByRole('link', { name: 'Add “98111 22233”' }).click()
  await expect.element(page.getByRole('heading', { name: 'Add New Customer' })).toBeVisible()
  await expect.element(page.getByLabelText('Phone')).toHaveValue('98111 22233')
  history.back()
  await search.fill('Quentin Xylo')
  await page.getByRole('link', { name: 'Add “Quentin Xylo”' }).click()
  await expect.element(page.getByLabelText('Full name')).toHaveValue('Quentin Xylo')
})
