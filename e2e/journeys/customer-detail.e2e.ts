import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { changeCustomer, joinShop, openBook, send } from '../support/book.ts'
import { openApp } from '../support/open-app.ts'
import { testInAll } from '../support/test-in-all.ts'

const app = openApp(() => ({ DARZI_DEMO: 'off' }))
const { visit } = app

const asha = {
  name: 'Asha Verma',
  phone: '98765 43210',
  people: [{ name: 'Simran Verma', relation: 'Daughter' }],
}
const ashaAgain = { name: 'Asha V', phone: '98765 43210', notes: 'Silk only', allowSamePhone: true }
const _line = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words })
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

test('notes: a pinned one stands first, also in the directory; one deleted comes back by undo', async () => {
  const { page, address } = await openRecord()
  await page.getByRole('textbox', { name: 'Write a note' }).fill('Left shoulder drops')
  await page.getByLabel('Pin: show it first').check()
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/notes') && answer.ok())
  await page.getByRole('button', { name: 'Save note' }).click()
  const pinned = page.getByRole('region', { name: 'Pinned notes' })
  await Promise.all([pinned.getByText('Left shoulder drops').waitFor(), kept])
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

testInAll('a merge is a question with an address: Back takes it away and nothing is merged', async () => {
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
