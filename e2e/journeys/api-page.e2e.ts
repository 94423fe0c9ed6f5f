import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openPage } from '../support/browser.ts'
import { type Server, startServer } from '../support/server.ts'

let server: Server
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

test('the page about the API opens under its own policy and asks nothing of anyone else', async () => {
  const browser = await openBrowser()
  try {
    const { page, consoleErrors } = await openPage(browser, { url: server.url })
    const strangers: string[] = []
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (protocol !== 'data:' && origin !== server.url) strangers.push(request.url())
    })
    await page.goto('/api/docs')
    await page.getByText('Who is signed in').first().waitFor()
    expect(strangers).toEqual([])
    expect(consoleErrors).toEqual([])
  } finally {
    await browser.close()
  }
})
