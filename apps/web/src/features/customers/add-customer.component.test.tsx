import type { Customer } from '@darzi/contract/customer-shapes.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aCustomer, anId } from '../../testing/builders.ts'
import { keepBook } from '../../testing/fake-book.ts'
import { announce } from '../../testing/fake-live.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const address = '/tailor/add-customer'
const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
const save = page.getByRole('button', { name: 'Save customer', exact: true })
const inTheBook = (name: string) => page.getByRole('heading', { name: `${name} is in your book` })
const begunIsBack = page.getByText('What you had begun is back.')

/** The form of a shop that has these customers in its book. */
async function openForm(customers: readonly Customer[] = [], path = address) {
  const book = keepBook(customers)
  return { ...(await renderScreen(path, book.answer)), book }
}

test('what is wrong is told at its field, the first has the focus, and nothing typed is lost', async () => {
  const { api, book } = await openForm()
  await field('E-mail').fill('asha at home')
  await field('Notes').fill('Left shoulder drops')
  await save.click()
  await expect.element(field('Full name')).toHaveAccessibleDescription('Fill this in.')
  const incomplete = 'This e-mail address does not look complete. Check it.'
  await expect.element(field('E-mail')).toHaveAccessibleDescription(incomplete)
  await expect.element(field('Full name')).toHaveFocus()
  expect(api.sent('POST /api/customers')).toEqual([])

  await field('Full name').fill('Asha Verma')
  await field('E-mail').fill('asha@example.test')
  await field('Phone').fill('12')
  api.refuse('POST /api/customers', 'customers.phoneInvalid', { fields: ['phone'] })
  await save.click()
  const short = 'This phone number does not look complete. Check it.'
  await expect.element(field('Phone')).toHaveAccessibleDescription(short)
  await expect.element(field('Phone')).toHaveValue('12')
  await expect.element(field('Notes')).toHaveValue('Left shoulder drops')
  book.answer(api)
  await field('Phone').fill('98765 43210')
  await save.click()
  await expect.element(inTheBook('Asha Verma')).toBeVisible()
})

test('a form half filled is back after a reload, and can be begun afresh', async () => {
  const { reload } = await openForm()
  await field('Full name').fill('Asha Verma')
  await page.getByRole('button', { name: 'Add family member' }).click()
  const member = page.getByRole('group', { name: 'Family member 1' })
  await member.getByLabelText('Name').fill('Simran')
  await reload()
  await expect.element(begunIsBack).toBeVisible()
  await expect.element(field('Full name')).toHaveValue('Asha Verma')
  await expect.element(member.getByLabelText('Name')).toHaveValue('Simran')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect.element(field('Full name')).toHaveValue('')
  await expect.element(member).not.toBeInTheDocument()
  await reload()
  await expect.element(field('Full name')).toBeVisible()
  await expect.element(begunIsBack).not.toBeInTheDocument()
})

