import { test } from 'vitest'
import { openApp } from '../support/open-app.ts'

const { visit } = openApp(() => ({ DARZI_DEMO: 'off' }))

test('a visitor writes to whoever runs the server: what is missing is said at its field, and the message is sent', async () => {
  const { page } = await visit('/contact')
  const form = page.getByRole('main').locator('form')
  await form.getByRole('button', { name: 'Send message' }).click()
  await form
    .getByRole('textbox', { name: 'Your name' })
    .and(page.locator('[aria-invalid=true]:focus'))
    .waitFor()
  await form.getByRole('textbox', { name: 'Your name' }).fill('Meera Shah')
  await form.getByRole('textbox', { name: 'Your e-mail' }).fill('meera@example')
  await form.getByRole('combobox', { name: 'What is it about?' }).selectOption('house')
  await form.getByRole('textbox', { name: 'Your message' }).fill('We are a boutique in Surat.')
  await form.getByRole('button', { name: 'Send message' }).click()
  await form.getByText('This e-mail address does not look complete. Check it.').waitFor()
  await form.getByRole('textbox', { name: 'Your e-mail' }).fill('meera@example.test')
  await form.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('Thank you, Meera Shah. We answer to meera@example.test.').waitFor()
})
