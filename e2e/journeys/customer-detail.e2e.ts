import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { changeCustomer, joinShop, openBook, send } from '../support/book.ts'
import { openApp } from '../support/open-app.ts'

const app = openApp(() => ({ DARZI_DEMO: 'off' }))
const { visit } = app

const asha = {
  name: 'Asha Verma',
  phone: '98765 43210',
  people: [{ name: 'Simran Verma', relation: 'Daughter' }],
}
const ashaAgain = { name: 'Asha V', phone: '98765 43210', notes: 'Silk only', allowSamePhone: true }
const line = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true })

async function openRecord(...others: Parameters<typeof openBook>[1][number][]) {
  const shop = await openBook(app, [asha, ...others])
  const [first, second] = shop.added
  const address = `/tailor/customers/${first?.id}`
  await shop.page.goto(address)
  await heading(shop.page, 'Asha Verma').waitFor()
  return { ...shop, address, id: first?.id ?? '', otherId: second?.id ?? '' }
}

test('people: one is added, changed, taken away and brought back', async () => {
  const { page } = await openRecord()
  await line(page, 'Simran Verma').getByText('Daughter').waitFor()
  await page.getByRole('button', { name: 'Add family member' }).click()
  const adding = page.getByRole('dialog', { name: 'Add family member' })
  await adding.getByLabel('Name').fill('Kabir Verma')
  await adding.getByLabel('Year of birth').fill('2015')
  await adding.getByRole('button', { name: 'Save', exact: true }).click()
  await line(page, 'Kabir Verma').getByText('born 2015').waitFor()

  await page.getByRole('button', { name: 'Actions for Kabir Verma' }).click()
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click()
  const editing = page.getByRole('dialog', { name: 'Edit Kabir Verma' })
  await editing.getByLabel('Sizes').selectOption({ label: 'Boys' })
  await editing.getByRole('button', { name: 'Save', exact: true }).click()
  await line(page, 'Kabir Verma').getByText('Boys’ sizes').waitFor()

  await page.getByRole('button', { name: 'Actions for Kabir Verma' }).click()
  await page.getByRole('menuitem', { name: 'Remove from this record' }).click()
  await page.getByText('Kabir Verma removed').waitFor()
  await page.getByRole('button', { name: 'Actions for Kabir Verma' }).waitFor({ state: 'hidden' })
  await undo(page).click()
  await page.getByRole('button', { name: 'Actions for Kabir Verma' }).waitFor()
  await page.reload()
  await line(page, 'Kabir Verma').getByText('Boys’ sizes').waitFor()
})

