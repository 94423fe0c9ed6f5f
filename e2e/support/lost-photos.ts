/** Photos on a bad line: added to an order or to a piece in the workshop. */
import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'

const address = /\/api\/(orders|workshop\/pieces)\/[^/]+\/photos$/

async function meanwhile(page: Page, handle: (route: Route) => Promise<void>) {
  await page.route(address, handle)
  return () => page.unroute(address)
}

/** Each photo is taken, but no answer comes; answers how to end that. */
export const losePhotoAnswers = (page: Page) =>
  meanwhile(page, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })

/** Each photo is refused before it is looked at; answers how to end that. */
export const refusePhotos = (page: Page) =>
  meanwhile(page, (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 503, code: 'request.unavailable' }),
    }),
  )

export async function expectOnePhoto(page: Page): Promise<void> {
  await page.getByRole('img', { name: /^Photo 1:/ }).waitFor()
  expect(await page.getByRole('img', { name: /^Photo \d+:/ }).count()).toBe(1)
}
