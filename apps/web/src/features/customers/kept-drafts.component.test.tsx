/** A change half made is kept on the device, and taken up again beside what a colleague saved meanwhile. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { deviceStorage } from '../../data/device-storage.ts'
import { aCustomer } from '../../testing/builders.ts'
import { keepBook } from '../../testing/fake-book.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
const begunIsBack = page.getByText('What you had begun is back.')
const drafts = () => deviceStorage.keys().filter((key) => key.startsWith('draft.'))

test('a change left half done and taken up again undoes nothing a colleague saved meanwhile', async () => {
  const balbir = aCustomer({ name: 'Balbir Gill', notes: 'Likes deep pockets' })
  const book = keepBook([balbir])
  const address = `/tailor/add-customer?edit=${balbir.id}`
  const { reload } = await renderScreen(address, book.answer)
  await field('E-mail').fill('balbir@example.test')
  await expect.poll(drafts).toHaveLength(1)
  book.change(balbir.id, { notes: 'Likes four pockets' })
  await reload()
  await expect.element(begunIsBack).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Someone changed this record meanwhile' })
  await expect.element(dialog.getByText('Likes four pockets')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save with these' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Balbir Gill' })).toBeVisible()
  expect(book.rows[0]).toMatchObject({ notes: 'Likes four pockets', email: 'balbir@example.test' })
})
