import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { holdBack } from '../support/hold-back.ts'
import { openApp } from '../support/open-app.ts'
import { testInAll } from '../support/test-in-all.ts'

const { visit, visitAs } = openApp()
const [owner] = demoSignIns

const theList = /\/api\/customers\?/

test('rows in the shape of the list stand in only when the wait is long, and nothing moves when it ends', async () => {
  const { page } = await visitAs(owner)
  const release = await holdBack(page, theList)
  await page.goto('/tailor/customers')
  await page.getByRole('heading', { level: 1, name: 'Customer Directory' }).waitFor()
  await page.getByText('active (30 days)').waitFor()
  await page.getByRole('status', { name: 'Loading' }).waitFor()
  await watchShifts(page)
  release()
  await page.getByRole('list', { name: 'Customers' }).getByRole('listitem').first().waitFor()
  await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'detached' })
  expect(await shifted(page)).toBeLessThan(0.05)
})

testInAll('an answer that comes within a tenth of a second shows no stand-in', async () => {
  const { page } = await visitAs(owner, '/tailor/dashboard')
  await page.getByRole('heading', { level: 1, name: 'Darzi Demo Tailors' }).waitFor()
  const release = await holdBack(page, theList)
  // The page's clock stands still but for what is said here, so that a slow machine proves the same.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('link', { name: 'Customers', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Customer Directory' }).waitFor()
  const standIn = page.getByRole('status', { name: 'Loading', includeHidden: true })
  await standIn.waitFor({ state: 'attached' })
  await page.clock.runFor(100)
  expect(await standIn.isVisible()).toBe(false)
  // The wait is counted from React's effect, which on a slow machine comes a little after the rows are there.
  await expect
    .poll(async () => {
      await page.clock.runFor(100)
      return standIn.isVisible()
    })
    .toBe(true)
  release()
})

test.each([
  ['on a dark device', { colorScheme: 'dark' }, undefined],
  ['chosen on a light device', { colorScheme: 'light' }, 'dark'],
] as const)('dark %s: the first thing painted is dark already', async (_when, device, choice) => {
  const { page, context } = await visit(undefined, device)
  if (choice) {
    await page.goto('/')
    await page.getByRole('button', { name: 'Colours: as on this device' }).click()
    await page.getByRole('button', { name: 'Colours: light' }).click()
    await page.getByRole('button', { name: 'Colours: dark' }).waitFor()
  }
  const fresh = await context.newPage()
  const release = await holdBack(fresh, /\.js$/)
  await fresh.goto('/', { waitUntil: 'commit' })
  await fresh.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0)
  expect(await brightness(fresh)).toBeLessThan(90)
  release()
  await fresh.getByRole('heading', { level: 1 }).waitFor()
})

testInAll('the colours chosen are kept after loading again', async () => {
  const { page } = await visit('/', { colorScheme: 'light' })
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await ground()
  await page.getByRole('button', { name: 'Colours: as on this device' }).click()
  await page.getByRole('button', { name: 'Colours: light' }).click()
  await page.getByRole('button', { name: 'Colours: dark' }).waitFor()
  const dark = await ground()
  expect(dark).not.toBe(light)
  await page.reload()
  await page.getByRole('button', { name: 'Colours: dark' }).waitFor()
  expect(await ground()).toBe(dark)
})

/** How bright what is on the screen is on the whole, 0 to 255: our paper is over 230. */
async function brightness(page: Page): Promise<number> {
  const { channels } = await sharp(await page.screenshot())
    .removeAlpha()
    .stats()
  return Math.max(...channels.map(({ mean }) => mean))
}

/** Sums up how far things move from now on, as the browser measures it. */
async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { moved: Reflect.get(window, 'moved') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift' })
  })
}

/** The browser tells of a shift with the frame after it. */
const shifted = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return Reflect.get(window, 'moved')
  })

testInAll('whoever asks for little motion sees none: a dialog and a palette stand at once', async () => {
  const { page } = await visitAs(owner, '/tailor/staff?invite=new', { reducedMotion: 'reduce' })
  await page.getByRole('dialog', { name: 'Invite someone to work here' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1, name: 'Staff' }).waitFor()
  const longest = await page.evaluate(() => {
    const seconds = (times: string) => Math.max(...times.split(',').map(Number.parseFloat))
    return Math.max(
      ...[...document.querySelectorAll('*')].map((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element)
        return Math.max(seconds(transitionDuration), seconds(animationDuration))
      }),
    )
  })
  expect(longest).toBeLessThanOrEqual(0.001)
})
