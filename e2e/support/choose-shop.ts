/** Answers the question which tailor a page is for, as a person does. */
import type { Page } from 'playwright-core'

export async function chooseShop(page: Page, name = 'Darzi Demo Tailors'): Promise<void> {
  await page.getByLabel('Tailor’s name, city or phone').fill(name)
  await page.getByRole('list', { name: 'Tailors found' }).getByRole('button', { name }).click()
}
