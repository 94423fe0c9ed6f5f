import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hasBodies, photographBody } from '../support/bodies.ts'
import { phone, withGraphics } from '../support/browser.ts'
import { beginByPhoto, guestsScan, photoFiles } from '../support/measuring.ts'
import { openApp } from '../support/open-app.ts'

const { visit } = openApp(undefined, withGraphics)
const asPage = { viewport: phone, reducedMotion: 'reduce' } as const

async function tellOfOneself(page: Page, { height, weight }: { height: string; weight: string }) {
  await page.getByLabel('Height in cm').fill(height)
  await page.getByLabel('Weight', { exact: true }).fill(weight)
  await page.getByLabel('Size you usually buy').selectOption('M')
  await page.getByLabel('Gender').selectOption('male')
  await page.getByLabel('Body shape as you see it').selectOption('regular')
}
const measure = (page: Page) => page.getByRole('button', { name: 'Measure' }).click()
const without = (page: Page) => page.getByRole('button', { name: 'Go on without photos' }).click()
const atResults = (page: Page) => page.waitForURL('**/results', { timeout: 60_000 })

test('whom the back key led here from the results is not measured without photos unasked', async () => {
  const { page } = await visit('/upload', asPage)
  await without(page)
  await tellOfOneself(page, { height: '172', weight: '70' })
  await measure(page)
  await atResults(page)
  const before = await guestsScan(page)
  await page.goBack()
  await page.getByLabel('Height in cm').waitFor()
  await measure(page)
  await page.getByText('Add a photo from the front first, or go on without photos.').waitFor()
  expect(new URL(page.url()).searchParams.get('step')).toBe('photos')
  expect(await guestsScan(page)).toEqual(before)
  await without(page)
  expect(await page.getByText('Add a photo from the front first').count()).toBe(0)
  await measure(page)
  await atResults(page)
})

test('pounds typed as kilograms are asked about before anything is measured by them, and may be kept', async () => {
  const { page } = await visit('/upload', asPage)
  await without(page)
  await tellOfOneself(page, { height: '170', weight: '154' })
  await measure(page)
  const asked = page.getByText('At this height 154.0 kg is rare. Were these pounds? Then it is 69.9 kg.')
  await asked.waitFor()
  const weight = page.getByLabel('Weight', { exact: true })
  await expect.poll(() => weight.evaluate((it) => it === document.activeElement)).toBe(true)
  await page.getByRole('radio', { name: 'lb' }).check()
  await asked.waitFor({ state: 'hidden' })
  await page.getByRole('radio', { name: 'kg' }).check()
  await measure(page)
  await page.getByRole('button', { name: 'Keep it all the same' }).click()
  await atResults(page)
  expect(await guestsScan(page)).toMatchObject({ person: { weightKg: 154 } })
})

test('a height in feet with its sign keeps its inches, and what cannot be is told in feet and pounds', async () => {
  const { page } = await visit('/upload', asPage)
  await without(page)
  await tellOfOneself(page, { height: '170', weight: '154' })
  await page.getByRole('radio', { name: 'ft' }).check()
  await page.getByRole('radio', { name: 'lb' }).check()
  await page.getByLabel('Feet').fill('5.7')
  await measure(page)
  await page.getByText('Write feet and inches such as 5 and 7.').waitFor()
  await page.getByLabel('Feet').fill('9')
  await measure(page)
  await page.getByText('We measure grown people from 4′ 0″ to 7′ 6″ tall.').waitFor()
  await page.getByLabel('Feet').fill('5 ft')
  await page.getByLabel('Inches').fill('1/3')
  await measure(page)
  await page.getByText('Write inches such as 7 or 7 1/2.').waitFor()
  await page.getByLabel('Inches').fill('7')
  await measure(page)
  await atResults(page)
  expect(await guestsScan(page)).toMatchObject({ person: { heightMm: 1701.8 } })
})

describe.skipIf(!hasBodies)('with the real model', () => {
  test('after the back key what is typed counts, and the forward key measures nobody who was told before', async () => {
    const body = await photographBody(7, 1)
    const { page } = await visit('/upload', asPage)
    await beginByPhoto(page)
    await photoFiles(page).setInputFiles([body.front, body.side])
    await page.getByRole('button', { name: 'Go on', exact: true }).click()
    const height = body.truth.height.toFixed(1)
    await tellOfOneself(page, { height, weight: (body.truth.weight * 1.6).toFixed(1) })
    await measure(page)
    const refused = page.getByText(/The photos show less body than this weight/)
    await refused.waitFor({ timeout: 60_000 })
    await page.goBack()
    const weight = body.truth.weight.toFixed(1)
    await page.getByLabel('Weight', { exact: true }).fill(weight)
    await page.goForward()
    await expect.poll(() => page.getByLabel('Weight', { exact: true }).inputValue()).toBe(weight)
    expect(await refused.count()).toBe(0)
    await measure(page)
    await atResults(page)
    expect(await guestsScan(page)).toMatchObject({
      person: { weightKg: Number(weight) },
      quality: { hasFront: true },
    })
  }, 120_000)
})
