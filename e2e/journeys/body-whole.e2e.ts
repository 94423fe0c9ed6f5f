import type { BrowserContext, Page, Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { signInByForm } from '../support/accounts.ts'
import { hasBodies, photographBody } from '../support/bodies.ts'
import { phone, withGraphics } from '../support/browser.ts'
import { chooseShop } from '../support/choose-shop.ts'
import { beginByPhoto, givePhotos, guestsScan, tellOfBody } from '../support/measuring.ts'
import { openApp } from '../support/open-app.ts'
import { sizeRow } from '../support/size-rows.ts'
import { testInAll } from '../support/test-in-all.ts'

const { visit, visitAs, url } = openApp(undefined, withGraphics, { isAlone: true })
const [owner] = demoSignIns
const customer = demoSignIns[3]
const asPage = { viewport: phone, reducedMotion: 'reduce' } as const

/** Whatever leaves the browser, of its pages, workers and own store alike. */
function listen(context: BrowserContext) {
  const requests: Request[] = []
  const sockets: string[] = []
  context.on('request', (request) => requests.push(request))
  context.on('page', (page) => page.on('websocket', (socket) => sockets.push(socket.url())))
  const isFetched = (request: Request) => /^https?:/.test(request.url())
  return {
    sockets: () => sockets,
    foreign: () => requests.filter((each) => isFetched(each) && !each.url().startsWith(url())),
    longestAddress: () => Math.max(...requests.filter(isFetched).map((each) => each.url().length)),
    sent: () =>
      requests
        .filter((request) => request.method() !== 'GET' || request.postDataBuffer() !== null)
        .map((request) => ({
          what: `${request.method()} ${new URL(request.url()).pathname.replace(/[0-9a-f-]{36}/, ':id')}`,
          type: request.headers()['content-type'] ?? 'none',
          bytes: request.postDataBuffer()?.length ?? 0,
        })),
  }
}

/** Keeps what the makers of avatars are asked for. */
function keepAsked() {
  const asked: unknown[] = []
  Object.assign(window, { asked })
  Worker.prototype.postMessage = new Proxy(Worker.prototype.postMessage, {
    apply(post, worker, given: unknown[]) {
      asked.push(given[0])
      return Reflect.apply(post, worker, given)
    },
  })
}

/** What the last form was asked to be, on its way to its maker. */
const askedForm = (page: Page): Promise<{ sitesMm: Record<string, number>; torso?: unknown } | undefined> =>
  page.evaluate(() => {
    const found: object[] = []
    const look = (part: unknown) => {
      if (typeof part !== 'object' || part === null || ArrayBuffer.isView(part)) return
      if ('sitesMm' in part && 'heightMm' in part) found.push(part)
      for (const inner of Object.values(part)) look(inner)
    }
    look((window as unknown as { asked: unknown[] }).asked)
    return JSON.parse(JSON.stringify(found.at(-1) ?? null)) ?? undefined
  })

describe.skipIf(!hasBodies)('with the real model, on photos of generated bodies', () => {
  test('from the form’s page to photos, sizes, tape, form, try-on, sign-in and the tailor’s book: only numbers leave the device', async () => {
    const body = await photographBody(1, 1)
    const { page: first, context } = await visit(undefined, asPage)
    await first.close()
    const log = listen(context)
    const page = await context.newPage()
    await page.addInitScript(keepAsked)
    await page.goto('/get-measured')
    await page.getByRole('link', { name: 'Measure by photo' }).click()
    await page.waitForURL('**/upload*')
    await beginByPhoto(page)
    await givePhotos(page, [body.front, body.side])
    await tellOfBody(page, body)
    await sizeRow(page, 'Chest (bust)').getByText(/^± \d/).waitFor()
    await expect.poll(() => page.getByText('by photo', { exact: true }).count()).toBe(18)

    const before = await guestsScan(page)
    await sizeRow(page, 'Waist')
      .getByRole('button', { name: /Waist$/ })
      .click()
    const waistCm = (((before.estimates.waist?.mm ?? 0) + 20) / 10).toFixed(1)
    await page.getByLabel('The tape reads').fill(waistCm)
    await page.getByRole('button', { name: 'Take this number' }).click()
    await sizeRow(page, 'Waist').getByText('by tape').waitFor()

    const scan = await guestsScan(page)
    expect(scan.estimates.waist).toMatchObject({ mm: Number(waistCm) * 10, from: 'tape' })
    expect(scan.torso.length).toBeGreaterThan(8)
    await page
      .getByRole('img', { name: new RegExp(`waist ${waistCm} cm`) })
      .locator('canvas')
      .waitFor()
    const { sitesMm, torso } = (await askedForm(page)) ?? {}
    expect(torso).toEqual(scan.torso)
    expect(sitesMm).toEqual(
      Object.fromEntries(Object.entries(scan.estimates).map(([site, { mm }]) => [site, mm])),
    )

    await page.getByRole('link', { name: 'Try On Clothes' }).click()
    await page
      .getByRole('region', { name: 'Garments' })
      .getByRole('button', { name: /^Oxford shirt/ })
      .click()
    await page.getByText('M', { exact: true }).click()
    await page.getByRole('button', { name: 'Try On Garment' }).click()
    await page.getByText('Garment applied successfully!').waitFor({ timeout: 60_000 })
    const chest = await page.getByRole('row', { name: /^chest/ }).innerText()
    const [you, garment, feature] = (chest.match(/(?<!± )(?<!\d)−?\d+\.\d(?= cm)/g) ?? []).map((cm) =>
      Number(cm.replace('−', '-')),
    )
    expect(chest).toMatch(/tight|too small/)
    expect(you).toBeCloseTo((scan.estimates.chest?.mm ?? 0) / 10, 0)
    expect((garment ?? 0) - (you ?? 0)).toBeCloseTo(feature ?? 0, 0)
    expect(log.sent()).toEqual([])

    await page.goto('/results')
    await page.getByRole('link', { name: 'Sign in and save' }).click()
    await signInByForm(page, customer)
    await page.getByRole('button', { name: 'Save to my account' }).click()
    await page.getByText(/^Saved to your account on /).waitFor()
    await chooseShop(page)
    await page.getByRole('button', { name: 'Send to Darzi Demo Tailors' }).click()
    await page.getByText(/^These numbers were sent on /).waitFor()

    const sent = log.sent()
    expect(sent.map(({ what }) => what)).toEqual([
      'POST /api/login',
      'POST /api/body-scans',
      'POST /api/body-scans',
      'POST /api/body-scans/:id/send',
    ])
    for (const { what, type, bytes } of sent) {
      expect(type, what).toBe('application/json')
      // Eighteen sizes with their ±, the trunk's levels and what was noticed.
      expect(bytes, what).toBeLessThan(6000)
    }
    expect(log.longestAddress()).toBeLessThan(200)
    expect(log.foreign()).toEqual([])
    expect(log.sockets()).toEqual([])
    const tailor = await visitAs(owner, '/measurement-book', { viewport: phone })
    await tailor.page
      .getByRole('button', { name: /sent by Asha Verma, measured by photo/ })
      .first()
      .click()
    await tailor.page.getByRole('dialog').getByText(waistCm).waitFor()
  }, 180_000)

  testInAll('the same photos give the same sizes, whoever was measured in between', async () => {
    const [body, another] = [await photographBody(7, 1), await photographBody(12, 0)]
    const { page } = await visit('/upload', asPage)
    const measured = async (who: typeof body) => {
      await beginByPhoto(page)
      await givePhotos(page, [who.front, who.side])
      await tellOfBody(page, who)
      return guestsScan(page)
    }
    const first = await measured(body)
    await page.getByRole('link', { name: 'Measure again' }).click()
    const other = await measured(another)
    await page.getByRole('link', { name: 'Measure again' }).click()
    const again = await measured(body)
    expect(other.estimates.chest).not.toEqual(first.estimates.chest)
    expect(again.estimates).toEqual(first.estimates)
    expect(again.photoMm).toEqual(first.photoMm)
    expect(again.torso).toEqual(first.torso)
  })
})
