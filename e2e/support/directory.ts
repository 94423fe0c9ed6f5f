/** What a person sees and does in the directory of customers. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

export const rows = (page: Page): Locator =>
  page.getByRole('list', { name: 'Customers', exact: true }).getByRole('article')
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Customers', exact: true }).getByRole('article', { name, exact: true })

/** The names in sight, from the top. */
export const namesShown = (page: Page): Promise<string[]> =>
  rows(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''))

export async function untilShown(page: Page, names: readonly string[]): Promise<void> {
  await expect.poll(() => namesShown(page), { timeout: 10_000 }).toEqual(names)
}

export const filterBy = (page: Page, filter: string): Promise<void> =>
  page
    .getByRole('group', { name: 'Show' })
    .getByRole('button', { name: new RegExp(`^${filter}`) })
    .click()

/** Unfolds the filters of a list. */
export async function unfoldFilters(page: Page): Promise<void> {
  const filters = page.getByRole('main').getByRole('button', { name: /^Filters/ })
  if ((await filters.getAttribute('aria-expanded')) === 'false') await filters.click()
}

export const sortBy = async (page: Page, sort: string): Promise<void> => {
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: sort })
}

export const searchFor = (page: Page, words: string): Promise<void> =>
  page.getByRole('searchbox', { name: 'Name, phone or number' }).fill(words)

/** The act in the menu of a row, ready to be chosen. */
export async function actOf(page: Page, name: string, act: string): Promise<Locator> {
  await rowOf(page, name)
    .getByRole('button', { name: `Actions for ${name}` })
    .click()
  return page.getByRole('menuitem', { name: act, exact: true })
}
