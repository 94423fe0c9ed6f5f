import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withGraphics } from '../support/browser.ts'
import { openApp } from '../support/open-app.ts'
import { wasMeasured } from '../support/stored-scan.ts'

const { visit } = openApp(undefined, withGraphics)

const garment = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Garments' }).getByRole('button', { name: new RegExp(`^${name}`) })
const zone = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })

/** Measured on this device, which is not given the programs whose names begin so: neither beside the page nor in it. */
async function without(programs: RegExp, path: string) {
  const visitor = await visit()
  await wasMeasured(visitor.context)
  await visitor.context.route(
    ({ pathname }) => programs.test(pathname),
    (route) => route.abort(),
  )
  await visitor.page.goto(path)
  return visitor
}

/** What failed was logged for whoever looks for the cause, and nothing else was. */
function isLogged(consoleErrors: string[]) {
  const logged = consoleErrors.splice(0)
  expect(logged.length).toBeGreaterThan(0)
  expect(logged.filter((line) => !line.includes('Failed to fetch dynamically imported module'))).toEqual([])
}

async function putOn(page: Page) {
  await page.getByRole('button', { name: 'Try On Garment' }).click()
  await page.getByText('Garment applied successfully!').waitFor({ timeout: 60_000 })
}

test('what cannot be sewn is said, and stays drawn by its tape, with its fit map', async () => {
  const { page, consoleErrors } = await without(/\/assets\/sew-/, '/try-on')
  await garment(page, 'Oxford shirt').click()
  await putOn(page)
  await page.getByRole('button', { name: 'Sewn and hanging' }).click()
  await page.getByText('It could not be sewn on this form, so it is drawn by its tape instead.').waitFor()
  const scene = page.getByRole('img', { name: /in Oxford shirt, size M/ })
  await scene.locator('canvas').waitFor()
  await page.getByRole('button', { name: 'Pull of the cloth' }).click()
  await page.getByText('It could not be sewn on this form, so it is drawn by its tape instead.').waitFor()
  expect(await page.getByText('about 5 %: pulls').count()).toBe(0)
  await page.getByRole('button', { name: 'Fit map' }).click()
  await page.getByText('loose: over 17.0 cm').waitFor()
  await scene.locator('canvas').waitFor()
  isLogged(consoleErrors)
})

test('where no form can be made to try on, it is said, and how the garment sits is told in figures all the same', async () => {
  const { page, consoleErrors } = await without(/\/assets\/(avatar-worker|make-avatar)-/, '/try-on')
  await page
    .getByText('Your form could not be drawn on this device. The words and figures hold all the same.')
    .waitFor()
  await garment(page, 'Oxford shirt').click()
  await zone(page, 'chest').getByText('+8.5 cm').waitFor()
  await page.getByText(/^The hem ends at the /).waitFor()
  await page.getByRole('button', { name: 'Try On Garment' }).click()
  await page
    .getByText('The garment could not be drawn on this device. Your choice stays; try again.')
    .waitFor()
  expect(await page.getByText('Garment applied successfully!').count()).toBe(0)
  isLogged(consoleErrors)
})

test('where no form can be made of the results, it is said, and every size stands', async () => {
  const { page, consoleErrors } = await without(/\/assets\/(avatar-worker|make-avatar)-/, '/results')
  await page.getByText('Your form could not be drawn. The numbers below are not touched by that.').waitFor()
  const row = page.getByRole('listitem').filter({ has: page.getByText('Waist', { exact: true }) })
  await row.getByText('88.2 cm').waitFor()
  isLogged(consoleErrors)
})

test('a shirt whose tape tells the chest alone is not said to sit best, nor to fit where nobody measured it', async () => {
  const visitor = await visit()
  await wasMeasured(visitor.context)
  const { page } = visitor
  await page.route('**/api/collection?*', async (route) => {
    const answer = await route.fetch()
    const told = await answer.json()
    for (const item of told.rows)
      for (const size of item.sizes) size.zonesMm = size.zonesMm.chest ? { chest: size.zonesMm.chest } : {}
    await route.fulfill({ response: answer, json: told })
  })
  await page.goto('/try-on')
  await garment(page, 'Oxford shirt').click()
  // Where a size is advised and where its fit is told: one verdict.
  const verdict = page.getByText(/^M should fit\. Not known: waist, hips\./)
  await expect.poll(() => verdict.count()).toBe(2)
  expect(await page.getByText(/fits you best/i).count()).toBe(0)
  await zone(page, 'chest').getByText('regular').or(zone(page, 'chest').getByText('close')).waitFor()
  await zone(page, 'waist').getByText('not known').waitFor()
  await zone(page, 'hips').getByText('not known').waitFor()
  await page.getByRole('button', { name: 'Try On Garment' }).click()
  await page.getByText(/^It is drawn on your form\. Not known: waist, hips;/).waitFor({ timeout: 60_000 })
  expect(await page.getByText('Garment applied successfully!').count()).toBe(0)
})
