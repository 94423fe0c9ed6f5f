import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { anEmail } from '../support/accounts.ts'
import { scrollsSideways, seriousViolations, smallTargets } from '../support/audit-page.ts'
import { desk, type OpenPage, phone, signInAs } from '../support/browser.ts'
import { openHouse } from '../support/open-house.ts'
import { clippedTexts, enlargeText, rawKeys } from '../support/read-page.ts'
import { type Screen, screensOfWeb } from '../support/screens.ts'

/** The demo shop has enough in its book for every screen to show what it shows on a working day. */
const { visit } = openHouse()
const [owner] = demoSignIns
const customer = demoSignIns[3]

const languages = [
  ['en', 'EN English'],
  ['hi', 'हिन्दी'],
  ['pa', 'ਪੰਜਾਬੀ'],
] as const

async function open(screen: Screen, viewport = desk): Promise<Page> {
  const visitor = await visit(undefined, { viewport, reducedMotion: 'reduce' })
  if (screen.access === 'tailor') await signInAs(visitor, owner)
  if (screen.access === 'user') await signInAs(visitor, customer)
  const address = await addressOf(screen, visitor)
  await visitor.page.goto(address)
  await settled(visitor.page)
  expect(new URL(visitor.page.url()).pathname).toBe(address.replace(/\?.*/, ''))
  return visitor.page
}

async function addressOf({ path }: Screen, visitor: OpenPage): Promise<string> {
  if (path === '/reset-password') return `${path}?token=${'a'.repeat(43)}`
  if (path === '/track/:token') return trackingAddress(visitor)
  if (path.includes(':token')) return path.replace(':token', await invitationToken())
  if (!path.includes(':id')) return path
  const { rows } = await (await visitor.context.request.get('/api/customers?limit=1')).json()
  return path.replace(':id', rows[0].id)
}

/** An order of a customer's own form, by its private link. */
async function trackingAddress({ context }: OpenPage): Promise<string> {
  const multipart = { name: 'Meera Joshi', phone: '+919876512345', chest: '38', order_type: 'shirt' }
  const sent = await context.request.post('/api/customers/measurements', { multipart })
  expect(sent.status()).toBe(200)
  const owners = (await visit()).context.request
  await owners.post('/api/login', { data: { email: owner.email, password: owner.password } })
  const { rows } = await (await owners.get('/api/orders?sort=newest&limit=1')).json()
  const { trackingUrl } = await (await owners.get(`/api/orders/${rows[0].id}`)).json()
  return new URL(trackingUrl, 'http://localhost').pathname
}

async function invitationToken(): Promise<string> {
  const { context } = await visit()
  await context.request.post('/api/login', { data: { email: owner.email, password: owner.password } })
  const email = anEmail('invited')
  const invited = await context.request.post('/api/staff/invitations', {
    data: { email, name: 'Sunita Rani', role: 'stitcher' },
  })
  expect(invited.status()).toBe(200)
  let token: string | undefined
  await expect
    .poll(async () => {
      const list = await (await context.request.get('/dev/mail')).text()
      const [, letter] = /href="(\/dev\/mail\/[^"]+)"/.exec(list) ?? []
      const text = letter ? await (await context.request.get(letter)).text() : ''
      token = text.includes(email) ? /\/invitation\/([\w-]+)/.exec(text)?.[1] : undefined
      return token
    })
    .toBeDefined()
  return String(token)
}

/** Nothing more is on its way: the words, the answers and the letters' fonts have come. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading').first().waitFor()
  await page
    .getByRole('status', { name: /Loading|आ रहा|ਆ ਰਿਹਾ/ })
    .first()
    .waitFor({ state: 'detached' })
  await page.evaluate(() => document.fonts.ready)
}

/** Colours on their way from light to dark are nobody's colours. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    await frame()
    do await frame()
    while (document.getAnimations().some(({ playState }) => playState === 'running'))
  })
}

describe.each(screensOfWeb())('$path', (screen) => {
  test('has no serious trouble in light or dark, speaks three languages, and holds letters twice as large', async () => {
    const page = await open(screen)
    expect(await seriousViolations(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    await atRest(page)
    expect(await seriousViolations(page)).toEqual([])
    for (const [language, button] of languages) {
      await page.getByRole('button', { name: button, exact: true }).click()
      await page.waitForFunction((chosen) => document.documentElement.lang === chosen, language)
      await settled(page)
      expect({ language, keys: await rawKeys(page) }).toEqual({ language, keys: [] })
    }
    await enlargeText(page, 32)
    const isTooWide = await scrollsSideways(page)
    expect({ isTooWide, clipped: await clippedTexts(page) }).toEqual({ isTooWide: false, clipped: [] })
  })

  test('fits a phone: nothing to the side of it, and every target of work as large as a thumb', async () => {
    const page = await open(screen, phone)
    const isTooWide = await scrollsSideways(page)
    const small = screen.layout === 'public' ? [] : await smallTargets(page)
    expect({ isTooWide, small }).toEqual({ isTooWide: false, small: [] })
  })
})
