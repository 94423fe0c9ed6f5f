/** Adding a customer over a line that breaks: nothing is made twice, and nothing typed is lost. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { keepBook } from '../../testing/fake-book.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const add = 'POST /api/customers'
const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
const save = page.getByRole('button', { name: 'Save customer', exact: true })
const inTheBook = (name: string) => page.getByRole('heading', { name: `${name} is in your book` })
const offline = 'No connection right now. What you typed stays here; try again when you are online.'

async function openForm() {
  const book = keepBook()
  const screen = await renderScreen('/tailor/add-customer', book.answer)
  await field('Full name').fill('Asha Verma')
  return { ...screen, book }
}

test('a double click saves once', async () => {
  const { api, book } = await openForm()
  const answerNow = api.hold(add)
  await save.dblClick()
  await expect.poll(() => api.sent(add).length).toBe(1)
  answerNow()
  await expect.element(inTheBook('Asha Verma')).toBeVisible()
  expect(api.sent(add)).toHaveLength(1)
  expect(book.names()).toEqual(['Asha Verma'])
})

test('an answer lost on the way is asked for again under the same key, and makes no second record', async () => {
  const { api, book } = await openForm()
  api.lose(add, { times: 1 })
  await save.click()
  await expect.element(inTheBook('Asha Verma')).toBeVisible()
  const [first, second] = api.sent(add)
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  expect(second?.body.id).toBe(first?.body.id)
  expect(book.names()).toEqual(['Asha Verma'])
})

test('without a connection the form stays as it is, and sending again works', async () => {
  const { api, book } = await openForm()
  await field('Address').fill('12 Ghumar Mandi')
  api.lose(add, { isDone: false })
  await save.click()
  await expect.element(page.getByText(offline)).toBeVisible()
  await expect.element(field('Address')).toHaveValue('12 Ghumar Mandi')
  expect(book.names()).toEqual([])
  await save.click()
  await expect.element(inTheBook('Asha Verma')).toBeVisible()
  expect(book.names()).toEqual(['Asha Verma'])
})

test('a list that is full is told in the form, and nothing typed is lost', async () => {
  const { api } = await openForm()
  api.refuse(add, 'customers.limitReached', { params: { moveTo: 'tailorBasic' } })
  await save.click()
  const full = page
    .getByRole('alert')
    .getByText('Your plan’s customer list is full. Move to Basic to add more.')
  await expect.element(full).toBeVisible()
  await expect.element(field('Full name')).toHaveValue('Asha Verma')
})

/** A customer who was added, whose answer never came, and whose form was changed since. */
async function openChanged() {
  const form = await openForm()
  await field('Phone').fill('98765 43210')
  await field('Notes').fill('Left shoulder drops')
  form.api.lose(add)
  await save.click()
  await expect.element(page.getByText('No connection right now.')).toBeVisible()
  await field('Full name').fill('Asha Rani Verma')
  await field('Notes').fill('')
  return form
}

test('a customer changed after the answer was lost is one record, and says what was written last', async () => {
  const { book } = await openChanged()
  await save.click()
  await expect.element(inTheBook('Asha Rani Verma')).toBeVisible()
  expect(book.names()).toEqual(['Asha Rani Verma'])
  expect(book.rows[0]?.notes ?? '').toBe('')
})

test('what a colleague changed of it meanwhile is not overwritten unsaid; who saves again means it', async () => {
  const { book } = await openChanged()
  book.change(book.rows[0]?.id ?? '', { notes: 'Pays by card' })
  await save.click()
  await expect.element(page.getByText(/changed this record meanwhile/).first()).toBeVisible()
  expect(book.rows[0]).toMatchObject({ name: 'Asha Verma', notes: 'Pays by card' })
  await save.click()
  await expect.element(inTheBook('Asha Rani Verma')).toBeVisible()
})
