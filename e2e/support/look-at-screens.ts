import { type Language, languageCodes } from '@darzi/words/languages.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { wholeAddress } from './addresses.ts'
import { atRest, settled } from './at-rest.ts'
import {
  filledButtons,
  scrollsSideways,
  seriousViolations,
  smallTargets,
  standingHeight,
} from './audit-page.ts'
import { desk, phone, signInAs } from './browser.ts'
import { chooseLanguage, keepLanguage } from './language.ts'
import { openApp } from './open-app.ts'
import { signInAsOperator } from './operator.ts'
import { clippedTexts, enlargeText, rawKeys } from './read-page.ts'
import type { Screen } from './screens.ts'
import { speaking } from './speaking.ts'

const [owner] = demoSignIns
const customer = demoSignIns[3]
const couldNotLoad = {
  en: speaking('en')('ui.failed.title'),
  hi: speaking('hi')('ui.failed.title'),
  pa: speaking('pa')('ui.failed.title'),
} satisfies Record<Language, string>

/** A desk by day, with letters of the usual size. */
async function asNew(page: Page) {
  await page.setViewportSize(desk)
  await page.emulateMedia({ colorScheme: 'light' })
  await enlargeText(page, 16)
}

/** The screen is laid out anew with the frame after its size, not with the size. */
async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size)
  await atRest(page)
  await settled(page)
}

/** Chooses the language on the screen, as a hand does. */
async function speak(page: Page, language: Language) {
  await chooseLanguage(page, language)
  await settled(page)
}

/** In `npm test` each screen speaks one language, the next screen the next one; in `test:all` every screen all three. */
const languagesOf = (place: number): readonly Language[] =>
  process.env.DARZI_TEST_ALL === '1'
    ? languageCodes
    : languageCodes.filter((_, at) => at === place % languageCodes.length)

/**
 * Opens each of these screens once, on the demo shop, which has enough in its book for every screen to show what it shows on a working
 * day, and looks at it at a desk and at a phone. Contrast is all that can differ in the dark.
 */
export function lookAt(screens: readonly Screen[]): void {
  const { visitAgain, url } = openApp()

  async function open(screen: Screen, language: Language): Promise<Page> {
    const visitor = await visitAgain()
    await asNew(visitor.page)
    await keepLanguage(visitor.page, language)
    if (screen.access === 'tailor' || screen.access === 'signedIn') await signInAs(visitor, owner)
    if (screen.access === 'user') await signInAs(visitor, customer)
    const address = await wholeAddress(screen.path, visitor.context.request)
    if (screen.access === 'operator') await signInAsOperator(visitor, { url: url(), hasDemo: true })
    await visitor.page.goto(address)
    await settled(visitor.page)
    expect(new URL(visitor.page.url()).pathname).toBe(address.replace(/\?.*/, ''))
    // Every screen shows what it is for, not that it could not.
    expect(await visitor.page.getByText(couldNotLoad[language]).count()).toBe(0)
    return visitor.page
  }

  test.each(screens.map((screen, place) => ({ ...screen, languages: languagesOf(place) })))(
    '$path has no serious trouble in light or dark, speaks $languages at a desk and at a phone, fits both, and holds letters twice as large',
    async (screen) => {
      const [first = 'en', ...others] = screen.languages
      const page = await open(screen, first)
      expect(await seriousViolations(page)).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      await atRest(page)
      expect(await seriousViolations(page, { only: ['color-contrast'] })).toEqual([])
      await speaksAtBothSizes(page, screen, first)
      for (const language of others) {
        await resize(page, desk)
        await speak(page, language)
        await speaksAtBothSizes(page, screen, language)
      }
      await resize(page, desk)
      await enlargeText(page, 32)
      const isTooWide = await scrollsSideways(page)
      expect({ isTooWide, clipped: await clippedTexts(page) }).toEqual({ isTooWide: false, clipped: [] })
    },
  )
}

/** At a desk no word is missing, and at a phone, where it is left, the screen fits and its targets are as large as a thumb. */
async function speaksAtBothSizes(page: Page, screen: Screen, language: Language) {
  expect(await page.locator('html').getAttribute('lang')).toBe(language)
  expect({ language, keys: await rawKeys(page) }).toEqual({ language, keys: [] })
  if (mainScreens.includes(screen.path)) await hasOneFilled(page)
  await resize(page, phone)
  const isTooWide = await scrollsSideways(page)
  const small = screen.layout === 'public' ? [] : await smallTargets(page)
  expect({ language, isTooWide, small }).toEqual({ language, isTooWide: false, small: [] })
  if (!mainScreens.includes(screen.path)) return
  expect(await standingHeight(page)).toBeLessThanOrEqual(mostStanding)
  await hasOneFilled(page)
}

/** One button is what the screen is for; the others are lines or washes. */
async function hasOneFilled(page: Page) {
  const filled = await filledButtons(page)
  expect(filled.length, filled.join(', ')).toBeLessThanOrEqual(1)
}

/** The screens of the counter on which a day is spent. */
const mainScreens = [
  '/tailor/dashboard',
  '/tailor/orders',
  '/tailor/orders/new',
  '/tailor/orders/:id',
  '/tailor/customers',
  '/tailor/customers/:id',
  '/tailor/measurements',
  '/measurement-book',
  '/tailor/work',
  '/tailor/garments',
]
/** Px of a phone's height that may always stand. */
const mostStanding = 112
