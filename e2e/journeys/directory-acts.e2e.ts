import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBook } from '../support/book.ts'
import { rowOf } from '../support/directory.ts'
import { openApp } from '../support/open-app.ts'

const app = openApp(() => ({ DARZI_DEMO: 'off' }))
const directory = '/tailor/customers?sort=name'
const people = (...names: string[]) => names.map((name) => ({ name }))
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true })

test('ten rows chosen with Shift get one answer each: nine done, one refused by name, and undo gives the nine back', async () => {
  const full = Array.from({ length: 20 }, (_, place) => `tag ${place}`)
  const names = Array.from({ length: 11 }, (_, place) => `Kirpal ${String.fromCharCode(65 + place)}`)
  const book = names.map((name, place) => ({ name, tags: place === 4 ? full : [] }))
  const { page } = await openBook(app, book, directory)
  await page.getByRole('checkbox', { name: 'Select Kirpal A' }).click()
  await page.getByRole('checkbox', { name: 'Select Kirpal J' }).click({ modifiers: ['Shift'] })
  const bar = page.getByRole('region', { name: 'Selected customers' })
  await bar.getByText('10 selected').waitFor()
  await bar.getByRole('button', { name: 'Add tag' }).click()
  const asking = page.getByRole('dialog', { name: 'Add a tag to 10 customers' })
  await asking.getByLabel('Tag').fill('festival')
  await asking.getByRole('button', { name: 'Add tag' }).click()

  const answer = page.getByRole('dialog', { name: '9 done, 1 refused' })
  await answer.getByRole('listitem').waitFor()
  await expect
    .poll(() => answer.getByRole('listitem').allTextContents())
    .toEqual(['Kirpal E A customer can have 20 tags at most. Take one off first.'])
  await answer.getByRole('button', { name: 'Close' }).last().click()
  await answer.waitFor({ state: 'hidden' })
  await expect.poll(() => tagged(page)).toEqual([...'ABCDFGHIJ'].map((letter) => `Kirpal ${letter}`))

  await page.getByText('9 customers now have “festival”').waitFor()
  await undo(page).click()
  await page.getByText('Undone').waitFor()
  await expect.poll(() => tagged(page)).toEqual([])
  await page.reload()
  await rowOf(page, 'Kirpal A').waitFor()
  expect(await tagged(page)).toEqual([])
})

/** The customers that have the tag, as the filter finds them and as a new look shows them. */
async function tagged(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/customers?sort=name&tag=festival')
  const found: { name: string }[] = (await answer.json()).rows
  return found.map(({ name }) => name)
}

test('the chosen rows are exported: those and no others', async () => {
  const { page } = await openBook(app, people('Asha', 'Balbir', 'Charan'), directory)
  await page.getByRole('checkbox', { name: 'Select Asha' }).click()
  await page.getByRole('checkbox', { name: 'Select Charan' }).click()
  const coming = page.waitForEvent('download')
  await page
    .getByRole('region', { name: 'Selected customers' })
    .getByRole('button', { name: 'Export' })
    .click()
  const text = readFileSync(await (await coming).path(), 'utf8')
  expect(text).toContain('Asha')
  expect(text).toContain('Charan')
  expect(text).not.toContain('Balbir')
})
