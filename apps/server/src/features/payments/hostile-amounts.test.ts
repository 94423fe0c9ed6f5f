/** Sums that are none, at the counter: refused, written in the log, and nothing in the book changes. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fingerprint } from '../../testing/as-owner.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { anOrderToPay, lastOf, pay } from './ledger-for-tests.ts'

let running: TestApp
const lines: string[] = []
beforeAll(async () => {
  running = await openTestApp(
    { DARZI_LOG: 'info' },
    { works: false, log: { write: (line) => lines.push(line) } },
  )
})
afterAll(() => running.close())

const amounts = [
  ['zero', 0],
  ['less than nothing', -5],
  ['a part of a paisa', 10.5],
  ['a hundred digits', 1e99],
  ['words', '9'.repeat(100)],
  ['nothing', null],
] as const

test.each([
  ...amounts.map(([what, amountMinor]) => [what, { amountMinor }] as const),
  ['another currency', { amountMinor: 100, currency: 'USD' }] as const,
])(
  'an amount of %s is refused as payment, refund and write-off, logged, and nothing changes',
  async (_what, said) => {
    const { owner, params } = await anOrderToPay(running.app, 100_000)
    const id = lastOf((await pay(owner, params, { amountMinor: 50_000 })).body)
    const before = await fingerprint(running.app)
    lines.length = 0
    const reason = 'Too wide'
    const answers = [
      await owner.try('POST /api/orders/:id/payments', { params, body: { method: 'cash', ...said } }),
      await owner.try('POST /api/payments/:id/refund', { params: { id }, body: { reason, ...said } }),
      await owner.try('POST /api/orders/:id/write-off', { params, body: { reason, ...said } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
    expect(await fingerprint(running.app)).toEqual(before)
    expect(lines.map((line) => JSON.parse(line)).filter(({ method }) => method === 'POST')).toMatchObject([
      { route: '/api/orders/:id/payments', status: 400 },
      { route: '/api/payments/:id/refund', status: 400 },
      { route: '/api/orders/:id/write-off', status: 400 },
    ])
  },
)
