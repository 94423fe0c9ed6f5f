/** A language chosen on the screen, as a hand does: by the switch of public pages, in the account menu of a shop; or on an earlier visit. */
import type { Language } from '@darzi/words/languages.ts'
import type { Page } from 'playwright-core'

const names: Record<Language, string> = { en: 'English', hi: 'हिन्दी', pa: 'ਪੰਜਾਬੀ' }

export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  // The switch names each language in its own tongue; a form may ask for the language of a paper.
  const onPage = page
    .locator('button[lang][aria-label]')
    .and(page.getByRole('button', { name: new RegExp(`^(EN )?${names[language]}$`) }))
  const inMenu = page.getByRole('banner').locator('button[aria-haspopup="menu"]')
  await onPage.or(inMenu).first().waitFor()
  if ((await onPage.count()) > 0) await onPage.click()
  else {
    await inMenu.click()
    await page.getByRole('menuitemradio', { name: names[language] }).click()
  }
  await page.waitForFunction((chosen) => document.documentElement.lang === chosen, language)
}

/** The language was chosen on an earlier visit of this device: the next screen opens in it. */
export async function keepLanguage(page: Page, language: Language): Promise<void> {
  if (!page.url().endsWith('/robots.txt')) await page.goto('/robots.txt')
  await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
}
