/** A person or a note whose answer was lost: changed and sent again it is one, and says what was written last. */
import type { Customer } from '@darzi/contract/customer-shapes.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCustomer } from '../../testing/builders.ts'
import { type FakeApi, FakeProblem } from '../../testing/fake-api.ts'
import { keepBook } from '../../testing/fake-book.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

/** Keeps keys as the server does: the same words again are done once, others under the same key are refused. */
function keysKept() {
  const kept = new Map<string, string>()
  return ({ idempotencyKey: key, body }: { idempotencyKey: string; body: unknown }) => {
    const words = JSON.stringify(body)
    const before = kept.get(key)
    if (before !== undefined && before !== words) throw new FakeProblem('request.keyReused')
    kept.set(key, words)
    return before !== undefined
  }
}

async function openRecord(answer: (api: FakeApi, change: (said: Partial<Customer>) => Customer) => unknown) {
  const customer = aCustomer()
  const book = keepBook([customer])
  const screen = await renderScreen(`/tailor/customers/${customer.id}`, (api) => {
    book.answer(api)
    answer(api, (said) => book.change(customer.id, said))
  })
  const now = () => book.rows[0] ?? customer
  return { ...screen, now }
}

test('a person who was renamed after the answer was lost is added once, under the last name', async () => {
  const isSentBefore = keysKept()
  const { api, now } = await openRecord((fake, change) =>
    fake
      .answer('POST /api/customers/:id/people', (sent) => {
        const { id = '', ...said } = sent.body
        const people = now().people
        // An id that is there answers the record as it is, whatever else was sent.
        if (isSentBefore(sent) || people.some((one) => one.id === id)) return now()
        return change({ people: [...people, { ...said, id, isCustomer: false }] })
      })
      .answer('PATCH /api/customers/:id/people/:personId', ({ params, body }) =>
        change({
          people: now().people.map((one) => (one.id === params.personId ? { ...one, ...body } : one)),
        }),
      ),
  )
  await page.getByRole('button', { name: 'Add family member' }).click()
  const adding = page.getByRole('dialog', { name: 'Add family member' })
  await adding.getByLabelText('Name').fill('Kabir Verma')
  api.lose('POST /api/customers/:id/people')
  await adding.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(adding.getByText('No connection right now.')).toBeVisible()
  await adding.getByLabelText('Name').fill('Kabeer Verma')
  await adding.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(adding).not.toBeInTheDocument()
  expect(now().people.map(({ name }) => name)).toEqual(['Asha Verma', 'Kabeer Verma'])
})

test('a note sent again after the answer was lost is one note, with the last words; the next one is another', async () => {
  const isSentBefore = keysKept()
  const { api, now } = await openRecord((fake, change) =>
    fake
      .answer('POST /api/customers/:id/notes', (sent) => {
        const { id = '', text, isPinned = false } = sent.body
        if (isSentBefore(sent) || now().noteList.some((note) => note.id === id)) return now()
        const note = { id, text, isPinned, createdAt: '2026-11-22T06:00:00.000Z' }
        return change({ noteList: [note, ...now().noteList] })
      })
      .answer('PATCH /api/customers/:id/notes/:noteId', ({ params, body: { isDeleted: _, ...said } }) =>
        change({
          noteList: now().noteList.map((note) => (note.id === params.noteId ? { ...note, ...said } : note)),
        }),
      ),
  )
  const field = page.getByRole('textbox', { name: 'Write a note' })
  const save = page.getByRole('button', { name: 'Save note' })
  await field.fill('Left shoulder drops')
  api.lose('POST /api/customers/:id/notes')
  await save.click()
  await expect.element(page.getByText('No connection right now.')).toBeVisible()
  await expect.element(field).toHaveValue('Left shoulder drops')
  await field.fill('Left shoulder drops by 1 cm')
  await save.click()
  await expect.poll(() => now().noteList.map(({ text }) => text)).toEqual(['Left shoulder drops by 1 cm'])
  await field.fill('Pays by card')
  await save.click()
  await expect
    .poll(() => now().noteList.map(({ text }) => text))
    .toEqual(['Pays by card', 'Left shoulder drops by 1 cm'])
})
