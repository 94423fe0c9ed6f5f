import { afterAll, beforeAll, expect, test } from 'vitest'
import { latestMessages } from '../../operator/message-queries.ts'
import { printMessage } from '../../operator/read-messages.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { lastMailTo } from '../../testing/mails.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'

const operator = 'operator@darzi.example'
let running: TestApp
beforeAll(async () => {
  running = await openTestApp({ OPERATOR_EMAIL: operator, OPERATOR_ADDRESS: '1 Mall Road, Ludhiana' })
})
afterAll(() => running.close())

const kept = () => asOwner(running.app, (client) => latestMessages(client, 500))
const letter = (message: string) => ({
  name: 'Meera Shah',
  email: 'Meera@Example.test',
  topic: 'house' as const,
  message,
})

test('a message is kept, mailed to the operator, and says whom to answer; sent again, it is one', async () => {
  const visitor = new Visitor(running.app, 'pa')
  const key = { 'idempotency-key': running.app.newId() }
  const body = letter('We are a boutique in Surat.\nMay we talk?')
  expect(await visitor.call('POST /api/contact', { body }, key)).toEqual({ ok: true })
  expect(await visitor.call('POST /api/contact', { body }, key)).toEqual({ ok: true })
  const mail = await lastMailTo(running.app, operator)
  expect(mail.subject).toContain('Meera Shah')
  expect(mail.text).toContain('We are a boutique in Surat.\nMay we talk?')
  expect(mail.text).toContain('meera@example.test')
  expect(await kept()).toMatchObject([{ name: 'Meera Shah', email: 'meera@example.test', topic: 'house' }])
})

test('the same words again within a minute, without a key, are the same message', async () => {
  const visitor = new Visitor(running.app)
  const before = (await kept()).length
  await visitor.call('POST /api/contact', { body: letter('Twice') })
  await visitor.call('POST /api/contact', { body: letter('Twice') })
  expect((await kept()).length).toBe(before + 1)
})

test.each([
  ['a field nobody sees, filled in', { ...letter('Buy now'), leave_empty: 'https://spam.example' }, 422],
  ['no message', letter('  '), 400],
  ['no address to answer to', { ...letter('Hello'), email: 'meera' }, 400],
  [
    'a name over two lines, which could forge a mail’s head',
    { ...letter('Hi'), name: 'A\r\nBcc: b@c.de' },
    400,
  ],
  ['more than a letter', letter('x'.repeat(4001)), 400],
])('%s is refused, and nothing is kept', async (_what, body, status) => {
  const before = (await kept()).length
  expect((await new Visitor(running.app).try('POST /api/contact', { body })).status).toBe(status)
  expect((await kept()).length).toBe(before)
})

test('from one address only a few messages an hour are taken, and then again', async () => {
  running.pass({ hours: 2 })
  const visitor = new Visitor(running.app)
  const send = async (message: string) =>
    (await visitor.try('POST /api/contact', { body: letter(message) })).status
  const statuses: number[] = []
  for (let each = 0; each < 6; each++) statuses.push(await send(`Message ${each}`))
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  running.pass({ hours: 2 })
  expect(await send('Later')).toBe(200)
})

test('the program itself does not see what was sent, and a message cannot steer the operator’s terminal', async () => {
  const seen = await running.app.database.pool.query('select message from contact_messages')
  expect(seen.rows).toEqual([])
  const [line] = await kept()
  if (!line) throw new Error('nothing was kept')
  expect(printMessage({ ...line, message: 'a\u001b[2Jb' })).toMatch(/\na\[2Jb\n$/)
})

test('who runs the server is told as far as the settings say it', async () => {
  const told = await new Visitor(running.app).call('GET /api/contact')
  expect(told).toEqual({ email: operator, address: '1 Mall Road, Ludhiana' })
})
