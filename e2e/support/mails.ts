import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Opens the newest letter with this subject at the development mailbox, looking again until it has come. */
export async function openLetter(page: Page, subject: string, to: string): Promise<void> {
  const letter = page.getByRole('listitem').filter({ hasText: to }).getByRole('link', { name: subject })
  await expect
    .poll(
      async () => {
        await page.goto('/dev/mail')
        return letter.count()
      },
      { timeout: 20_000, interval: 200 },
    )
    .toBeGreaterThan(0)
  await letter.first().click()
  await page.getByRole('heading', { name: subject }).waitFor()
}
