/** Templates that carry script: refused at their field, written in the log without their words, and nothing changes. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fingerprint } from '../../testing/as-owner.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aTellingShop } from './notifications-for-tests.ts'

let running: TestApp
const lines: string[] = []
beforeAll(async () => {
  running = await openTestApp(
    { DARZI_LOG: 'info' },
    { works: false, log: { write: (line) => lines.push(line) } },
  )
})
afterAll(() => running.close())

const params = { event: 'orderReady', language: 'pa' } as const
const own = { subject: '{orderId}', message: 'ਤਿਆਰ ਹੈ, {customerName}', isActive: true }

test.each([
  ['a script', '<script>alert("{customerName}")</script>'],
  ['a tag in capitals, behind a space', 'Ready < IMG src=x onerror=alert(1)>'],
  ['a closing tag', 'Ready</p>'],
  ['a comment', 'Ready <!-- {orderId} -->'],
  ['an address that runs', 'See JavaScript:alert(1)'],
  ['a page as an address', 'See data:text/html,hello'],
  ['a tag written in numbers', 'Ready &#60;script&#x3e;'],
])(
  '%s is refused as subject and as message, logged, and the shop’s own words stay',
  async (_what, script) => {
    const { owner } = await aTellingShop(running.app)
    const set = (body: typeof own) =>
      owner.try('PUT /api/notifications/templates/:event/:language', { params, body })
    expect((await set(own)).status).toBe(200)
    const before = await fingerprint(running.app)
    lines.length = 0
    for (const field of ['subject', 'message'] as const) {
      const { status, body } = await set({ ...own, [field]: script })
      expect([status, body.errors]).toMatchObject([400, [{ field, code: 'notifications.script' }]])
    }
    expect(await fingerprint(running.app)).toEqual(before)
    const { templates } = await owner.call('GET /api/notifications/templates')
    const kept = templates.find(
      ({ event, language }) => event === params.event && language === params.language,
    )
    expect(kept).toMatchObject({ ...own, isOwn: true })
    const route = '/api/notifications/templates/:event/:language'
    expect(lines.map((line) => JSON.parse(line)).filter(({ method }) => method === 'PUT')).toMatchObject([
      { route, status: 400 },
      { route, status: 400 },
    ])
    expect(lines.join('')).not.toContain(script)
  },
)
