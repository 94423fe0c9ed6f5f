import { expect, test } from 'vitest'
import { anEmail, password, signInByForm } from '../support/accounts.ts'
import { tailorRegisters } from '../support/browser.ts'
import { holdBack } from '../support/hold-back.ts'
import { openApp } from '../support/open-app.ts'

const { visit, visitAs } = openApp(() => ({ DARZI_DEMO: 'off' }))

test('a tailor registers a shop at the screen, sets it up, signs out and in again', async () => {
  const { page } = await visit('/')
  await page.getByRole('main').getByRole('link', { name: 'Start Free Trial' }).first().click()
  await page.getByRole('heading', { name: 'Sign up', exact: true }).waitFor()
  await page.getByRole('heading', { name: 'Create Account' }).waitFor()
  await page.getByText('Sign up to get started').waitFor()

  const email = anEmail('simran')
  await page.getByText('I run a tailor shop').click()
  await page.getByLabel('Shop name').fill('Simran Stitches')
  await page.getByLabel('Full name').fill('Simran Kaur')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  const release = await holdBack(page, '**/api/register')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await page.getByRole('button', { name: 'Sign Up', disabled: true }).waitFor()
  release()
  await page.waitForURL('**/tailor/set-up')
  const next = page.getByRole('button', { name: 'Save and continue' })
  await page.getByLabel('Country').selectOption('India')
  await next.click()
  await page.getByRole('textbox', { name: /phone/i }).fill('98765 43210')
  await next.click()
  await page.getByLabel('Shirt (INR)').fill('650')
  await next.click()
  await page.getByRole('heading', { name: 'Your shop is ready' }).waitFor()
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await page.waitForURL('**/tailor/dashboard')
  await page.getByRole('heading', { name: 'Simran Stitches' }).waitFor()

  await page.getByRole('button', { name: 'Account of Simran Kaur' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL('**/login')
  await page.getByText('Sign in to your account').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()

  const letIn = await holdBack(page, '**/api/login')
  await signInByForm(page, { email, password })
  await page.getByRole('button', { name: 'Sign In', disabled: true }).waitFor()
  letIn()
  await page.waitForURL('**/tailor/dashboard')
})

test('a customer registers, lands on their own dashboard, and a tailor’s screens send them back to it', async () => {
  const { page } = await visit('/register')
  await page.getByText('I am a customer').click()
  expect(await page.getByLabel('Shop name').count()).toBe(0)
  await page.getByLabel('Full name').fill('Asha Verma')
  await page.getByLabel('Email').fill(anEmail('asha'))
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await page.waitForURL('**/user/dashboard')
  await page.getByRole('heading', { name: 'Hello Asha Verma' }).waitFor()
  for (const address of ['/tailor/customers', '/tailor/dashboard', '/boutique/dashboard', '/login']) {
    await page.goto(address)
    await page.waitForURL('**/user/dashboard')
    await page.getByRole('heading', { name: 'Hello Asha Verma' }).waitFor()
  }
})

test('a tailor who asks for a customer’s screen, or to sign in again, is sent to their own dashboard', async () => {
  const account = await tailorRegisters(await visit())
  const { page } = await visitAs(account)
  for (const address of ['/user/dashboard', '/customer/profile', '/login', '/register']) {
    await page.goto(address)
    await page.waitForURL('**/tailor/dashboard')
    await page.getByRole('heading', { name: 'Noor Tailors' }).waitFor()
  }
})
