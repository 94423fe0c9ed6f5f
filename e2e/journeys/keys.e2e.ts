import app from '@darzi/words/en/app.json' with { type: 'json' }
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { openApp } from '../support/open-app.ts'
import { declaredShortcuts } from '../support/screens.ts'
import { testInAll } from '../support/test-in-all.ts'

const { visitAs } = openApp()
const owner = demoSignIns[0]

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Presses Tab until this has the focus; a journey without a mouse. */
async function tabTo(page: Page, role: 'button' | 'link' | 'textbox', name: string): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true })
  for (let step = 0; step < 60; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not come to ${name}`)
}

test('Ctrl+K, some digits of a phone and Enter open that very customer', async () => {
  const { page, context } = await visitAs(owner, '/tailor/dashboard')
  const { rows } = await (await context.request.get('/api/customers?limit=40&sort=name')).json()
  const digitsOf = ({ phone }: { phone?: string }) => phone?.slice(-6) ?? ''
  const customer = rows.findLast(
    (row: { phone?: string }) =>
      row.phone &&
      rows.filter((other: { phone?: string }) => other.phone?.includes(digitsOf(row))).length === 1,
  )
  await heading(page, 'Darzi Demo Tailors').waitFor()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search' })
  await palette.getByRole('textbox', { name: 'Name, phone, order or screen' }).waitFor()
  await page.keyboard.type(digitsOf(customer))
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/tailor/customers/${customer.id}`)
  await heading(page, customer.name).waitFor()
})

testInAll('Ctrl+K and the number of an order open that very order', async () => {
  const { page, context } = await visitAs(owner, '/tailor/dashboard')
  const { rows } = await (await context.request.get('/api/orders?limit=10')).json()
  const order = rows.at(-1)
  await heading(page, 'Darzi Demo Tailors').waitFor()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search' })
  await palette.getByRole('textbox').fill(order.number)
  await palette.getByRole('button', { name: order.number }).getByText(order.customer.name).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/tailor/orders/${order.id}`)
  await heading(page, order.number).waitFor()
})

testInAll('the palette finds screens by their words and says when there is nothing', async () => {
  const { page } = await visitAs(owner, '/tailor/dashboard')
  await heading(page, 'Darzi Demo Tailors').waitFor()
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  const palette = page.getByRole('dialog', { name: 'Search' })
  await palette.getByRole('textbox').fill('zzzz qqqq')
  await palette.getByText('Nothing found for “zzzz qqqq”').waitFor()
  await palette.getByRole('textbox').fill('sta')
  await palette.getByRole('button', { name: 'Staff' }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/tailor/staff')
})

test('N begins a new order on every screen of work, M measuring, C a new customer; inside a field they are letters', async () => {
  const { page, context } = await visitAs(owner)
  const { rows } = await (await context.request.get('/api/customers?limit=1')).json()
  const screens = [
    '/tailor/dashboard',
    '/tailor/customers',
    '/tailor/staff',
    '/tailor/profile',
    `/tailor/customers/${rows[0].id}`,
  ]
  for (const address of screens) {
    await page.goto(address)
    await page.getByRole('banner').getByRole('button', { name: 'Account of Harpreet Kaur' }).waitFor()
    await page.getByRole('main').getByRole('heading').first().waitFor()
    await page.getByRole('navigation').getByRole('link', { name: 'New order', exact: true }).waitFor()
    await page.keyboard.press('n')
    await page.waitForURL('**/tailor/orders/new')
    await heading(page, 'New Order').waitFor()
  }
  await page.goto('/tailor/staff')
  await heading(page, 'Staff').waitFor()
  await page.keyboard.press('m')
  await page.waitForURL('**/tailor/measurements')
  await page.goBack()
  await heading(page, 'Staff').waitFor()
  await page.keyboard.press('c')
  await heading(page, 'Add New Customer').waitFor()
  await page.getByLabel('Full name').fill('')
  await page.getByLabel('Full name').pressSequentially('nmc/?')
  await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('nmc/?')
  expect(await page.getByRole('dialog').count()).toBe(0)
})

testInAll('/ goes to the search of the screen, and there it is a letter too', async () => {
  const { page } = await visitAs(owner, '/tailor/customers')
  const search = page.getByRole('searchbox', { name: 'Name, phone or number' })
  await search.waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('n/')
  await expect.poll(() => search.inputValue()).toBe('n/')
})

testInAll('? lists exactly the keys that are declared', async () => {
  const { page } = await visitAs(owner, '/tailor/dashboard')
  await heading(page, 'Darzi Demo Tailors').waitFor()
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await dialog.waitFor()
  const words: Record<string, string> = app
  const declared = declaredShortcuts().map((label) => words[label.replace(/^app\./, '')])
  expect(declared.length).toBeGreaterThanOrEqual(5)
  await expect.poll(() => dialog.getByRole('term').allTextContents()).toEqual(declared)
})

testInAll('with the single keys switched off, only those with Ctrl act', async () => {
  const { page } = await visitAs(owner, '/tailor/dashboard')
  await heading(page, 'Darzi Demo Tailors').waitFor()
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await dialog.getByText('Single keys act').click()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.keyboard.press('n')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Search' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/tailor/dashboard')
})

testInAll(
  'a menu and the palette, fetched when first asked for, give the focus back to where it was',
  async () => {
    const { page } = await visitAs(owner, '/tailor/dashboard')
    await heading(page, 'Darzi Demo Tailors').waitFor()
    const account = page.getByRole('button', { name: 'Account of' })
    await account.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Sign out' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(account)).toBe(true)
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: 'Search' }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => isFocused(account)).toBe(true)
  },
)

const isFocused = (wanted: Locator) => wanted.evaluate((element) => element === document.activeElement)

/** The file of the frame of work and the list of its screens. */
const listOfScreens = /\/assets\/work-[\w-]+\.js/

test('a shop whose list of screens does not come says so, and opens once it does', async () => {
  const { page, consoleErrors } = await visitAs(owner)
  await page.route(listOfScreens, (route) => route.abort())
  await page.goto('/tailor/staff')
  const again = page.getByRole('button', { name: 'Load it again' })
  await again.waitFor()
  await page.unroute(listOfScreens)
  await again.click()
  await heading(page, 'Staff').waitFor()
  expect(consoleErrors.splice(0)).toEqual([expect.stringMatching(listOfScreens)])
})

test('without a mouse: signing in and adding a customer by Tab, letters and Enter alone', async () => {
  const { page } = await visitAs(owner)
  await page.context().clearCookies()
  await page.goto('/login?from=/tailor/add-customer')
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
  await tabTo(page, 'textbox', 'Email')
  await page.keyboard.type(owner.email)
  await tabTo(page, 'textbox', 'Password')
  await page.keyboard.type(owner.password)
  await tabTo(page, 'button', 'Sign In')
  await page.keyboard.press('Enter')
  await heading(page, 'Add New Customer').waitFor()
  await tabTo(page, 'textbox', 'Full name')
  await page.keyboard.type('Gurpreet Singh Tabla')
  await tabTo(page, 'button', 'Save customer')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Gurpreet Singh Tabla is in your book' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Gurpreet Singh Tabla')
})
