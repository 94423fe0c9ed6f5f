import { gzipSync } from 'node:zlib'
import { languageCodes, languages } from '@darzi/words/languages.ts'
import { describe, expect, test } from 'vitest'
import { openApp } from '../support/open-app.ts'
import { rawKeys } from '../support/read-page.ts'
import { isScreen, screensOfWeb } from '../support/screens.ts'
import { testInAll } from '../support/test-in-all.ts'

const { visit, url } = openApp(() => ({ DARZI_DEMO: 'off' }))
const publicPages = screensOfWeb().filter(({ layout }) => layout === 'public')
/** For programs, where the page for developers leads. */
const description = '/api/openapi.json'
const scripts = { en: /^[^\u0900-\u0a7f]+$/, hi: /[\u0900-\u097f]/, pa: /[\u0a00-\u0a7f]/ }

/** In the usual run in the one whose letters are farthest from the code's; every-screen-public opens the pages in all three in turn. */
const lookedAt = process.env.DARZI_TEST_ALL === '1' ? languageCodes : (['pa'] as const)
describe.each(lookedAt)('in %s', (language) => {
  test('every public page has its heading and title, asks nobody else for anything, and leads to real screens', async () => {
    const { page } = await visit(undefined, { language })
    const strangers: string[] = []
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== url()) strangers.push(request.url())
    })
    const headings: string[] = []
    for (const { path } of publicPages) {
      await page.goto(path)
      const heading = await page.getByRole('main').getByRole('heading', { level: 1 }).innerText()
      expect(heading).toMatch(scripts[language])
      headings.push(heading)
      expect(await page.title()).toMatch(/ · /)
      expect(await rawKeys(page)).toEqual([])
      const leads = await page
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      const elsewhere = leads.filter((to) => to?.startsWith('/') && !isScreen(to))
      expect(elsewhere.filter((to) => to !== description)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language)
      expect(await page.evaluate(() => document.documentElement.dir)).toBe(languages[language].direction)
    }
    expect(new Set(headings).size).toBe(publicPages.length)
    expect(strangers).toEqual([])
  })
})

test('the landing page leads on: six cards, the plans, how it works, registering', async () => {
  const { page } = await visit('/')
  const main = page.getByRole('main')
  const cards = page.getByRole('region', { name: 'What Darzi is for' })
  await cards.getByRole('heading', { level: 3 }).nth(5).waitFor()
  await expect.poll(() => cards.getByRole('heading', { level: 3 }).count()).toBe(6)
  const ways = [
    ['Start Free Trial', '/register'],
    ['Learn How It Works', '/how-it-works'],
    ['View Pricing', '/pricing'],
    ['See What Houses Get', '/fashion-houses'],
  ] as const
  for (const [name, address] of ways) {
    await page.goto('/')
    await main.getByRole('link', { name }).first().click()
    await page.waitForURL(`**${address}`)
  }
})

test('each link of the navigation opens the page it names', async () => {
  const { page } = await visit('/')
  const names = [
    'Find a tailor',
    'Get measured',
    'Shop',
    'Try on',
    'Track order',
    'For tailors',
    'How It Works',
    'Pricing',
    'Features',
    'About',
    'Services',
    'Contact Us',
    'Home',
  ]
  for (const name of names) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
    await page
      .getByRole('banner')
      .getByRole('link', { name, exact: true })
      .and(page.locator('[aria-current=page]'))
      .waitFor()
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  }
})

test('the plans stand under three tabs, by pointer and by arrow key, and each plan leads to registering', async () => {
  const { page } = await visit('/pricing')
  const panel = page.getByRole('tabpanel')
  await page.getByRole('tab', { name: 'Customers', selected: true }).waitFor()
  await page.getByRole('tab', { name: 'Tailors' }).click()
  for (const price of ['₹2,499', '₹6,999', '₹12,999']) await panel.getByText(price).waitFor()
  expect(new URL(page.url()).search).toBe('?for=tailors')
  await page.keyboard.press('ArrowRight')
  await page.getByRole('tab', { name: 'Fashion houses', selected: true }).waitFor()
  for (const price of ['₹4,999', '₹8,999', '₹19,999']) await panel.getByText(price).waitFor()
  const leads = await panel
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const plans = ['houseFree', 'houseBasic', 'houseProfessional', 'houseEnterprise']
  expect(leads).toEqual(plans.map((plan) => `/register?plan=${plan}`))
  await page.reload()
  await page.getByRole('tab', { name: 'Fashion houses', selected: true }).waitFor()
})

testInAll('the foot tells the year of today', async () => {
  const { page } = await visit('/about')
  await page.getByRole('contentinfo').getByText(`© ${new Date().getFullYear()} Darzi`).waitFor()
})

test('an address nobody knows shows the home screen, and says so', async () => {
  const { page } = await visit('/no/such/place')
  await page.getByText('We don’t know this address').waitFor()
  await page.getByText('There is nothing at /no/such/place.').waitFor()
  await page.getByRole('heading', { name: 'Measured in a minute. Made for you.' }).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
  await page.getByText('We don’t know this address').waitFor({ state: 'detached' })
})

test('an address of the API nobody knows answers 404 as a problem', async () => {
  const { context } = await visit()
  const answer = await context.request.get('/api/no-such-thing')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([
    404,
    expect.stringContaining('problem+json'),
  ])
  expect((await answer.json()).code).toBe('request.notFound')
})

test('a first visit to the landing page loads at most 120 kB of scripts, none of them for work', async () => {
  const { page } = await visit()
  const loaded: Promise<string>[] = []
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') loaded.push(answer.text())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const texts = await Promise.all(loaded)
  expect(texts.length).toBeGreaterThan(0)
  const kB = texts.reduce((sum, text) => sum + gzipSync(text).length, 0) / 1024
  expect(kB).toBeLessThanOrEqual(120)
  // A name begins with it: the hash of a file may hold any letters.
  expect(texts.filter((text) => /\b(?:mantine|zod)/i.test(text))).toEqual([])
})
