import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../testing/as-owner.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { deadLetters, queues } from './queues.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

test('what fails as often as its queue tries goes to the dead letters, but for what the clock begins again', async () => {
  const { rows } = await asOwner(running.app, (client) =>
    client.query<{ name: string; dead_letter: string | null }>(
      'select name, dead_letter from pgboss.queue where name = any($1)',
      [Object.keys(queues)],
    ),
  )
  expect(rows).toHaveLength(Object.keys(queues).length)
  for (const { name, dead_letter } of rows) {
    const hasClock = 'cron' in (queues[name as keyof typeof queues] ?? {})
    expect([name, dead_letter]).toEqual([name, hasClock ? null : deadLetters])
  }
})