test('notes: a pinned one stands first, also in the directory; one deleted comes back by undo', async () => {
  const { page, address } = await openRecord()
  await page.getByRole('textbox', { name: 'Write a note' }).fill('Left shoulder drops')
  await page.getByLabel('Pin: show it first').check()
  await page.getByRole('button', { name: 'Save note' }).click()
  const pinned = page.getByRole('region', { name: 'Pinned notes' })
  await pinned.getByText('Left shoulder drops').waitFor()
  await page.goto('/tailor/customers')
  await page.getByRole('article', { name: 'Asha Verma' }).getByText('Left shoulder drops').waitFor()

  await page.goto(address)
  const menu = page.getByRole('button', { name: 'Actions for the note “Left shoulder drops”' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Unpin', exact: true }).click()
  await pinned.waitFor({ state: 'hidden' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Delete note' }).click()
  await menu.waitFor({ state: 'hidden' })
  await undo(page).click()
  await menu.waitFor()
  await page.reload()
  await menu.waitFor()
  expect(await pinned.count()).toBe(0)
})

test('tags: sewn on with Enter, found by the directory’s filter, taken off and undone', async () => {
  const { page } = await openRecord()
  const field = page.getByRole('combobox', { name: 'Tags' })
  await field.fill('wedding')
  await field.press('Enter')
  await page.getByText('Tags of Asha Verma changed').waitFor()
  await page.getByRole('button', { name: 'Remove wedding' }).click()
  await page.getByRole('button', { name: 'Remove wedding' }).waitFor({ state: 'hidden' })
  await expect.poll(() => undo(page).count()).toBe(2)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Control+z')
  await page.getByRole('button', { name: 'Remove wedding' }).waitFor()
  await page.goto('/tailor/customers?tag=wedding')
  await page.getByRole('article', { name: 'Asha Verma' }).waitFor()
})

test('a tag too many is told under the field and stays in it; one sewn on already is not sewn on twice', async () => {
  const tags = Array.from({ length: 19 }, (_, place) => `tag ${place + 1}`)
  const { page, added } = await openBook(app, [{ name: 'Asha Verma', tags }])
  await page.goto(`/tailor/customers/${added[0]?.id}`)
  const sewing = page.getByRole('combobox', { name: 'Tags' })
  const sewnOn = page.getByRole('button', { name: /^Remove tag/ })
  await sewing.fill('TAG 1')
  await sewing.press('Enter')
  await expect.poll(() => sewing.inputValue()).toBe('')
  await sewing.fill('tag 20')
  await sewing.press('Enter')
  await expect.poll(() => sewnOn.count()).toBe(20)
  await sewing.fill('silk')
  await sewing.press('Enter')
  await page.getByText('20 tags are the most. Take one off first.').waitFor()
  await expect.poll(() => sewing.inputValue()).toBe('silk')
  await sewnOn.first().click()
  await sewing.press('Enter')
  await page.getByRole('button', { name: 'Remove silk' }).waitFor()
})

test('four acts by two members are four lines with their names, and each can be looked at alone', async () => {
  const { page, owner, id } = await openRecord()
  const colleague = await visit()
  await joinShop(owner, colleague, 'Sunil Kumar')
  await changeCustomer(colleague, id, { address: '12 Ghumar Mandi' })
  await send(colleague.context, `/api/customers/${id}/notes`, { text: 'Calls in the evening' })
  await send(owner.context, `/api/customers/${id}/archive`)
  await send(owner.context, `/api/customers/${id}/restore`)
  await page.reload()
  const lines = page
    .getByRole('list')
    .filter({ hasText: 'changed the address of Asha Verma' })
    .getByRole('listitem')
  const told = () =>
    lines.evaluateAll((all) =>
      all.map((each) => [...each.querySelectorAll('p')].map((part) => part.textContent ?? '')),
    )
  const expected = [
    ['put Asha Verma back in the directory', 'Harpreet Kaur'],
    ['archived Asha Verma', 'Harpreet Kaur'],
    ['wrote a note on Asha Verma', 'Sunil Kumar'],
    ['changed the address of Asha Verma', 'Sunil Kumar'],
    ['added Asha Verma', 'Harpreet Kaur'],
  ]
  await expect.poll(async () => (await told()).length).toBe(5)
  expect(
    (await told()).map(([act, by = '']) => [act, expected.flat().find((name) => by.startsWith(name))]),
  ).toEqual(expected)
  await page.getByRole('combobox', { name: 'Done by' }).selectOption({ label: 'Sunil Kumar' })
  await expect
    .poll(async () => (await told()).map(([act]) => act))
    .toEqual(['wrote a note on Asha Verma', 'changed the address of Asha Verma'])
})

test('an address asks for a merge, the merged record’s address leads to the kept one, and it can be undone', async () => {
  const { page, address, otherId } = await openRecord(ashaAgain)
  await page.goto(`${address}?merge=${otherId}`)
  const dialog = page.getByRole('dialog', { name: 'Merge into Asha Verma' })
  await dialog.getByRole('cell', { name: 'Silk only' }).first().waitFor()
  await dialog.getByRole('button', { name: 'Merge into CUST-001' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('Merged with Asha V (CUST-002).').waitFor()

  await page.goto(`/tailor/customers/${otherId}`)
  await page.waitForURL(`**${address}`)
  await page.getByText('Asha V (CUST-002) was merged into this record.').waitFor()
  await page.getByRole('button', { name: 'Undo merge' }).click()
  await page.getByText('Asha V is a record of its own again').waitFor()
  await page.goto(`/tailor/customers/${otherId}`)
  await heading(page, 'Asha V').waitFor()
  await page.getByText('Asha Verma (CUST-001) has the same phone.').waitFor()
})

test('a merge is a question with an address: Back takes it away and nothing is merged', async () => {
  const { page, address } = await openRecord(ashaAgain)
  await page.getByText('Asha V (CUST-002) has the same phone.').waitFor()
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Merge into Asha Verma' })
  await dialog.waitFor()
  await page.goBack()
  await dialog.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(address)
  await page.getByText('Asha V (CUST-002) has the same phone.').waitFor()
})

test('the old address of a customer’s details opens the same record', async () => {
  const { page, id } = await openRecord()
  await page.goto(`/customer-details?customerId=${id}`)
  await heading(page, 'Asha Verma').waitFor()
  await line(page, 'Simran Verma').getByText('Daughter').waitFor()
})

test('a customer of another shop is not found, by its address or to be changed', async () => {
  const { id, address } = await openRecord()
  const other = await openBook(app, [], address)
  await other.page
    .getByText('This is not here. It may have been moved, or it belongs to another shop.')
    .waitFor()
  await other.page.goto(`/tailor/add-customer?edit=${id}`)
  await other.page
    .getByText('This is not here. It may have been moved, or it belongs to another shop.')
    .waitFor()
  expect(await other.page.getByText('Asha').count()).toBe(0)
  // Asking once more would find it no sooner.
  expect(await other.page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
})
