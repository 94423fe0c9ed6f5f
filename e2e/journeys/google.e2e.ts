import type { Page } from 'playwright-core'
import { afterAll, beforeEach, expect, test } from 'vitest'
import {
  type RunningProvider,
  startProvider,
} from '../../apps/server/src/adapters/sign-in/provider-for-tests.ts'
import { freePort } from '../../apps/server/src/testing/free-port.ts'
import { openApp } from '../support/open-app.ts'
import { testInAll } from '../support/test-in-all.ts'

let provider: RunningProvider
const { visit } = openApp(async () => {
  provider = await startProvider()
  const port = String(await freePort())
  return {
    GOOGLE_CLIENT_ID: provider.clientId,
    GOOGLE_CLIENT_SECRET: provider.clientSecret,
    DARZI_DEMO: 'off',
    GOOGLE_ISSUER: provider.issuer,
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
  }
})
afterAll(() => provider?.stop())

let serial = 0
/** Everyone at the provider is somebody new. */
beforeEach(() => {
  const login = `person-${++serial}`
  Object.assign(provider.person, { login, email: `${login}@mail.test`, name: 'Meera Kaur' })
})

const google = (page: Page) => page.getByRole('button', { name: 'Sign in with Google' })

async function openPopup(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), google(page).click()])
  await popup.getByRole('button', { name: 'Sign-in' }).waitFor()
  await page.getByRole('button', { name: 'Sign in with Google', disabled: true }).waitFor()
  return popup
}

async function agree(popup: Page): Promise<void> {
  await popup.getByPlaceholder('Enter any login').fill(provider.person.login)
  await popup.getByPlaceholder('and password').fill('anything')
  await popup.getByRole('button', { name: 'Sign-in' }).click()
  await popup.getByRole('button', { name: 'Continue' }).click()
}

test('whoever agrees at Google comes in, and the window closes by itself', async () => {
  const { page } = await visit('/login')
  const popup = await openPopup(page)
  await agree(popup)
  await page.waitForURL('**/user/dashboard')
  await page.getByRole('heading', { name: 'Hello Meera Kaur' }).waitFor()
  expect(popup.isClosed()).toBe(true)
})

test('a tailor who signs up with Google sets up a shop of their own', async () => {
  const { page } = await visit('/register')
  await page.getByText('I run a tailor shop').click()
  const signUp = page.getByRole('button', { name: 'Sign up with Google' })
  const [popup] = await Promise.all([page.waitForEvent('popup'), signUp.click()])
  await agree(popup)
  await page.waitForURL('**/tailor/set-up')
  await page.getByRole('heading', { name: 'Set up your shop' }).waitFor()
})

testInAll('whoever says no at Google reads so, and may try again', async () => {
  const { page } = await visit('/login')
  const popup = await openPopup(page)
  await popup.getByRole('link', { name: 'Cancel' }).click()
  const told = 'You stopped the Google login. Try again, or use e-mail and password.'
  await page.getByRole('alert').filter({ hasText: told }).waitFor()
  await agree(await openPopup(page))
  await page.waitForURL('**/user/dashboard')
})

testInAll('closing the window gives the button back', async () => {
  const { page } = await visit('/login')
  const popup = await openPopup(page)
  await popup.close()
  await page.getByRole('button', { name: 'Sign in with Google', disabled: false }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
})

testInAll('a blocked window is told in one sentence', async () => {
  const { page } = await visit('/login')
  await page.evaluate(() => {
    window.open = () => null
  })
  await google(page).click()
  const told = page.getByRole('alert')
  await told.waitFor()
  await expect.poll(() => told.textContent()).toBe('Popup blocked. Please allow popups and try again.')
  await page.getByRole('button', { name: 'Sign in with Google', disabled: false }).waitFor()
})

test('what another website says about signing in is not believed', async () => {
  const { page } = await visit('/login')
  const popup = await openPopup(page)
  // The provider's page stands at another origin, and may speak to whoever opened it.
  await popup.evaluate(() => window.opener.postMessage({ type: 'OAUTH_ERROR', error: 'Believe me.' }, '*'))
  await popup.evaluate(() => window.opener.postMessage({ type: 'OAUTH_SUCCESS' }, '*'))
  // Had either been heard, the screen would have stopped listening, and what follows would lead nowhere.
  await agree(popup)
  await page.waitForURL('**/user/dashboard')
  expect(await page.getByText('Believe me.').count()).toBe(0)
})
