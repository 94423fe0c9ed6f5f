/** Background work as an operator sees it: counted from real jobs, one that fails in earnest lies among the dead and goes on its way again. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answer, type RunningSmtp, startSmtp } from '../../adapters/mail/smtp-for-tests.ts'
import { transact } from '../../db/transact.ts'
import { operatorAtWork } from '../../testing/an-operator.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let isServerAway = true
let smtp: RunningSmtp
let running: TestApp
beforeAll(async () => {
  smtp = await startSmtp({
    onRcptTo: (_address, _session, done) => (isServerAway ? done(answer(451, 'come later')) : done()),
  })
  running = await openTestApp({ SMTP_URL: smtp.url, DARZI_LOG: 'silent' })
})
afterAll(async () => {
  await running.close()
  await smtp.stop()
})

const soon = { timeout: 45_000, interval: 50 }

test('a job that fails counts as retrying; after its last try it is dead, with its reason, and is sent on its way again', async () => {
  const operator = await operatorAtWork(running.app)
  await write('asha@example.test')
  running.app.jobs.nudge('mail.send')
  await expect.poll(() => mailQueue(operator), soon).toMatchObject({ waiting: 0, retrying: 1 })
  expect((await operator.call('GET /api/admin/jobs')).deadLetters).toEqual([])
  await write('tomorrow@example.test', new Date(Date.now() + 24 * 3600_000))
  expect(await mailQueue(operator)).toMatchObject({ waiting: 1, running: 0, retrying: 1 })

  await makeNextTryTheLast()
  running.app.jobs.nudge('mail.send')
  await expect.poll(async () => (await operator.call('GET /api/admin/queue')).deadLetters, soon).toBe(1)
  const { deadLetters } = await operator.call('GET /api/admin/jobs')
  expect(deadLetters).toMatchObject([
    { queue: 'mail.send', tries: 2, error: 'the mail server did not take the mail' },
  ])
  expect(await mailQueue(operator)).toMatchObject({ waiting: 1, retrying: 0 })

  isServerAway = false
  await operator.call('POST /api/admin/jobs/:id/retry', { params: { id: deadLetters[0]?.id ?? '' } })
  running.app.jobs.nudge('mail.send')
  await expect.poll(() => smtp.taken.map(({ to }) => to[0]), soon).toEqual(['asha@example.test'])
  expect((await operator.call('GET /api/admin/jobs')).deadLetters).toEqual([])
})

const write = (to: string, startAfter?: Date) =>
  transact(running.app.database.pool, { side: 'nobody' }, ({ tx }) =>
    running.app.jobs.enqueue(
      tx,
      'mail.send',
      {
        id: running.app.newId(),
        to,
        language: 'en',
        template: 'passwordChanged',
        params: { name: 'Asha' },
      },
      { startAfter },
    ),
  )

const mailQueue = async (operator: Visitor) =>
  (await operator.call('GET /api/admin/jobs')).queues.find(({ name }) => name === 'mail.send')

/** A mail is tried for hours; this one is tried now, and never after. */
const makeNextTryTheLast = () =>
  asOwner(running.app, (client) =>
    client.query(`update pgboss.job set retry_limit = 1, start_after = now() where state = 'retry'`),
  )
