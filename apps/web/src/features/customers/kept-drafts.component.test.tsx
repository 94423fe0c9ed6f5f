/** A change half made is kept on the device, and taken up again beside what a colleague saved meanwhile. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { deviceStorage } from '../../data/device-storage.ts'
import { aCustomer } from '../../testing/builders.ts'
import { keepBook } from '../../testing/fake-book.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
const begunIsBack = page.getByText('What you had begun is back.')
const drafts = (of = '') => deviceStorage.keys().filter((key) => key.startsWith('draft.') && key.includes(of))

test('a change left half done and taken up again undoes nothing a colleague saved meanwhile', async () => {
  const balbir = aCustomer({ name: 'Balbir Gill', notes: 'Likes deep pockets' })
  const book = keepBook([balbir])
  const address = `/tailor/add-customer?edit=${balbir.id}`
  const { reload } = await renderScreen(address, book.answer)
  await field('E-mail').fill('balbir@example.test')
  await expect.poll(() => drafts(balbir.id)).toHaveLength(1)
  book.change(balbir.id, { notes: 'Likes four pockets' })
  await reload()
  await expect.element(begunIsBack).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Someone changed this record meanwhile' })
  await expect.element(dialog.getByText('Likes four pockets')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save with these' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Balbir Gill' })).toBeVisible()
  await expect
    .poll(() => book.rows[0])
    .toMatchObject({ notes: 'Likes four pockets', email: 'balbir@example.test' })
})

test('what was typed here is there at another device, and gone from it once it is saved', async () => {
  const balbir = aCustomer({ name: 'Balbir Gill' })
  const book = keepBook([balbir])
  const address = `/tailor/add-customer?edit=${balbir.id}`
  const { reload, drafts: kept } = await renderScreen(address, book.answer)
  await field('E-mail').fill('balbir@example.test')
  await expect.poll(() => kept.kept.size, { timeout: 5000 }).toBe(1)
  for (const key of drafts()) deviceStorage.removeItem(key)
  await reload()
  await expect.element(begunIsBack).toBeVisible()
  await expect.element(field('E-mail')).toHaveValue('balbir@example.test')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Balbir Gill' })).toBeVisible()
  // A form of before may still send what was typed into it.
  const ofBalbir = (keys: Iterable<string>) => [...keys].filter((key) => key.includes(balbir.id))
  await expect.poll(() => [...ofBalbir(kept.kept.keys()), ...ofBalbir(drafts())]).toEqual([])
})

test('typed at two devices at once, the newest words stand and the others are a tap away', async () => {
  const balbir = aCustomer({ name: 'Balbir Gill' })
  const book = keepBook([balbir])
  const { drafts: kept } = await renderScreen(`/tailor/add-customer?edit=${balbir.id}`, book.answer)
  await field('E-mail').fill('here@example.test')
  await expect.poll(() => kept.kept.size, { timeout: 5000 }).toBe(1)
  const [[key, sent] = ['', undefined]] = kept.kept
  kept.write(key, JSON.parse((sent?.content ?? '').replace('here@', 'there@')))
  await field('E-mail').fill('here2@example.test')
  await page.getByRole('button', { name: 'Show those words' }).click()
  await expect.element(field('E-mail')).toHaveValue('there@example.test')
  await page.getByRole('button', { name: 'Show those words' }).click()
  await expect.element(field('E-mail')).toHaveValue('here2@example.test')
})
