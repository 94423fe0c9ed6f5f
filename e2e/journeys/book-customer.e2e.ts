/** The measurement book's choice of a customer: looking, nobody found, failed, and a book with nobody in it. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBook } from '../support/book.ts'
import { holdBack } from '../support/hold-back.ts'
import { openApp } from '../support/open-app.ts'

const app = openApp()
const asked = /\/api\/customers\?/

/** An empty book shows nothing to choose from, unless a range of days narrows it. */
async function openChoice(page: Page) {
  await page.goto('/measurement-book?range=week')
  await page.getByRole('button', { name: 'Customer: All customers' }).click()
  return page.getByRole('dialog', { name: 'Choose a customer' })
}

test('while it looks it shows rows to come', async () => {
  const { page } = await openBook(app, [{ name: 'Asha Verma', phone: '98150 44444' }])
  const answer = await holdBack(page, asked)
  const choice = await openChoice(page)
  await choice.getByRole('status', { name: 'Loading' }).waitFor()
  answer()
  await choice.getByRole('button', { name: /^Asha Verma/ }).waitFor()
  expect(await choice.getByRole('status').count()).toBe(0)
})

test('where it could not look it says why, and looks again', async () => {
  const { page } = await openBook(app, [{ name: 'Asha Verma', phone: '98150 44444' }])
  const body = JSON.stringify({ status: 422, code: 'request.invalid' })
  await page.route(asked, (route) =>
    route.fulfill({ status: 422, contentType: 'application/problem+json', body }),
  )
  const choice = await openChoice(page)
  await choice.getByRole('alert').getByText('This could not be loaded').waitFor()
  await page.unroute(asked)
  await choice.getByRole('button', { name: 'Try again' }).click()
  await choice.getByRole('button', { name: /^Asha Verma/ }).click()
  await page.getByRole('button', { name: 'Customer: Asha Verma' }).waitFor()
})

test('nobody found says whom, and clears; a book with nobody in it offers to add somebody', async () => {
  const { page } = await openBook(app, [{ name: 'Asha Verma', phone: '98150 44444' }])
  const choice = await openChoice(page)
  await choice.getByRole('searchbox').fill('Zebunnisa')
  await choice.getByText(/Zebunnisa/).waitFor()
  await choice.getByRole('status').getByRole('button').click()
  await choice.getByRole('button', { name: /^Asha Verma/ }).waitFor()
  await expect.poll(() => choice.getByRole('searchbox').inputValue()).toBe('')

  const { page: empty } = await openBook(app, [])
  const nobody = await openChoice(empty)
  await nobody.getByText('Nobody is in your book yet').waitFor()
  await nobody.getByRole('link', { name: 'Add a customer' }).click()
  await empty.waitForURL('**/tailor/add-customer')
})
