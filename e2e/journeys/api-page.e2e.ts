import { expect, test } from 'vitest'
import { openApp } from '../support/open-app.ts'

const app = openApp()

test('the page about the API opens under its own policy, draws each call as one comes to it, and asks nothing of anyone else', async () => {
  const { page } = await app.visit()
  const strangers: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol !== 'data:' && origin !== app.url()) strangers.push(request.url())
  })
  await page.goto('/api/docs')
  await page.getByText('Open an account').first().waitFor()
  await page.mouse.move(400, 400)
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 400)
        return page.getByText('Who is signed in').first().isVisible()
      },
      { timeout: 30_000, interval: 300 },
    )
    .toBe(true)
  expect(strangers).toEqual([])
})
