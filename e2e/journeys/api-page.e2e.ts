import { expect, test } from 'vitest'
import { openApp } from '../support/open-app.ts'

const app = openApp()

test('the page about the API opens under its own policy and asks nothing of anyone else', async () => {
  const { page } = await app.visit()
  const strangers: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol !== 'data:' && origin !== app.url()) strangers.push(request.url())
  })
  await page.goto('/api/docs')
  // It draws five hundred calls: on a busy machine that takes its time.
  await page.waitForFunction(() => document.body.innerText.includes('Who is signed in'), undefined, {
    polling: 500,
    timeout: 90_000,
  })
  expect(strangers).toEqual([])
})
