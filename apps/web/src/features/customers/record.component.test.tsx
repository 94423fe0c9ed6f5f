/** The record of one customer: its people, notes and tags, each changed in place and taken back. */
import type { Customer } from '@darzi/contract/customer-shapes.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aCustomer, anId } from '../../testing/builders.ts'
import type { FakeApi } from '../../testing/fake-api.ts'
import { keepBook } from '../../testing/fake-book.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const line = (words: string) => page.getByRole('listitem').filter({ hasText: words })
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const asking = page.getByRole('dialog', { name: 'Leave without saving?' })

async function openRecord(said: Partial<Customer> = {}, search = '') {
  const customer = aCustomer(said)
  const book = keepBook([customer])
  const screen = await renderScreen(`/tailor/customers/${customer.id}${search}`, book.answer)
  await expect.element(heading(customer.name)).toBeVisible()
  return { ...screen, book, customer }
}

const simran = () => ({ id: anId(), name: 'Simran Verma', relation: 'Daughter', isCustomer: false })

/** What the pretended server does with the people of this record. */
function keepPeople(api: FakeApi, { book, customer }: Awaited<ReturnType<typeof openRecord>>): void {
  const people = () => book.rows[0]?.people ?? []
  const withPeople = (now: Customer['people']) => book.change(customer.id, { people: now })
  let removed: Customer['people'] = []
  api
    .answer('POST /api/customers/:id/people', ({ body: { id = anId(), ...said } }) =>
      withPeople([...people(), { ...said, id, isCustomer: false }]),
    )
    .answer('PATCH /api/customers/:id/people/:personId', ({ params, body }) =>
      withPeople(people().map((one) => (one.id === params.personId ? { ...one, ...body } : one))),
    )
    .answer('DELETE /api/customers/:id/people/:personId', ({ params }) => {
      removed = people().filter(({ id }) => id === params.personId)
      return withPeople(people().filter(({ id }) => id !== params.personId))
    })
    .answer('POST /api/customers/:id/people/:personId/restore', () => withPeople([...people(), ...removed]))
}

test('people: one is added, changed, taken away and brought back', async () => {
  const record = await openRecord()
  keepPeople(record.api, record)
  const actions = page.getByRole('button', { name: 'Actions for Kabir Verma' })
  await page.getByRole('button', { name: 'Add family member' }).click()
  const adding = page.getByRole('dialog', { name: 'Add family member' })
  await adding.getByLabelText('Name').fill('Kabir Verma')
  await adding.getByLabelText('Year of birth').fill('2015')
  await adding.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(line('Kabir Verma').getByText('born 2015')).toBeVisible()

  await actions.click()
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click()
  const editing = page.getByRole('dialog', { name: 'Edit Kabir Verma' })
  await editing.getByLabelText('Sizes').selectOptions('Boys')
  await editing.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(line('Kabir Verma').getByText('Boys’ sizes')).toBeVisible()
  const sent = record.api.sent('PATCH /api/customers/:id/people/:personId')
  expect(sent.map(({ body }) => body)).toEqual([{ sizing: 'boys' }])

  await actions.click()
  await page.getByRole('menuitem', { name: 'Remove from this record' }).click()
  await expect.element(page.getByText('Kabir Verma removed')).toBeVisible()
  await expect.element(actions).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.element(actions).toBeVisible()
  await record.reload()
  await expect.element(line('Kabir Verma').getByText('Boys’ sizes')).toBeVisible()
})

test('a tag too many is told under the field and stays in it; one sewn on already is not sewn on twice', async () => {
  await openRecord({ tags: Array.from({ length: 19 }, (_, place) => `tag ${place + 1}`) })
  const sewing = page.getByRole('combobox', { name: 'Tags' })
  const sewnOn = page.getByRole('button', { name: /^Remove tag/ })
  const sew = async (tag: string) => {
    await sewing.fill(tag)
    await userEvent.keyboard('{Enter}')
  }
  await sew('TAG 1')
  await expect.element(sewing).toHaveValue('')
  await sew('tag 20')
  await expect.poll(() => sewnOn.elements().length).toBe(20)
  await sew('silk')
  await expect.element(page.getByText('20 tags are the most. Take one off first.')).toBeVisible()
  await expect.element(sewing).toHaveValue('silk')
  await sewnOn.first().click()
  await sewing.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Remove silk' })).toBeVisible()
})

