import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { startGateway } from './gateway-for-tests.ts'
import { readHeaders, usualBody } from './gateway-settings.ts'
import { createHttpGateway } from './http-gateway.ts'
import { createSmsFolder } from './sms-folder.ts'
import type { Sms } from './texter.ts'

let stop: (() => Promise<unknown>) | undefined
afterEach(async () => {
  await stop?.()
  stop = undefined
})

const anSms = (said: Partial<Sms> = {}): Sms => ({
  id: 'code-1',
  to: '+919876543210',
  text: '042917 ਤੁਹਾਡਾ ਕੋਡ ਹੈ',
  ...said,
})

async function aGateway(body: string, answer?: () => number) {
  const gateway = await startGateway(answer)
  stop = gateway.stop
  const headers = { authorization: 'Bearer secret' }
  return { ...gateway, texter: createHttpGateway({ url: gateway.url, body, headers, from: 'DARZI' }) }
}

test('a gateway is told whom, from whom and what, in three scripts, with the operator’s headers', async () => {
  const { texter, taken } = await aGateway(usualBody)
  await texter.send(anSms())
  const [first] = taken
  expect(JSON.parse(first?.body ?? '')).toEqual({ ...anSms(), from: 'DARZI' })
  expect(first?.headers).toMatchObject({
    authorization: 'Bearer secret',
    'content-type': 'application/json',
    'idempotency-key': 'code-1',
  })
})

test('a gateway that reads forms is sent one', async () => {
  const { texter, taken } = await aGateway('To={to}&From={from}&Body={text}')
  await texter.send(anSms({ text: 'code & more = 5' }))
  expect(Object.fromEntries(new URLSearchParams(taken[0]?.body))).toEqual({
    To: '+919876543210',
    From: 'DARZI',
    Body: 'code & more = 5',
  })
})

test.each([usualBody, 'to={to}&text={text}'])('a text cannot say more than its place in %s', async (body) => {
  const { texter, taken } = await aGateway(body)
  const text = '","to":"+1999" &to=+1999 {from} \n'
  await texter.send(anSms({ text }))
  const told = body.startsWith('{')
    ? JSON.parse(taken[0]?.body ?? '')
    : Object.fromEntries(new URLSearchParams(taken[0]?.body))
  expect(told).toMatchObject({ to: '+919876543210', text })
})

test.each([
  [400, 'refused', false],
  [401, 'credentials', true],
  [429, 'deferred', true],
  [503, 'deferred', true],
])('a gateway’s answer %i is %s, and a retry is sensible: %s', async (status, kind, mayRetry) => {
  const { texter } = await aGateway(usualBody, () => status)
  await expect(texter.send(anSms())).rejects.toMatchObject({ name: 'SmsError', kind, mayRetry })
})

test('a gateway that is not there can be tried later', async () => {
  const { texter, stop: leave } = await aGateway(usualBody)
  await leave()
  stop = undefined
  await expect(texter.send(anSms())).rejects.toMatchObject({ kind: 'unreachable', mayRetry: true })
})

test.each([{ to: '+91987,+92300' }, { to: '98765' }, { text: '' }, { id: '../x' }])(
  '%j never leaves the house',
  async (said) => {
    const { texter, taken } = await aGateway(usualBody)
    await expect(texter.send(anSms(said))).rejects.toMatchObject({ kind: 'badSms', mayRetry: false })
    expect(taken).toEqual([])
  },
)

test('headers are written as pairs, and what is no header is noticed', () => {
  expect(readHeaders('Authorization: Bearer a:b; X-Shop: 7')).toEqual({
    authorization: 'Bearer a:b',
    'x-shop': '7',
  })
  expect(readHeaders('Bearer abc')).toBeUndefined()
  expect(readHeaders('X-Shop: ')).toBeUndefined()
})

test('without a gateway the newest texts can be read, also by a program started later', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'darzi-sms-')), 'sms')
  stop = () => rm(join(folder, '..'), { recursive: true, force: true })
  const texts = createSmsFolder({ folder, mostKept: 2, now: () => new Date(Date.UTC(2026, 10, 21)) })
  for (const id of ['a', 'b', 'c']) await texts.send(anSms({ id }))
  expect((await createSmsFolder({ folder }).list()).map(({ id }) => id)).toEqual(['c', 'b'])
  expect((await createSmsFolder({ folder }).read('c'))?.text).toBe(anSms().text)
})
