import { expect, test } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'

/** The statuses of so many wrong sign-ins, each from an address of its own as the headers tell it. */
async function guesses(told: string, addresses: (serial: number) => string) {
  const running = await openTestApp({ DARZI_TRUST_PROXY: told })
  const statuses = []
  for (let serial = 1; serial <= 11; serial++)
    statuses.push(
      await running.app.fastify.inject({
        method: 'POST',
        url: '/api/login',
        headers: { 'x-forwarded-for': addresses(serial) },
        payload: { email: 'owner@example.test', password: 'a guess of a password' },
      }),
    )
  await running.close()
  return statuses
}

test('behind a proxy, addresses a guesser makes up do not give more guesses; the refusal says for how long', async () => {
  const last = (await guesses('on', (serial) => `203.0.113.${serial}, 198.51.100.7`)).at(-1)
  expect(last?.statusCode).toBe(429)
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(60)
})

test('behind a proxy, people at different addresses do not share their guesses', async () => {
  const answers = await guesses('on', (serial) => `198.51.100.${serial}`)
  expect(answers.map(({ statusCode }) => statusCode)).not.toContain(429)
})

test('behind two proxies the address before the second counts', async () => {
  const answers = await guesses('2', (serial) => `198.51.100.${serial}, 10.0.0.1`)
  expect(answers.map(({ statusCode }) => statusCode)).not.toContain(429)
})
