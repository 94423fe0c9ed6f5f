/** Answers the question which tailor a page is for, as a person does. */
import type { Page } from 'playwright-core'

export async function chooseShop(page: Page, name = 'Darzi Demo Tailors'): Promise<void> {
  const search = page.getByLabel('Tailor’s name, city or phone')
  await search.fill(name)
  await page.getByRole('list', { name: 'Tailors found' }).getByRole('button', { name }).click()
  // Where the question goes, it goes before the form stands: nothing is typed into the wrong field.
  if (new URL(page.url()).pathname !== '/results') await search.waitFor({ state: 'detached' })
}
