import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openBook } from '../support/book.ts'
import { openApp } from '../support/open-app.ts'
import { brokenPicture, photoWithPlace } from '../support/pictures.ts'
import { testInAll } from '../support/test-in-all.ts'

const app = openApp(() => ({ DARZI_DEMO: 'off' }))
const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
const save = (page: Page) => page.getByRole('button', { name: 'Save customer', exact: true })
const inTheBook = (page: Page, name: string) => page.getByRole('heading', { name: `${name} is in your book` })

async function openForm() {
  const { page, owner } = await openBook(app, [], '/tailor/add-customer')
  await field(page, 'Full name').fill('Asha Verma')
  return { page, context: owner.context }
}

async function bookOf(page: Page): Promise<string[]> {
  const { rows } = await (await page.request.get('/api/customers')).json()
  return rows.map(({ name }: { name: string }) => name)
}

test('a part that is fetched later and never comes takes nothing from the form', async () => {
  const { owner } = await openBook(app, [])
  const { page } = owner
  await page.route(/\/assets\/Palette/, (route) => route.abort())
  const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/Palette'))
  await page.goto('/tailor/add-customer')
  await field(page, 'Full name').fill('Asha Verma')
  await page.keyboard.press('Control+k')
  await missed
  await field(page, 'Phone').fill('98765 43210')
  await save(page).click()
  await inTheBook(page, 'Asha Verma').waitFor()
})

test('a photo is shown before it is sent, stored small, and keeps no place or maker', async () => {
  const { page } = await openForm()
  const photo = await photoWithPlace()
  expect((await sharp(photo.buffer).metadata()).exif).toBeDefined()
  await page.getByLabel('Choose photo').setInputFiles(photo)
  await page.getByLabel('Choose another').waitFor({ state: 'attached' })
  await save(page).click()
  await inTheBook(page, 'Asha Verma').waitFor()
  await page.getByRole('link', { name: 'Open the record' }).click()
  const shown = page.getByRole('link', { name: 'Photo of Asha Verma, full size' })
  const answer = await page.request.get(String(await shown.getAttribute('href')))
  const { format, exif, width, height } = await sharp(await answer.body()).metadata()
  expect({ format, exif, width, height }).toEqual({
    format: 'webp',
    exif: undefined,
    width: 320,
    height: 240,
  })
})

testInAll('a broken picture is refused with a sentence, and the customer is saved all the same', async () => {
  const { page } = await openForm()
  await page.getByLabel('Choose photo').setInputFiles(await brokenPicture())
  await save(page).click()
  await inTheBook(page, 'Asha Verma').waitFor()
  const why = 'This picture could not be read. Choose another.'
  await page.getByText(`The customer is saved, the photo is not: ${why}`).waitFor()
  expect(await bookOf(page)).toEqual(['Asha Verma'])
})

testInAll('a file that is no picture is refused before anything is sent', async () => {
  const { page } = await openForm()
  const letter = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear tailor') }
  await page.getByLabel('Choose photo').setInputFiles(letter)
  await page.getByRole('alert').getByText('Choose a PNG, JPG or WebP picture.').waitFor()
  await page.getByLabel('Choose photo').setInputFiles(await photoWithPlace())
  await expect.poll(() => page.getByRole('alert').filter({ hasText: 'PNG' }).count()).toBe(0)
})
