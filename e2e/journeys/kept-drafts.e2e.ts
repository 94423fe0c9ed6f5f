import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signInByForm } from '../support/accounts.ts'
import { joinShop, openBook } from '../support/book.ts'
import { openApp } from '../support/open-app.ts'

const app = openApp(() => ({ DARZI_DEMO: 'off' }))
const addAddress = '/tailor/add-customer'

const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
const draftsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft.')))

/** A form half filled, whose session ends while it is open: the next thing it asks the server is refused. */
async function loseSession() {
  const shop = await openBook(app, [], addAddress)
  const { page } = shop
  await field(page, 'Full name').fill('Asha Verma')
  await field(page, 'Notes').fill('Left shoulder drops')
  await page.context().clearCookies()
  await field(page, 'Phone').fill('98765 43210')
  await page.waitForURL('**/login?from=*')
  await page.getByText('You were signed out on this device. Sign in to carry on.').waitFor()
  return shop
}

test('a session that ends leaves the form half filled to the one who typed it, and asks nothing', async () => {
  const { page, account } = await loseSession()
  await signInByForm(page, account)
  await page.waitForURL(`**${addAddress}`)
  await page.getByText('What you had begun is back.').waitFor()
  await expect.poll(() => field(page, 'Full name').inputValue()).toBe('Asha Verma')
  await expect.poll(() => field(page, 'Phone').inputValue()).toBe('98765 43210')
  await expect.poll(() => field(page, 'Notes').inputValue()).toBe('Left shoulder drops')
  await page.getByRole('button', { name: 'Save customer', exact: true }).click()
  await page.getByRole('heading', { name: 'Asha Verma is in your book' }).waitFor()
  expect(await draftsOn(page)).toEqual([])
})

test('whoever else signs in after it finds nothing of what was begun, on the screen or on the device', async () => {
  const { page, account } = await loseSession()
  const owner = await app.visitAs(account)
  const colleague = await joinShop(owner, await app.visit(), 'Sunil Kumar')
  await signInByForm(page, colleague)
  await page.waitForURL(`**${addAddress}`)
  await field(page, 'Full name').waitFor()
  await expect.poll(() => field(page, 'Full name').inputValue()).toBe('')
  expect(await draftsOn(page)).toEqual([])
})
