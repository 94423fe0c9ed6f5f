import { expect, test } from 'vitest'
import { phone, tailorRegisters } from '../support/browser.ts'
import { openApp } from '../support/open-app.ts'

const { visit, visitAs } = openApp(() => ({ DARZI_DEMO: 'off' }))

async function openAt(path: string) {
  const account = await tailorRegisters(await visit())
  return visitAs(account, path, { viewport: phone })
}

test('the buffer before the promise is read in Devanagari and Gurmukhi digits, and anything but a number of days is refused', async () => {
  const { page, context } = await openAt('/tailor/profile')
  const card = page.getByRole('region', { name: 'Counter and slip' })
  await card.getByRole('button', { name: 'Change' }).click()
  const buffer = card.getByLabel('Buffer before the promise')
  await buffer.fill('६१')
  await card.getByRole('button', { name: 'Save' }).click()
  await card.getByText('A whole number of days, up to 60.').waitFor()
  await buffer.fill('३')
  await card.getByRole('button', { name: 'Save' }).click()
  await card.getByText('3 days').waitFor()
  await card.getByRole('button', { name: 'Change' }).click()
  await buffer.fill('੪')
  await card.getByRole('button', { name: 'Save' }).click()
  await card.getByText('4 days').waitFor()
  expect((await (await context.request.get('/api/shop/counter')).json()).bufferDays).toBe(4)
})

test('cloth of a garment is written in digits of any script, a quarter or a comma; its width is told in inches at once', async () => {
  const { page, context } = await openAt('/tailor/garments/kurta')
  const width = page.getByLabel('Width (cm)').first()
  await width.fill('१५०')
  await page.getByText('59 inches').waitFor()
  await page.getByLabel('From (m)').first().fill('2 1/4')
  await page.getByLabel('To (m)').first().fill('2,750')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('With a comma this can be read in two ways. Write 1.25 or 1250.').waitFor()
  await page.getByLabel('To (m)').first().fill('2,75')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText(/ saved$/).waitFor()
  const { garments } = await (await context.request.get('/api/shop/garments')).json()
  const kurta = garments.find(({ key }: { key: string }) => key === 'kurta')
  expect(kurta.cloth).toEqual([{ widthCm: 150, fromM: 2.25, toM: 2.75 }])
})
