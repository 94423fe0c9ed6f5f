import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Listener, startListener } from '../../features/webhooks/listener-for-tests.ts'
import { isInside } from './inside-addresses.ts'
import { openOutside } from './outside.ts'

describe('an address counts as inside', () => {
  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '127.8.8.8',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.168.1.1',
    '198.18.0.1',
    '203.0.113.7',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::a00:1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fd00:ec2::254',
    'nothing',
  ])('%s', (address) => {
    expect(isInside(address)).toBe(true)
  })

  test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
    'but not %s',
    (address) => {
      expect(isInside(address)).toBe(false)
    },
  )
})

describe('an address of a shop is refused', () => {
  const names: Record<string, string[]> = {
    'hooks.example': ['93.184.216.34'],
    'both.example': ['93.184.216.34', '10.0.0.8'],
    'metadata.example': ['169.254.169.254'],
    'darzi.example': ['93.184.216.34'],
  }
  const outside = openOutside({
    ownHost: 'darzi.example',
    resolve: async (host) => names[host] ?? Promise.reject(new Error('ENOTFOUND')),
  })
  test.each([
    ['http://hooks.example/', 'notHttps'],
    ['ftp://hooks.example/', 'notHttps'],
    ['file:///etc/passwd', 'notHttps'],
    ['https://hooks.example:8443/', 'notHttps'],
    ['https://user:word@hooks.example/', 'notHttps'],
    ['no address', 'notHttps'],
    ['https://both.example/', 'inside'],
    ['https://metadata.example/', 'inside'],
    ['https://darzi.example/', 'inside'],
    ['https://DARZI.example./', 'inside'],
    ['https://127.0.0.1/', 'inside'],
    ['https://2130706433/', 'inside'],
    ['https://0x7f.1/', 'inside'],
    ['https://[::1]/', 'inside'],
    ['https://[::ffff:10.0.0.1]/', 'inside'],
    ['https://169.254.169.254/latest/meta-data/', 'inside'],
    ['https://nowhere.example/', 'unknownHost'],
  ])('%s: %s', async (url, expected) => {
    expect(await outside.check(url)).toBe(expected)
  })

  test('but not one that is public, with or without its port', async () => {
    expect(await outside.check('https://hooks.example/darzi?key=1')).toBeUndefined()
    expect(await outside.check('https://hooks.example:443/')).toBeUndefined()
  })
})

describe('a call', () => {
  let listener: Listener
  beforeAll(async () => {
    listener = await startListener()
  })
  afterAll(() => listener.stop())
  beforeEach(() => {
    listener.heard.length = 0
    listener.answerWith({ code: 200, body: 'ok' })
  })
  const call = (path = '') => ({
    url: `https://hooks.example:${listener.port}/${path}`,
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  const opened = (rules: Parameters<typeof openOutside>[0] = {}) =>
    openOutside({
      plainPorts: [listener.port],
      admits: (address) => address === '127.0.0.1',
      resolve: async () => ['127.0.0.1'],
      ...rules,
    })

  test('goes to the address that was looked up, under the name that was asked for', async () => {
    const { code, answer, failure } = await opened().post(call('here?a=1'))
    expect([code, answer, failure]).toEqual([200, 'ok', undefined])
    expect(listener.heard).toMatchObject([
      { path: '/here?a=1', headers: { host: `hooks.example:${listener.port}` }, body: '{}' },
    ])
  })

  test('is not made where the name has come to stand for something inside since it was checked', async () => {
    const answers = [['93.184.216.34'], ['127.0.0.1'], ['93.184.216.34', '127.0.0.1']]
    const outside = opened({ admits: () => false, resolve: async () => answers.shift() ?? [] })
    expect(await outside.check(call().url)).toBeUndefined()
    expect((await outside.post(call())).failure).toBe('inside')
    expect((await outside.post(call())).failure).toBe('inside')
    expect((await outside.post(call())).failure).toBe('unknownHost')
    expect(listener.heard).toEqual([])
  })

  test('looks a name up once: what it stands for a moment later is not asked', async () => {
    let lookups = 0
    const outside = opened({
      resolve: async () => {
        lookups += 1
        return ['127.0.0.1']
      },
    })
    await outside.post(call())
    expect([lookups, listener.heard.length]).toEqual([1, 1])
  })

  test('follows no redirect, wherever it leads', async () => {
    listener.answerWith({ code: 302, headers: { location: `http://127.0.0.1:${listener.port}/inside` } })
    expect(await opened().post(call('door'))).toMatchObject({ code: 302, failure: 'redirect' })
    expect(listener.heard.map(({ path }) => path)).toEqual(['/door'])
  })

  test('reads the beginning of an answer alone, without what a database cannot keep', async () => {
    listener.answerWith({ code: 500, body: `a\u0000b${'x'.repeat(5_000_000)}` })
    const { code, answer = '', failure } = await opened().post(call())
    expect([code, failure]).toEqual([500, 'answer'])
    expect(answer.startsWith('abxx')).toBe(true)
    expect(answer.length).toBeLessThanOrEqual(1000)
  })

  test('ends when nobody answers in time, and says when nobody is there', async () => {
    listener.answerWith({ code: 200, isSilent: true })
    expect((await opened({ timeoutMs: 50 }).post(call())).failure).toBe('timeout')
    const gone = await startListener()
    await gone.stop()
    const outside = opened({ plainPorts: [gone.port] })
    expect((await outside.post({ ...call(), url: `https://hooks.example:${gone.port}/` })).failure).toBe(
      'refused',
    )
  })
})
