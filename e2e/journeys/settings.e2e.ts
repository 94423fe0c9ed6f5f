/** Settings & Language: a language is chosen, tax numbers are checked, and the whole shop moves into an empty one by its backup. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBook } from '../support/book.ts'
import { phone } from '../support/browser.ts'
import { openApp } from '../support/open-app.ts'

const app = openApp(() => ({ DARZI_DEMO: 'off' }))
const passphrase = 'सुई, धागा and chalk'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Opens the file dialog of the settings and sends this file with this passphrase. */
async function restore(page: Page, buffer: Buffer, typed: string) {
  const form = dialog(page, 'Restore a backup')
  if (!(await form.isVisible())) await page.getByRole('button', { name: 'Restore from a file' }).click()
  await form
    .getByLabel('Backup file')
    .setInputFiles({ name: 'tailor-backup.darzi', mimeType: 'application/octet-stream', buffer })
  await form.getByLabel('Passphrase of the file').fill(typed)
  await form.getByRole('button', { name: 'Restore', exact: true }).click()
  return form
}

test('the owner sets tax numbers and backs up; a new shop is filled from the file, and only from the right one', async () => {
  const { page } = await openBook(app, [{ name: 'Asha Verma' }, { name: 'Ravi Kumar' }], '/settings')
  await page.setViewportSize(phone)
  await page
    .getByRole('region', { name: 'Shop information' })
    .getByRole('button', { name: 'Edit Profile' })
    .click()
  await page.getByLabel('GSTIN').fill('27AAPFU0939F1ZW')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('This is no valid GSTIN').waitFor()
  await page.getByLabel('GSTIN').fill('27 AAPFU 0939 F1ZV')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('27AAPFU0939F1ZV').waitFor()

  await page.getByRole('button', { name: 'Back up now' }).click()
  const make = dialog(page, 'Back up the shop')
  await make.getByLabel('Passphrase', { exact: true }).fill(passphrase)
  await make.getByLabel('Passphrase again').fill(passphrase)
  await make.getByRole('button', { name: 'Make backup' }).click()
  await make.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: /Actions for the backup/ }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^tailor-backup-\d{8}T\d{6}\.darzi$/)
  const file = await readFile(await download.path())

  const { page: other } = await openBook(app, [], '/settings')
  const form = await restore(other, file.subarray(0, file.length - 40), passphrase)
  await form.getByText('Invalid backup file').waitFor()
  await restore(other, file, 'not the passphrase')
  await form.getByText('The passphrase does not open this file').waitFor()
  await restore(other, file, passphrase)
  await other.getByText('27AAPFU0939F1ZV').waitFor()
  await other.goto('/tailor/customers')
  await other.getByText('Asha Verma').first().waitFor()
  await other.getByText('Ravi Kumar').first().waitFor()
})

test('all data is cleared by the shop’s typed name, and everything put back', async () => {
  const { page } = await openBook(app, [{ name: 'Asha Verma' }], '/settings')
  await page.getByRole('button', { name: 'Advanced settings' }).click()
  await page.getByRole('button', { name: 'Clear all data' }).click()
  const clear = dialog(page, 'Clear all data?')
  const label = await clear.getByText('Type the shop’s name').innerText()
  await clear.getByRole('textbox').fill('another shop')
  await clear.getByRole('button', { name: 'Clear all data' }).click()
  await clear.getByText('Type the shop’s name exactly').waitFor()
  await clear.getByRole('textbox').fill(label.replace(/^.*: /, ''))
  await clear.getByRole('button', { name: 'Clear all data' }).click()
  await page.getByText(/Can be put back until/).waitFor()
  await page.goto('/tailor/customers')
  await page
    .getByRole('link', { name: /Add .*customer/ })
    .first()
    .waitFor()

  await page.goto('/settings')
  await page.getByRole('button', { name: /Actions for the backup/ }).click()
  await page.getByRole('menuitem', { name: 'Put everything back' }).click()
  await dialog(page, 'Put everything back?').getByRole('button', { name: 'Put everything back' }).click()
  await page.getByText('No backup yet.').waitFor()
  await page.goto('/tailor/customers')
  await page.getByText('Asha Verma').first().waitFor()
})

test('a language is chosen by its card, and the screen speaks it', async () => {
  const { page } = await openBook(app, [], '/settings')
  await page.getByRole('button', { name: /ਪੰਜਾਬੀ/ }).click()
  await page.getByRole('heading', { name: 'ਸੈਟਿੰਗਾਂ ਤੇ ਭਾਸ਼ਾ', level: 1 }).waitFor()
  await page.getByRole('button', { name: /English/ }).click()
  await page.getByRole('heading', { name: 'Settings & Language', level: 1 }).waitFor()
})
