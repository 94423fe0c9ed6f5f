import type { Page } from 'playwright-core'

/** The line of a size on the results' screen. */
export const sizeRow = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })

/** Edits a size, or checks it where that is asked for, as a hand does. */
export async function typeTape(page: Page, name: string, typed: string) {
  const literally = name.replace(/[()]/g, '\\$&')
  await sizeRow(page, name)
    .getByRole('button', { name: new RegExp(`^(Edit|Check|Check with a tape:) ${literally}`) })
    .click()
  await page.getByLabel('The tape reads').fill(typed)
  await page.getByRole('button', { name: 'Take this number' }).click()
}
