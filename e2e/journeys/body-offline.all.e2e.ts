import { describe, expect, test } from 'vitest'
import { hasBodies, photographBody } from '../support/bodies.ts'
import { phone, withGraphics } from '../support/browser.ts'
import { beginByPhoto, givePhotos, tellOfBody } from '../support/measuring.ts'
import { openApp } from '../support/open-app.ts'
import { rawKeys } from '../support/read-page.ts'
import { sizeRow } from '../support/size-rows.ts'
import { wasMeasured } from '../support/stored-scan.ts'

const { visit } = openApp(undefined, withGraphics)
const asPage = { viewport: phone, reducedMotion: 'reduce' } as const

describe.skipIf(!hasBodies)('with the real model', () => {
  test('once the program is there, sizes, form, tape and the fitting room need no network; its garments are asked for again', async () => {
    const body = await photographBody(7, 1)
    const { page, context } = await visit('/upload', asPage)
    await beginByPhoto(page)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await givePhotos(page, [body.front, body.side])
    await tellOfBody(page, body)
    await page
      .getByRole('img', { name: /tailor’s form/ })
      .locator('canvas')
      .waitFor({ timeout: 60_000 })
    await sizeRow(page, 'Waist')
      .getByRole('button', { name: /Waist$/ })
      .click()
    await page.getByLabel('The tape reads').fill('73')
    await page.getByRole('button', { name: 'Take this number' }).click()
    await sizeRow(page, 'Waist').getByText('by tape').waitFor()
    await page.getByRole('link', { name: 'Try On Clothes' }).click()
    await page.getByRole('heading', { name: 'Virtual try-on' }).waitFor()
    const again = page.getByRole('button', { name: 'Try again' })
    await again.waitFor()
    expect(await rawKeys(page)).toEqual([])
    await context.setOffline(false)
    await again.click()
    await page.getByRole('region', { name: 'Garments' }).getByRole('button').first().waitFor()
  })
})

test('from results the fitting room opens though the network went', async () => {
  const { page, context } = await visit(undefined, asPage)
  await wasMeasured(context)
  const feature = page.waitForResponse(/TryOnStudio/)
  await page.goto('/results')
  await feature
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Try On Clothes' }).click()
  await page.getByRole('heading', { name: 'Virtual try-on' }).waitFor()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  expect(await rawKeys(page)).toEqual([])
})

test('a screen whose words do not come is told in words, on the page and on its tab', async () => {
  const { page, context, consoleErrors } = await visit(undefined, asPage)
  await wasMeasured(context)
  await page.route(/\/try-on\.json$/, (route) => route.abort())
  await page.goto('/results')
  await page.getByRole('link', { name: 'Try On Clothes' }).click()
  await page.getByRole('heading', { name: 'This screen could not be shown' }).waitFor()
  expect(await rawKeys(page)).toEqual([])
  await expect.poll(() => page.title()).toContain('This screen could not be shown')
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('Failed to fetch')])
  await page.unroute(/\/try-on\.json$/)
  await page.getByRole('button', { name: 'Load it again' }).click()
  await page.getByRole('heading', { name: 'Virtual try-on' }).waitFor()
})
