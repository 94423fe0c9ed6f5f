/** What the server draws of a public page stands until the page does, and where the page will have it. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBook } from '../support/book.ts'
import { desk, phone } from '../support/browser.ts'
import { holdBack } from '../support/hold-back.ts'
import { openApp } from '../support/open-app.ts'

const app = openApp()
const program = /\/assets\/core-/

/** Left, top, width and height of each, in whole pixels. */
const places = (page: Page, selectors: readonly string[]) =>
  page.evaluate(
    (all) =>
      all.map((selector) => {
        const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
        return [x, y, width, height].map((length) => length && Math.round(length))
      }),
    selectors,
  )

/** Whoever measures does not wait for the style, as a painter does. */
const styled = (page: Page) => page.waitForFunction(() => document.styleSheets.length > 0)

const drawn = ['.firstTitle', '.firstLede']
const ofPage = ['main h1', 'main h1 + p'] as const
const ofCard = ['main h2', 'main h2 + p'] as const

test.each([
  ['/', phone, 'en', ofPage],
  ['/', phone, 'pa', ofPage],
  ['/pricing', phone, 'hi', ofPage],
  ['/pricing', desk, 'en', ofPage],
  ['/find-tailors', phone, 'pa', ofPage],
  ['/find-tailors', desk, 'en', ofPage],
  ['/shop', phone, 'en', ofPage],
  ['/login', phone, 'hi', ofCard],
] as const)(
  '%s is drawn before the program comes, and nothing moves when it has come',
  async (path, viewport, language, shown) => {
    await standsStill(path, { viewport, language, shown })
  },
)

test('a tailor’s page begins with their own name and words, drawn where the page will have them', async () => {
  const { owner } = await openBook(app, [])
  const change = async (path: string, data: object) => {
    const answer = await owner.context.request.patch(path, { data })
    expect(answer.status(), await answer.text()).toBe(200)
    return answer.json()
  }
  const about = 'Wedding wear since 1984. Sherwanis, suits and bridal wear, cut and sewn in our own workshop.'
  await change('/api/shop', { name: 'Gulmohar Tailors' })
  await change('/api/shop/profile', { about, city: 'Ludhiana' })
  const { slug } = await change('/api/shop/listing', { isListed: true })
  const page = await standsStill(`/tailors/${slug}`, { viewport: phone, language: 'hi', shown: ofPage })
  expect(await page.locator('main h1, main h1 + p').allTextContents()).toEqual(['Gulmohar Tailors', about])
})

/** Answers the page, once it stands. */
async function standsStill(
  path: string,
  {
    viewport,
    language,
    shown,
  }: { viewport: typeof phone; language: string; shown: readonly [string, string] },
): Promise<Page> {
  const { page } = await app.visit(undefined, { viewport, locale: `${language}-IN` })
  const comes = await holdBack(page, program)
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('.firstTitle').waitFor()
  await styled(page)
  await page.evaluate(() => document.fonts.ready)
  const before = await places(page, drawn)
  comes()
  await page.locator(shown[0]).waitFor()
  await page.locator('.firstLook').waitFor({ state: 'detached' })
  await page.evaluate(() => document.fonts.ready)
  expect(before.flat().every((length) => Number(length) > 0)).toBe(true)
  await expect.poll(() => places(page, shown)).toEqual(before)
  return page
}

test('a page opened where nobody looks at it, which paints nothing, comes to stand all the same', async () => {
  const { page } = await app.visit(undefined, { viewport: phone })
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true })
    window.requestAnimationFrame = () => 0
  })
  await page.goto('/find-tailors')
  await page.locator('main h1').waitFor()
})

test('what is drawn in another language than the one chosen here is not shown', async () => {
  const { page } = await app.visit('/find-tailors', { locale: 'en-IN' })
  await page.evaluate(() => localStorage.setItem('language', 'pa'))
  const comes = await holdBack(page, program)
  await page.reload({ waitUntil: 'commit' })
  await page.locator('.firstTitle').waitFor({ state: 'attached' })
  await styled(page)
  expect(await page.locator('.firstTitle').isVisible()).toBe(false)
  comes()
  await page.getByRole('heading', { level: 1, name: 'ਦਰਜ਼ੀ' }).waitFor()
})
