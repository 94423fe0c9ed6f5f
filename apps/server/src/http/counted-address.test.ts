import { expect, test } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'
import { countedAddress } from './counted-address.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['what a proxy made up', 'what a proxy made up'],
  ['', ''],
])('%s counts as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted)
})

/** The statuses of one call from each of these addresses, by a server that lets an address ask twice a minute. */
async function statusesFrom(addresses: string[]) {
  const { app, close } = await openTestApp({ DARZI_TRUST_PROXY: 'on', RATE_PER_ADDRESS: '2' })
  const statuses: number[] = []
  for (const address of addresses) {
    const headers = { 'x-forwarded-for': address }
    const answer = await app.fastify.inject({ url: '/api/session', headers })
    statuses.push(answer.statusCode)
  }
  await close()
  return statuses.map((status) => status === 429)
}

test('addresses of one IPv6 network share their calls; the next network has its own', async () => {
  const addresses = ['2001:db8:1:2::a', '2001:db8:1:2::b', '2001:db8:1:2:ffff::c', '2001:db8:1:3::a']
  expect(await statusesFrom(addresses)).toEqual([false, false, true, false])
})

test('a guesser who takes another address of the same IPv6 network for each guess has no more guesses', async () => {
  const { app, close } = await openTestApp({ DARZI_TRUST_PROXY: 'on' })
  const guess = (serial: number) =>
    app.fastify.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'x-forwarded-for': `2001:db8:1:2::${serial}` },
      payload: { email: 'owner@example.test', password: 'a guess of a password' },
    })
  const statuses: number[] = []
  for (let serial = 1; serial <= 11; serial++) statuses.push((await guess(serial)).statusCode)
  await close()
  expect(statuses.at(-1)).toBe(429)
})
