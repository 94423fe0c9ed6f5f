import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signInByForm } from '../support/accounts.ts'
import { tailorRegisters } from '../support/browser.ts'
import { chooseLanguage } from '../support/language.ts'
import { openApp } from '../support/open-app.ts'
import { testInAll } from '../support/test-in-all.ts'

const { visit, visitAs } = openApp(() => ({ DARZI_DEMO: 'off' }))

const atMain = (page: Page) => page.evaluate(() => document.activeElement?.tagName === 'MAIN')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function aTailor() {
  return tailorRegisters(await visit())
}

test('a language chosen is spoken at once, told to the page, and kept after loading again', async () => {
  const { page } = await visit('/login')
  await chooseLanguage(page, 'pa')
  await page.getByRole('heading', { name: 'ਮੁੜ ਜੀ ਆਇਆਂ ਨੂੰ' }).waitFor()
  const told = () => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])
  expect(await told()).toEqual(['pa', 'ltr'])
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('pa')
  await page.reload()
  await page.getByRole('heading', { name: 'ਮੁੜ ਜੀ ਆਇਆਂ ਨੂੰ' }).waitFor()
  expect(await told()).toEqual(['pa', 'ltr'])
  await chooseLanguage(page, 'hi')
  await page.getByRole('heading', { name: 'फिर से स्वागत है' }).waitFor()
  expect(await told()).toEqual(['hi', 'ltr'])
})

test('after each navigation the main part has the focus and the screen’s title is read', async () => {
  const account = await aTailor()
  const { page } = await visit('/for-tailors')
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await page
    .getByRole('status')
    .filter({ hasText: /^Pricing/ })
    .waitFor({ state: 'attached' })
  await expect.poll(() => atMain(page)).toBe(true)
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
  await expect.poll(() => atMain(page)).toBe(true)
  await signInByForm(page, account)
  await heading(page, 'Noor Tailors').waitFor()
  await expect.poll(() => atMain(page)).toBe(true)
  for (const [link, title] of [
    ['Staff', 'Staff'],
    ['Settings', 'Settings & Language'],
    ['Customers', 'Customer Directory'],
  ] as const) {
    await page
      .getByRole('navigation', { name: 'Sections of the shop' })
      .getByRole('link', { name: link })
      .click()
    await heading(page, title).waitFor()
    await expect.poll(() => atMain(page)).toBe(true)
    await page.getByRole('status').filter({ hasText: title }).first().waitFor({ state: 'attached' })
    expect(await page.title()).toBe(`${title} · Darzi`)
  }
})

test('a dialog has an address: Back closes it, a link to it opens it, and a signed-out visitor comes to it', async () => {
  const account = await aTailor()
  const { page } = await visitAs(account, '/tailor/dashboard')
  await page
    .getByRole('navigation', { name: 'Sections of the shop' })
    .getByRole('link', { name: 'Staff' })
    .click()
  await page.getByRole('button', { name: 'Invite someone' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite someone to work here' })
  await dialog.waitFor()
  const address = page.url()
  await page.goBack()
  await dialog.waitFor({ state: 'hidden' })
  await heading(page, 'Staff').waitFor()

  const stranger = await visit(address)
  await stranger.page.waitForURL('**/login?from=*')
  await signInByForm(stranger.page, account)
  await stranger.page.waitForURL(address)
  await stranger.page.getByRole('dialog', { name: 'Invite someone to work here' }).waitFor()
})

testInAll('the header’s Back goes to its target, else to where one came from, else home', async () => {
  const { page } = await visit('/login')
  const back = page.getByRole('button', { name: 'Back' })
  await back.click()
  await page.waitForURL(/:\d+\/$/)

  await page.getByRole('banner').getByRole('link', { name: 'For tailors' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await page.getByRole('tab', { name: 'Tailors' }).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await back.click()
  await page.waitForURL('**/pricing')

  await page.goto('/login')
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
  await page.waitForURL(/:\d+\/$/)

  const { page: tailor } = await visitAs(await aTailor(), '/tailor/profile')
  await tailor.getByRole('link', { name: 'Customers', exact: true }).click()
  await heading(tailor, 'Customer Directory').waitFor()
  await tailor.getByRole('button', { name: 'Back' }).click()
  await tailor.waitForURL('**/tailor/dashboard')
})

test('what one person does in a shop shows on the other’s open screen by itself, and in no other shop', async () => {
  const account = await aTailor()
  const [one, other, stranger] = [
    await visitAs(account, '/tailor/customers'),
    await visitAs(account, '/tailor/customers'),
    await visitAs(await aTailor(), '/tailor/customers'),
  ]
  for (const { page } of [one, other, stranger]) await page.getByText('Your book is empty').waitFor()
  await one.page.keyboard.press('c')
  await one.page.getByLabel('Full name').fill('Balwinder Singh')
  const asked: string[] = []
  stranger.page.on('request', (request) => asked.push(request.url()))
  await one.page.getByRole('button', { name: 'Save customer' }).click()
  await one.page.getByRole('heading', { name: 'Balwinder Singh is in your book' }).waitFor()
  await other.page.getByRole('list', { name: 'Customers' }).getByText('Balwinder Singh').waitFor()
  // The operator's banner is everybody's, and asked for whenever a screen has nothing else to do.
  expect(asked.filter((address) => /\/api\/(?!banner)/.test(address))).toEqual([])
  await stranger.page.reload()
  await stranger.page.getByText('Your book is empty').waitFor()
})

test('signing out in one tab signs the others of the same browser out', async () => {
  const { page, context } = await visitAs(await aTailor(), '/tailor/profile')
  const second = await context.newPage()
  await second.goto('/tailor/dashboard')
  await heading(second, 'Noor Tailors').waitFor()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  await second.waitForURL('**/login?from=*')
  await second.getByRole('heading', { name: 'Welcome Back' }).waitFor()
})
