import { test } from 'vitest'
import { signInByForm } from '../support/accounts.ts'
import { tailorRegisters } from '../support/browser.ts'
import { openLetter } from '../support/mails.ts'
import { openApp } from '../support/open-app.ts'
import { testInAll } from '../support/test-in-all.ts'

const { visit, visitAs } = openApp(() => ({ DARZI_DEMO: 'off' }))

const newPassword = 'a thimble of chalk'
const anIPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

test('a forgotten password is chosen anew by the link of a mail, and every old session ends', async () => {
  const account = await tailorRegisters(await visit())
  const elsewhere = await visitAs(account, '/tailor/dashboard')
  await elsewhere.page.getByRole('heading', { name: 'Noor Tailors' }).waitFor()

  const { page } = await visit('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.waitForURL('**/forgot-password') // the screen before has a field of the same name
  await page.getByLabel('Email').fill(account.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
  await page.getByText(`If ${account.email} has an account, a link is on its way.`).waitFor()
  await page.getByRole('link', { name: 'Mails are not sent from this machine: read it here' }).click()
  await page.getByRole('heading', { name: 'Mails not sent' }).waitFor()
  await openLetter(page, 'Choose a new password', account.email)
  await page.getByRole('link', { name: /\/reset-password\?token=/ }).click()
  const link = page.url()
  await page.getByLabel('New password').fill(newPassword)
  await page.getByLabel('Confirm password').fill(newPassword)
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByRole('heading', { name: 'Your password is changed' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await signInByForm(page, account)
  await page.getByRole('alert').filter({ hasText: 'Invalid credentials. Please try again.' }).waitFor()
  await signInByForm(page, { ...account, password: newPassword })
  await page.waitForURL('**/tailor/dashboard')

  await elsewhere.page.getByRole('link', { name: 'Customers', exact: true }).click()
  await elsewhere.page.waitForURL('**/login?from=*')

  await page.goto(link)
  await page.getByLabel('New password').fill('another one entirely')
  await page.getByLabel('Confirm password').fill('another one entirely')
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByText('This link has expired. Ask for a new one.').waitFor()
})

testInAll('a stranger’s address is answered like a known one', async () => {
  const { page } = await visit('/forgot-password')
  await page.getByLabel('Email').fill('nobody@example.test')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText('If nobody@example.test has an account, a link is on its way.').waitFor()
})

test('changing the password asks for the old one and signs the other devices out', async () => {
  const account = await tailorRegisters(await visit())
  const elsewhere = await visitAs(account, '/tailor/dashboard')
  const { page } = await visitAs(account, '/tailor/profile')
  const card = page.getByRole('region', { name: 'Password' })
  await card.getByRole('button', { name: 'Change Password' }).click()
  await card.getByLabel('Current password').fill('not this one')
  await card.getByLabel('New password').fill(newPassword)
  await card.getByLabel('Confirm password').fill(newPassword)
  await card.getByRole('button', { name: 'Save new password' }).click()
  await card.getByText('The current password is not right. Try again.').waitFor()
  await card.getByLabel('Current password').fill(account.password)
  await card.getByRole('button', { name: 'Save new password' }).click()
  await page.getByText('Password changed').waitFor()

  await elsewhere.page.getByRole('link', { name: 'Customers', exact: true }).click()
  await elsewhere.page.waitForURL('**/login?from=*')
  await signInByForm(elsewhere.page, { ...account, password: newPassword })
  await elsewhere.page.waitForURL('**/tailor/customers')
})

test('a device ended from the list is thrown out at its next act, and told why', async () => {
  const account = await tailorRegisters(await visit())
  const handheld = await visitAs(account, '/tailor/dashboard', { userAgent: anIPhone })
  await handheld.page.getByRole('heading', { name: 'Noor Tailors' }).waitFor()
  const { page } = await visitAs(account, '/tailor/profile')
  const devices = page.getByRole('region', { name: 'Signed-in devices' })
  await devices.getByText('This device').waitFor()
  await devices.getByText('Safari on iPhone').waitFor()
  await devices.getByRole('button', { name: 'Sign out Safari on iPhone' }).click()
  await page.getByText('Device signed out').waitFor()
  await devices.getByText('Safari on iPhone').waitFor({ state: 'detached' })

  await handheld.page.getByRole('link', { name: 'Customers', exact: true }).click()
  await handheld.page.waitForURL('**/login?from=*')
  await handheld.page.getByText('You were signed out on this device. Sign in to carry on.').waitFor()
  await signInByForm(handheld.page, account)
  await handheld.page.waitForURL('**/tailor/customers')
  await handheld.page.getByRole('heading', { name: 'Customer Directory' }).waitFor()
})
