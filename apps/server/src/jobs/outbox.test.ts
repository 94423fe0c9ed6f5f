import { afterEach, expect, test } from 'vitest'
import { answer, type RunningSmtp, startSmtp } from '../adapters/mail/smtp-for-tests.ts'
import { buildApp } from '../app.ts'
import { transact } from '../db/transact.ts'
import type { AppContext } from '../http/app-context.ts'
import { asOwner } from '../testing/as-owner.ts'
import { aMember, aShopAtWork } from '../testing/builders.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let smtp: RunningSmtp | undefined
let running: TestApp | undefined
afterEach(async () => {
  await running?.close()
  await smtp?.stop()
  running = smtp = undefined
})

const mail = (app: AppContext, to: string) => ({
  id: app.newId(),
  to,
  language: 'en' as const,
  template: 'passwordChanged' as const,
  params: { name: 'Asha' },
})
const write = (app: AppContext, to: string, thenThrow = false) =>
  transact(app.database.pool, { side: 'nobody' }, async ({ tx }) => {
    await app.jobs.enqueue(tx, 'mail.send', mail(app, to))
    if (thenThrow) throw new Error('the write went wrong')
  })
const soon = { timeout: 45_000, interval: 50 }
const messageIds = (taken: { source: string }[]) =>
  taken.map(({ source }) => /^Message-ID: (.+)$/im.exec(source)?.[1])

test('a mail of a write that was taken back is never sent, one of a write that holds is sent once', async () => {
  smtp = await startSmtp()
  running = await openTestApp({ SMTP_URL: smtp.url })
  const { app } = running
  await expect(write(app, 'never@example.test', true)).rejects.toThrow('went wrong')
  await write(app, 'once@example.test')
  app.jobs.nudge('mail.send')
  await expect.poll(() => smtp?.taken.length, soon).toBe(1)
  expect(smtp.taken.map(({ to }) => to)).toEqual([['once@example.test']])
  expect(await mailsEverWritten(app)).toEqual(['once@example.test'])
})

test('an invitation that is refused mails nobody', async () => {
  smtp = await startSmtp()
  running = await openTestApp({ SMTP_URL: smtp.url }, { works: false })
  const { owner, shop } = await aShopAtWork(running.app)
  const { account } = await aMember(running.app, shop.id)
  const body = { email: account.email, name: 'Asha', role: 'cutter' as const }
  expect((await owner.try('POST /api/staff/invitations', { body })).status).toBe(409)
  expect(await waiting(running.app)).toBe(0)
  await owner.call('POST /api/staff/invitations', { body: { ...body, email: 'other@example.test' } })
  expect(await waiting(running.app)).toBe(1)
})

test('a mail written before the process ends is sent by the next one', async () => {
  smtp = await startSmtp()
  running = await openTestApp({ SMTP_URL: smtp.url }, { works: false })
  await write(running.app, 'later@example.test')
  await running.app.fastify.close()
  expect(smtp.taken).toEqual([])
  const next = await buildApp(running.app.settings)
  await expect.poll(() => smtp?.taken.map(({ to }) => to[0]), soon).toEqual(['later@example.test'])
  await next.fastify.close()
})

test('a mail server that says “later” is tried again with growing pauses, under one Message-ID', async () => {
  let tries = 0
  smtp = await startSmtp({
    onRcptTo: (_address, _session, done) => (++tries < 2 ? done(answer(451, 'later')) : done()),
  })
  running = await openTestApp({ SMTP_URL: smtp.url })
  const { app } = running
  await write(app, 'patient@example.test')
  app.jobs.nudge('mail.send')
  await expect
    .poll(() => retrying(app), soon)
    .toMatchObject({ state: 'retry', retry_count: 0, retry_backoff: true })
  const { wait } = (await retrying(app)) ?? { wait: 0 }
  expect(wait).toBeGreaterThan(0)
  await asOwner(app, (client) =>
    client.query(`update pgboss.job set start_after = now() where state = 'retry'`),
  )
  await expect.poll(() => smtp?.taken.length, soon).toBe(1)
  expect(messageIds(smtp.taken)).toEqual([expect.stringMatching(/^<[0-9a-f-]{36}@localhost>/)])
})

test('a mail nobody can ever deliver is given up, and the others go on', async () => {
  smtp = await startSmtp({
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('gone') ? done(answer(550, 'no such')) : done(),
  })
  running = await openTestApp({ SMTP_URL: smtp.url, DARZI_LOG: 'silent' })
  const { app } = running
  await write(app, 'gone@example.test')
  await write(app, 'here@example.test')
  app.jobs.nudge('mail.send')
  await expect.poll(() => smtp?.taken.map(({ to }) => to[0]), soon).toEqual(['here@example.test'])
  await expect.poll(() => waiting(app), soon).toBe(0)
})

test('a house at rest leaves its database almost alone', async () => {
  running = await openTestApp({}, { isShared: false })
  const { pool } = running.app.database
  let queries = 0
  let looks = 0
  const clients: (typeof pool)['query'] = pool.query.bind(pool)
  Object.assign(pool, {
    query: (...given: Parameters<typeof pool.query>) => {
      queries += 1
      if (JSON.stringify(given).includes('mail.send')) looks += 1
      return clients(...given)
    },
  })
  // A queue looks every two seconds, however long those are on a busy machine: counted from one look to the third after it.
  await expect.poll(() => looks, soon).toBe(1)
  queries = 0
  await expect.poll(() => looks, soon).toBe(4)
  expect(queries / 3).toBeLessThan(12)
})

const mailsEverWritten = (app: AppContext) =>
  asOwner(app, async (client) => {
    const { rows } = await client.query<{ to: string }>(
      `select data ->> 'to' as to from pgboss.job where name = 'mail.send' order by created_on`,
    )
    return rows.map(({ to }) => to)
  })

const waiting = (app: AppContext) =>
  asOwner(app, async (client) => {
    const text = `select count(*)::int as n from pgboss.job where name = 'mail.send' and state in ('created', 'retry', 'active')`
    return (await client.query<{ n: number }>(text)).rows[0]?.n
  })

const retrying = (app: AppContext) =>
  asOwner(app, async (client) => {
    const text = `select state::text, retry_count, retry_backoff, extract(epoch from start_after - now())::float as wait
      from pgboss.job where name = 'mail.send'`
    return (await client.query<{ state: string; wait: number }>(text)).rows[0]
  })
