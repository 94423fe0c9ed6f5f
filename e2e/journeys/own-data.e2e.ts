import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { anEmail, password, signInByForm } from '../support/accounts.ts'
import { openApp } from '../support/open-app.ts'

const { visit, visitAs } = openApp(() => ({ DARZI_DEMO: 'off' }))

test('a customer takes their data away as a file, reads what goes and what stays, and deletes the account', async () => {
  const account = { email: anEmail('meera'), password }
  const { context } = await visit()
  await context.request.post('/api/register', { data: { ...account, name: 'Meera Shah' } })
  const { page } = await visitAs(account, '/user/profile')
  const card = page.getByRole('region', { name: 'Your data' })
  const coming = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Download my data' }).click()
  const file = JSON.parse(await readFile(await (await coming).path(), 'utf8'))
  expect(file.account).toMatchObject({ email: account.email, name: 'Meera Shah' })

  await card.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByText('This stays, as the law asks of every shop:').waitFor()
  await dialog.getByLabel('Your password', { exact: true }).fill('not this one')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await dialog.getByText('The current password is not right. Try again.').waitFor()
  await dialog.getByLabel('Your password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await page.waitForURL((url) => url.pathname === '/')

  await page.goto('/login')
  await signInByForm(page, account)
  await page.getByRole('alert').filter({ hasText: 'Invalid credentials. Please try again.' }).waitFor()
})