test('leaving a form that is not saved asks first; staying keeps what was typed', async () => {
  const { book } = await openForm([aCustomer({ name: 'Balbir' })], '/tailor/customers')
  await page.getByRole('main').getByRole('link', { name: 'Add customer', exact: true }).click()
  await field('Full name').fill('Asha Verma')
  const asking = page.getByRole('dialog', { name: 'Leave without saving?' })
  history.back()
  await asking.getByRole('button', { name: 'Stay here' }).click()
  await expect.element(asking).not.toBeInTheDocument()
  expect(location.pathname).toBe(address)
  await expect.element(field('Full name')).toHaveValue('Asha Verma')

  const customers = page.getByRole('navigation').getByRole('link', { name: 'Customers', exact: true })
  await customers.click()
  await expect.element(asking).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(asking).not.toBeInTheDocument()
  await expect.element(field('Full name')).toHaveValue('Asha Verma')

  await customers.click()
  await asking.getByRole('button', { name: 'Leave' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Customer Directory' })).toBeVisible()
  expect(book.names()).toEqual(['Balbir'])
})

const balbir = () => aCustomer({ name: 'Balbir Gill', phone: '+919876543210', phoneShown: '98765 43210' })

/** Someone at the counter gives a phone that Balbir has already. */
async function typeSamePhone() {
  const known = balbir()
  const form = await openForm([known])
  await field('Full name').fill('Simran Gill')
  await field('Phone').fill('098765-43210')
  await expect.element(page.getByText('A customer has this phone already')).toBeVisible()
  return { ...form, known }
}

test('a phone that is known proposes the record, which opens without a question', async () => {
  const { known } = await typeSamePhone()
  await page.getByRole('link', { name: 'Open the record of Balbir Gill' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Balbir Gill' })).toBeVisible()
  expect(location.pathname).toBe(`/tailor/customers/${known.id}`)
})

test('a phone that is known can make the new one family of that record', async () => {
  const { api, book, known } = await typeSamePhone()
  api.answer('POST /api/customers/:id/people', ({ params, body: { id = anId(), ...person } }) =>
    book.change(params.id ?? '', { people: [...known.people, { ...person, id, isCustomer: false }] }),
  )
  await page.getByRole('link', { name: 'Add there as family' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add family member' })
  await expect.element(dialog.getByLabelText('Name')).toHaveValue('Simran Gill')
  await dialog.getByLabelText('Relation').fill('Daughter')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  const simran = page.getByRole('listitem').filter({ hasText: 'Simran Gill' })
  await expect.element(simran.getByText('Daughter')).toBeVisible()
  expect(book.names()).toEqual(['Balbir Gill'])
})

test('a phone that is known is refused at its field, unless both are kept', async () => {
  const { api, book, known } = await typeSamePhone()
  const { id, name, number } = known
  api.refuse('POST /api/customers', 'customers.phoneTaken', {
    fields: ['phone'],
    params: { id, name, number },
  })
  await save.click()
  const taken = 'Another customer has this phone number. Open that record, or add this one as family.'
  await expect.element(field('Phone')).toHaveAccessibleDescription(taken)
  expect(api.sent('POST /api/customers')[0]?.body.allowSamePhone ?? false).toBe(false)
  await page.getByRole('button', { name: 'Keep both' }).click()
  book.answer(api)
  await save.click()
  await expect.element(inTheBook('Simran Gill')).toBeVisible()
  expect(api.sent('POST /api/customers')[1]?.body.allowSamePhone).toBe(true)
  expect(book.names()).toEqual(['Balbir Gill', 'Simran Gill'])
})

test('after saving: the number, another customer at once, or back to the dashboard', async () => {
  await openForm([balbir()])
  await field('Full name').fill('Asha Verma')
  await field('Phone').fill('98111 22233')
  await save.click()
  await expect.element(inTheBook('Asha Verma')).toBeVisible()
  await expect.element(page.getByText('Number CUST-002')).toBeVisible()
  await page.getByRole('button', { name: 'Add Another Customer' }).click()
  await expect.element(field('Full name')).toHaveValue('')
  await expect.element(field('Phone')).toHaveValue('')
  await field('Full name').fill('Charan Das')
  await save.click()
  await expect.element(page.getByText('Number CUST-003')).toBeVisible()
  const back = page.getByRole('link', { name: 'Back to Dashboard' })
  await expect.element(back).toHaveAttribute('href', '/tailor/dashboard')
})

test('a record that a colleague changed meanwhile shows both words, and saves the ones chosen', async () => {
  const known = { ...balbir(), notes: 'Likes deep pockets' }
  const { book } = await openForm([known], `${address}?edit=${known.id}`)
  await field('Notes').fill('Likes no pockets')
  expect(document.title).toBe('Edit Balbir Gill · Darzi')
  await field('E-mail').fill('balbir@example.test')
  book.change(known.id, { notes: 'Likes four pockets', address: '12 Ghumar Mandi' })
  await page.getByRole('button', { name: 'Save changes' }).click()

  const dialog = page.getByRole('dialog', { name: 'Someone changed this record meanwhile' })
  await expect.element(dialog.getByText('12 Ghumar Mandi')).toBeVisible()
  const choice = dialog.getByRole('group', { name: 'Notes' })
  await expect.element(choice.getByRole('radio', { name: /Likes no pockets/ })).toBeChecked()
  await choice.getByRole('radio', { name: /Likes four pockets/ }).click()
  await dialog.getByRole('button', { name: 'Save with these' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Balbir Gill' })).toBeVisible()
  await expect
    .poll(() => book.rows[0])
    .toMatchObject({
      notes: 'Likes four pockets',
      email: 'balbir@example.test',
      address: '12 Ghumar Mandi',
    })
})

test('what a colleague adds takes nothing from the form being filled', async () => {
  const { book } = await openForm()
  await field('Full name').fill('Asha Verma')
  const added = balbir()
  book.rows.push(added)
  announce({ feature: 'customers', id: added.id, kind: 'customers.added' })
  await field('Phone').fill('98765 43210')
  await expect.element(page.getByRole('link', { name: 'Open the record of Balbir Gill' })).toBeVisible()
  await expect.element(field('Full name')).toHaveValue('Asha Verma')
})
