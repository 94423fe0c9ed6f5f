import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../../db/transact.ts'
import { deadLetters } from '../../jobs/queues.ts'
import { change } from '../../operator/change-operators.ts'
import { anOperator, operatorAtWork } from '../../testing/an-operator.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { anAccount, aShopAtWork, signedIn } from '../../testing/builders.ts'
import { lastMailTo } from '../../testing/mails.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp()
})
afterAll(() => running.close())

const command = (act: 'grant' | 'revoke', email: string) =>
  asOwner(running.app, (client) => change(client, { act, email, now: running.app.now() }))

async function write(message: string) {
  const body = { name: 'Meera Shah', email: 'meera@example.test', message }
  await new Visitor(running.app, 'hi').call('POST /api/contact', { body })
}

test('by the command alone an account becomes an operator, and is none any more once it is revoked', async () => {
  const account = await anAccount(running.app)
  const visitor = await signedIn(running.app, account.id)
  const look = () => visitor.try('GET /api/admin/queue')
  expect((await look()).body.code).toBe('access.operatorOnly')
  expect(await command('grant', account.email.toUpperCase())).toContain('is an operator now')
  expect(await command('grant', account.email)).toContain('already')
  expect((await visitor.call('GET /api/session')).isOperator).toBe(true)
  const refused = await look()
  expect([refused.status, refused.body.code]).toEqual([403, 'access.secondFactorFirst'])
  expect(refused.body.detail).toContain('Turn two-step sign-in on')
  await asOwner(running.app, (client) =>
    client.query(
      'insert into second_factors (account_id, secret, begun_at, confirmed_at) values ($1, $2, now(), now())',
      [account.id, 'JBSWY3DPEHPK3PXP'],
    ),
  )
  expect((await look()).status).toBe(200)
  expect(await command('revoke', account.email)).toContain('no operator any more')
  expect((await look()).body.code).toBe('access.operatorOnly')
  expect((await visitor.call('GET /api/session')).isOperator).toBeUndefined()
  await expect(command('grant', 'nobody@example.test')).rejects.toThrow(/No account/)
})

test('the program itself cannot make an operator', async () => {
  const account = await anAccount(running.app)
  const grant = transact(running.app.database.pool, { side: 'nobody' }, ({ tx }) =>
    tx.insertInto('operators').values({ account_id: account.id, granted_at: running.app.now() }).execute(),
  )
  await expect(grant).rejects.toThrow(/permission denied/)
})

test('whoever deletes their account is no operator any more', async () => {
  const account = await anOperator(running.app, { hasSecondFactor: false })
  const visitor = await signedIn(running.app, account.id)
  await visitor.call('POST /api/account/deletion', { body: { password: 'needle-and-thread' } })
  const { rows } = await asOwner(running.app, (client) =>
    client.query('select account_id from operators where account_id = $1', [account.id]),
  )
  expect(rows).toEqual([])
})

test('a message is answered by e-mail once, in the language it was written from', async () => {
  const operator = await operatorAtWork(running.app)
  await write('When do you open in Surat?')
  const [message] = (await operator.call('GET /api/admin/messages')).rows
  const of = { params: { id: message?.id ?? '' } }
  expect((await operator.call('GET /api/admin/queue')).messages).toBe(1)
  const body = { words: 'In January.' }
  expect(await operator.call('POST /api/admin/messages/:id/answer', { ...of, body })).toMatchObject({
    answer: 'In January.',
  })
  const mail = await lastMailTo(running.app, 'meera@example.test')
  expect(mail.subject).toBe('आपके संदेश का हमारा जवाब')
  expect(mail.text).toContain('In January.')
  expect(mail.text).toContain('When do you open in Surat?')
  for (const again of [
    await operator.try('POST /api/admin/messages/:id/answer', { ...of, body }),
    await operator.try('POST /api/admin/messages/:id/close', of),
  ])
    expect([again.status, again.body.code]).toEqual([409, 'admin.answeredBefore'])
  expect((await operator.call('GET /api/admin/queue')).messages).toBe(0)
  expect(
    (await operator.call('GET /api/admin/messages', { query: { state: 'answered' } })).rows,
  ).toHaveLength(1)
})

test('two operators who answer at once send one answer', async () => {
  const [one, other] = [await operatorAtWork(running.app), await operatorAtWork(running.app)]
  await write('Twice')
  const [message] = (await one.call('GET /api/admin/messages')).rows
  const answer = (by: Visitor) =>
    by.try('POST /api/admin/messages/:id/answer', {
      params: { id: message?.id ?? '' },
      body: { words: 'Yes' },
    })
  const statuses = (await Promise.all([answer(one), answer(other)])).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 409])
})

test('every act of an operator is a line of the audit, found by who, what and when', async () => {
  const account = await anOperator(running.app, { name: 'Ravi Nair' })
  const operator = await signedIn(running.app, account.id)
  await write('Close me')
  const [message] = (await operator.call('GET /api/admin/messages')).rows
  await operator.call('POST /api/admin/messages/:id/close', { params: { id: message?.id ?? '' } })
  const { shop, owner } = await aShopAtWork(running.app, { name: 'Audited Tailors' })
  await owner.call('POST /api/customers', { body: { name: 'Asha', allowSamePhone: true } })
  const find = async (query: Record<string, string>) =>
    (await operator.call('GET /api/admin/audit', { query })).rows
  expect(await find({ who: 'ravi nair' })).toMatchObject([
    {
      what: 'POST /api/admin/messages/:id/close',
      account: { id: account.id },
      subject: message?.id,
    },
  ])
  const today = running.app.now().toISOString().slice(0, 10)
  expect(await find({ who: 'audited', what: 'CUSTOMERS', from: today, to: today })).toMatchObject([
    { what: 'POST /api/customers', shop: { id: shop.id, name: 'Audited Tailors' } },
  ])
  expect(await find({ who: 'audited', to: '2020-01-01' })).toEqual([])
  expect((await find({ what: 'operator grant' })).length).toBeGreaterThan(0)
})

test('a job that failed for good lies among the dead, and is sent on its way again or let go', async () => {
  const operator = await operatorAtWork(running.app)
  await anUndeliverable()
  await anUndeliverable()
  const { deadLetters: dead } = await operator.call('GET /api/admin/jobs')
  expect(dead).toMatchObject([
    { queue: 'mail.send', error: 'the server is gone', tries: 15 },
    { queue: 'mail.send' },
  ])
  expect((await operator.call('GET /api/admin/queue')).deadLetters).toBe(2)
  const [one, other] = dead.map(({ id }) => ({ params: { id } }))
  await operator.call('POST /api/admin/jobs/:id/retry', one ?? {})
  expect((await lastMailTo(running.app, 'late@example.test')).subject).toBe('Your password was changed')
  expect((await operator.try('POST /api/admin/jobs/:id/retry', one ?? {})).status).toBe(404)
  await operator.call('DELETE /api/admin/jobs/:id', other ?? {})
  expect((await operator.call('GET /api/admin/jobs')).deadLetters).toEqual([])
})

/** As pg-boss leaves it after the last try. */
const anUndeliverable = () =>
  asOwner(running.app, (client) =>
    client.query(
      `insert into pgboss.job (name, data, output, source_name, source_retry_count) values ($1, $2, $3, 'mail.send', 14)`,
      [
        deadLetters,
        JSON.stringify({
          id: running.app.newId(),
          to: 'late@example.test',
          language: 'en',
          template: 'passwordChanged',
          params: { name: 'Asha' },
        }),
        JSON.stringify({ message: 'the server is gone' }),
      ],
    ),
  )
