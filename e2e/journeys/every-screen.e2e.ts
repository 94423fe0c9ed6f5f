import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { wholeAddress } from '../support/addresses.ts'
import { atRest, settled } from '../support/at-rest.ts'
import { scrollsSideways, seriousViolations, smallTargets } from '../support/audit-page.ts'
import { desk, phone, signInAs } from '../support/browser.ts'
import { openApp } from '../support/open-app.ts'
import { clippedTexts, enlargeText, rawKeys } from '../support/read-page.ts'
import { type Screen, screensOfWeb } from '../support/screens.ts'

/** The demo shop has enough in its book for every screen to show what it shows on a working day. */
const { visit } = openApp()
const [owner] = demoSignIns
const customer = demoSignIns[3]

const languages: Record<string, string> = { en: 'EN English', hi: 'हिन्दी', pa: 'ਪੰਜਾਬੀ' }

/** Chooses the language on the screen, as a hand does. */
async function speak(page: Page, language: string) {
  await page.getByRole('button', { name: languages[language], exact: true }).click()
  await page.waitForFunction((chosen) => document.documentElement.lang === chosen, language)
  await settled(page)
}

async function open(screen: Screen, viewport = desk): Promise<Page> {
  const visitor = await visit(undefined, { viewport, reducedMotion: 'reduce' })
  if (screen.access === 'tailor') await signInAs(visitor, owner)
  if (screen.access === 'user') await signInAs(visitor, customer)
  const address = await wholeAddress(screen.path, (await visit()).context.request)
  await visitor.page.goto(address)
  await settled(visitor.page)
  expect(new URL(visitor.page.url()).pathname).toBe(address.replace(/\?.*/, ''))
  // Every screen shows what it is for, not that it could not.
  expect(await visitor.page.getByText('This could not be loaded').count()).toBe(0)
  return visitor.page
}

describe.each(screensOfWeb())('$path', (screen) => {
  test('has no serious trouble in light or dark, speaks three languages, and holds letters twice as large', async () => {
    const page = await open(screen)
    expect(await seriousViolations(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    await atRest(page)
    expect(await seriousViolations(page)).toEqual([])
    for (const language of Object.keys(languages)) {
      await speak(page, language)
      expect({ language, keys: await rawKeys(page) }).toEqual({ language, keys: [] })
    }
    await enlargeText(page, 32)
    const isTooWide = await scrollsSideways(page)
    expect({ isTooWide, clipped: await clippedTexts(page) }).toEqual({ isTooWide: false, clipped: [] })
  })

  test('fits a phone in each language: nothing to the side of it, and every target of work as large as a thumb', async () => {
    const page = await open(screen, phone)
    for (const language of Object.keys(languages)) {
      await speak(page, language)
      const isTooWide = await scrollsSideways(page)
      const small = screen.layout === 'public' ? [] : await smallTargets(page)
      expect({ language, isTooWide, small }).toEqual({ language, isTooWide: false, small: [] })
    }
  })
})
