import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../db/transact.ts'
import { aPassword } from '../testing/builders.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { Visitor } from '../testing/visitor.ts'
import { faultOf } from './log.ts'

let running: TestApp
let written = ''
const log = {
  write(line: string) {
    written += line
  },
}
beforeAll(async () => {
  running = await openTestApp({ DARZI_LOG: 'debug' }, { log })
})
afterAll(() => running.close())

test('a day’s work leaves log lines with request ids and without a word about anybody', async () => {
  const { app } = running
  const email = 'parminder.dhillon@example.test'
  const visitor = new Visitor(app)
  const person = {
    email,
    password: aPassword,
    name: 'Parminder Dhillon',
    phone: '+919811198111',
    role: 'tailor' as const,
  }
  await visitor.call('POST /api/register', { body: { ...person, shopName: 'Dhillon & Sons' } })
  await visitor.call('POST /api/login', { body: { email, password: aPassword } })
  await visitor.try('POST /api/login', { body: { email, password: 'a wrong guess' } })
  await visitor.call('POST /api/password/forgotten', { body: { email } })
  const guest = { email: 'guest.singh@example.test', name: 'Guest Singh', role: 'cutter' as const }
  await visitor.call('POST /api/staff/invitations', { body: guest })
  await expect.poll(async () => (await app.mailbox?.list())?.length, { timeout: 30_000 }).toBe(2)
  const [mail] = (await app.mailbox?.list()) ?? []
  const link =
    /\/invitation\/(\S+)/.exec((await app.mailbox?.read(mail?.id ?? ''))?.text ?? '')?.[1] ?? 'no-link'
  await new Visitor(app).try('GET /api/invitations/:token', { params: { token: link } })
  await visitor.send({
    method: 'GET',
    url: `/api/customers?q=Parminder&email=${email}`,
    headers: { 'x-forwarded-for': '81.2.69.142' },
  })
  await visitor.send({
    method: 'POST',
    url: '/api/views',
    payload: '{"name": "Parminder',
    headers: { 'content-type': 'application/json' },
  })
  const lines = written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.filter((line) => line.route && line.requestId && line.status).length).toBeGreaterThan(7)
  const secrets = [
    'Parminder',
    'Dhillon',
    'Guest',
    'Singh',
    'example.test',
    '9811198111',
    '98111 98111',
    aPassword,
    'wrong guess',
    link,
    '81.2.69.142',
    '127.0.0.1',
  ]
  for (const secret of [...secrets, ...visitor.cookies.values()])
    expect(written, secret).not.toContain(secret)
})

test('a surprise is answered as a 500 with its number and no detail, and logged with its place', async () => {
  const broken = await openTestApp({ DARZI_LOG: 'error' }, { works: false, log })
  broken.app.now = () => {
    throw new Error('the clock stopped')
  }
  const answer = await new Visitor(broken.app).try('GET /api/sign-in-options')
  expect([answer.status, answer.body.code]).toEqual([500, 'request.failed'])
  expect(answer.text).not.toContain('clock')
  const line = written.split('\n').find((each) => each.includes('the clock stopped')) ?? '{}'
  expect(JSON.parse(line)).toMatchObject({
    requestId: answer.body.requestId,
    error: { name: 'Error', at: expect.any(Array) },
  })
  await broken.close()
})

test('what the database complains about is logged by code and constraint, never by the value', async () => {
  const failure = await transact(running.app.database.pool, { side: 'nobody' }, ({ tx }) =>
    tx.selectFrom('accounts').select('id').where('id', '=', 'Parminder’s secret').execute(),
  ).catch((error: unknown) => error)
  expect(faultOf(failure)).toMatchObject({ code: '22P02' })
  const copied = { ...Object(failure), message: String(failure), queue: 'mail.send' }
  expect(faultOf(copied)).toMatchObject({ code: '22P02', queue: 'mail.send' })
  for (const fault of [failure, copied, 'Parminder’s secret'])
    expect(JSON.stringify(faultOf(fault))).not.toContain('Parminder')
})
