import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'

/** The file a button makes. */
export async function savedFile(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return (await readFile(await download.path())).toString('latin1')
}