test('tags: sewn on with Enter, taken off and undone by Ctrl+Z', async () => {
  const { book } = await openRecord()
  await page.getByRole('combobox', { name: 'Tags' }).fill('wedding')
  await userEvent.keyboard('{Enter}')
  const remove = page.getByRole('button', { name: 'Remove wedding' })
  await expect.element(page.getByText('Tags of Asha Verma changed').first()).toBeVisible()
  await remove.click()
  await expect.element(remove).not.toBeInTheDocument()
  await expect.element(page.getByRole('alert').getByText('+1 earlier')).toBeVisible()
  await heading('Asha Verma').click()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(remove).toBeVisible()
  await expect.poll(() => book.rows[0]?.tags).toEqual(['wedding'])
})

test('the old address of a customer’s details opens the same record', async () => {
  const { customer, goTo } = await openRecord({ people: [simran()] })
  await goTo('/tailor/customers')
  await goTo(`/customer-details?customerId=${customer.id}`)
  await expect.element(heading('Asha Verma')).toBeVisible()
  await expect.element(line('Simran Verma').getByText('Daughter')).toBeVisible()
})

test('a note that was begun is not lost by leaving the record: one is asked first', async () => {
  const { api, book, customer } = await openRecord()
  api.answer('POST /api/customers/:id/notes', ({ body: { id = anId(), isPinned = false, ...said } }) =>
    book.change(customer.id, { noteList: [{ ...said, id, isPinned, createdAt: customer.createdAt }] }),
  )
  const writing = page.getByRole('textbox', { name: 'Write a note' })
  const away = page.getByRole('navigation').getByRole('link', { name: 'Customers', exact: true })
  await writing.fill('Left shoulder drops')
  await away.click()
  await asking.getByRole('button', { name: 'Stay here' }).click()
  await expect.element(writing).toHaveValue('Left shoulder drops')
  await page.getByRole('button', { name: 'Save note' }).click()
  const written = page.getByRole('article').filter({ hasText: 'Left shoulder drops' })
  await expect.element(written).toBeVisible()
  await away.click()
  await expect.element(heading('Customer Directory')).toBeVisible()
})

test('a tap beside a dialog throws away nothing that was typed in it', async () => {
  await openRecord({}, '?person=new')
  const dialog = page.getByRole('dialog', { name: 'Add family member' })
  await dialog.getByLabelText('Name').fill('Simran')
  await userEvent.click(document.body, { position: { x: 4, y: 400 }, force: true })
  await expect.element(dialog.getByLabelText('Name')).toHaveValue('Simran')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a record that came while the list was full says why it waits, and what lets it in', async () => {
  await openRecord({ isArchived: true, awaitsQuota: true })
  const why = page.getByText(/^They sent this while your plan’s customer list was full/)
  await expect.element(why).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Restore', exact: true })).toBeVisible()
})

test('a record that is not of this shop is not found, to be read or changed, and asking once more is not offered', async () => {
  const nowhere = anId()
  const { goTo } = await renderScreen(`/tailor/customers/${nowhere}`, keepBook().answer)
  const gone = page.getByText('This is not here. It may have been moved, or it belongs to another shop.')
  await expect.element(gone).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  await goTo('/tailor/customers')
  await expect.element(heading('Customer Directory')).toBeVisible()
  await goTo(`/tailor/add-customer?edit=${nowhere}`)
  await expect.element(gone).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test('orders brought over are not denied: the empty list says where they are from', async () => {
  await openRecord({
    earlier: { orders: 12, spentMinor: 2_760_000 },
    totalOrders: 12,
    totalSpentMinor: 2_760_000,
  })
  await expect
    .element(page.getByText('None taken in Darzi yet. 12 earlier orders were brought over.'))
    .toBeVisible()
})
