import type { Page } from 'playwright-core'

export const password = 'needle-and-thread'

/** An address nobody else in these tests has. */
export const anEmail = (who = 'someone') =>
  `${who}-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.test`

/** Fills the sign-in form of the screen that is open and sends it. */
export async function signInByForm(page: Page, account: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}
