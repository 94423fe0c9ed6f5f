import { expect, test } from 'vitest'
import { scrollsSideways, seriousViolations } from '../support/audit-page.ts'
import { openBook } from '../support/book.ts'
import { phone } from '../support/browser.ts'
import { openApp } from '../support/open-app.ts'

const app = openApp(() => ({ DARZI_DEMO: 'off' }))

test('on a phone the book is behind More; a field of the shop says what is usual, and the counter asks about the rest', async () => {
  const { page, added } = await openBook(app, [{ name: 'Asha Verma' }])
  await page.setViewportSize(phone)
  await page.goto('/tailor/dashboard')
  const features = page.getByRole('navigation', { name: 'Sections of the shop' })
  await features.getByRole('button', { name: 'More' }).click()
  expect(await scrollsSideways(page)).toBe(false)
  expect(await seriousViolations(page)).toEqual([])
  for (const name of ['Measure', 'Workshop', 'Garments'])
    await page.getByRole('menuitem', { name, exact: true }).waitFor()
  await page.getByRole('menuitem', { name: 'Measurement book' }).click()
  await page.waitForURL('**/measurement-book')

  await page.goto('/tailor/measurement-fields')
  await page.getByRole('button', { name: 'Add measurement' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Front scye')
  await dialog.getByLabel('Smallest').fill('9')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Fill in both, or leave both empty.').waitFor()
  await dialog.getByLabel('Largest').fill('8')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('The largest size must be above the smallest.').waitFor()
  await dialog.getByLabel('Largest').fill('12 1/2')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('article', { name: 'Front scye' }).waitFor()

  await page.goto(`/tailor/measurements?customer=${added[0]?.id}`)
  const field = page.getByRole('textbox', { name: 'Front scye' })
  await field.fill('20')
  await field.press('Enter')
  await page.getByRole('alert').filter({ hasText: 'unusual here: mostly 9 to 12' }).waitFor()

  await page.goto('/tailor/measurement-fields')
  await page.getByRole('button', { name: 'Change Front scye' }).click()
  await expect.poll(() => dialog.getByLabel('Largest').inputValue()).toBe('12 ½')
  await dialog.getByLabel('Smallest').fill('')
  await dialog.getByLabel('Largest').fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  const { fields } = await (await page.request.get('/api/measurement-fields')).json()
  expect(fields[0].minMm).toBeUndefined()
})
