import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type RunningProvider, startProvider } from './provider-for-tests.ts'
import { createSignIn, type SignInSettings } from './sign-in.ts'
import { visitProvider } from './visit-for-tests.ts'

const redirectUri = 'http://127.0.0.1:1/auth/google/callback'
let provider: RunningProvider

beforeAll(async () => {
  provider = await startProvider()
})
beforeEach(() => {
  Object.assign(provider.person, { email: 'meera@example.com', emailVerified: true, picture: undefined })
})
afterAll(() => provider.stop())

function aSignIn(said: Partial<SignInSettings> = {}) {
  const { issuer, clientId, clientSecret } = provider
  return createSignIn({
    issuer,
    clientId,
    clientSecret,
    redirectUri,
    allowInsecure: true,
    timeoutSeconds: 1,
    ...said,
  })
}

const asMeera = { login: 'meera', says: 'yes' } as const

test('a person who signs in and agrees is told by issuer, subject, e-mail and name', async () => {
  provider.person.picture = 'https://pictures.example/meera.jpg'
  const signIn = aSignIn()
  const { url, carried } = await signIn.begin()
  const back = await visitProvider(url, asMeera)
  expect(back.startsWith(`${redirectUri}?code=`)).toBe(true)
  expect(await signIn.finish(back, carried)).toEqual({
    issuer: provider.issuer,
    subject: 'meera',
    email: 'meera@example.com',
    emailVerified: true,
    name: 'Meera Kaur',
    picture: 'https://pictures.example/meera.jpg',
  })
})

test('the way back counts by its query alone, whatever a proxy made of host and scheme', async () => {
  const signIn = aSignIn()
  const { url, carried } = await signIn.begin()
  const { pathname, search } = new URL(await visitProvider(url, asMeera))
  expect(await signIn.finish(`${pathname}${search}`, carried)).toHaveProperty('email', 'meera@example.com')
})

test('every sign-in has its own state, nonce and verifier, and shows the provider only the verifier’s digest', async () => {
  const signIn = aSignIn()
  const [first, second] = await Promise.all([signIn.begin(), signIn.begin()])
  const secrets = [first, second].flatMap(({ carried }) => Object.values(carried))
  expect(new Set(secrets).size).toBe(6)
  expect(new URL(first.url).searchParams.get('code_challenge_method')).toBe('S256')
  expect(first.url).not.toContain(first.carried.codeVerifier)
})

test('at a shared counter the provider is told to ask which account, else not', async () => {
  const prompts = [true, false].map(async (asksWhichAccount) =>
    new URL((await aSignIn({ asksWhichAccount }).begin()).url).searchParams.get('prompt'),
  )
  expect(await Promise.all(prompts)).toEqual(['select_account', null])
})

test('an answer to another person’s sign-in is refused', async () => {
  const signIn = aSignIn()
  const mine = await signIn.begin()
  const theirs = await signIn.begin()
  const back = await visitProvider(theirs.url, asMeera)
  await expect(signIn.finish(back, mine.carried)).rejects.toMatchObject({
    kind: 'stateMismatch',
    mayRetry: true,
  })
  const stolen = { ...mine.carried, state: theirs.carried.state }
  await expect(signIn.finish(back, stolen)).rejects.toMatchObject({ kind: 'invalid', mayRetry: false })
})

test('a nonce that is not the one we sent is refused', async () => {
  const signIn = aSignIn()
  const { url, carried } = await signIn.begin()
  const back = await visitProvider(url, asMeera)
  await expect(signIn.finish(back, { ...carried, nonce: 'another' })).rejects.toMatchObject({
    kind: 'invalid',
  })
})

test('a code is good for one sign-in only', async () => {
  const signIn = aSignIn()
  const { url, carried } = await signIn.begin()
  const back = await visitProvider(url, asMeera)
  await signIn.finish(back, carried)
  await expect(signIn.finish(back, carried)).rejects.toMatchObject({ kind: 'invalid' })
})

test('a person who says no at the provider is told apart from a failure', async () => {
  const signIn = aSignIn()
  const { url, carried } = await signIn.begin()
  const back = await visitProvider(url, { login: 'meera', says: 'no' })
  await expect(signIn.finish(back, carried)).rejects.toMatchObject({
    name: 'SignInError',
    kind: 'denied',
    mayRetry: true,
  })
})

test('an e-mail that the provider has not verified is reported as unverified', async () => {
  provider.person.emailVerified = false
  const signIn = aSignIn()
  const { url, carried } = await signIn.begin()
  expect(await signIn.finish(await visitProvider(url, asMeera), carried)).toHaveProperty(
    'emailVerified',
    false,
  )
})

test('a picture that is not an https address is left out', async () => {
  provider.person.picture = 'javascript:alert(1)'
  const signIn = aSignIn()
  const { url, carried } = await signIn.begin()
  expect(await signIn.finish(await visitProvider(url, asMeera), carried)).toHaveProperty('picture', undefined)
})

test('a wrong client secret is our own trouble and not retried', async () => {
  const signIn = aSignIn({ clientSecret: 'wrong' })
  const { url, carried } = await signIn.begin()
  const back = await visitProvider(url, asMeera)
  await expect(signIn.finish(back, carried)).rejects.toMatchObject({ kind: 'invalid', mayRetry: false })
})

test('plain http is refused unless it is allowed', async () => {
  await expect(aSignIn({ allowInsecure: false }).begin()).rejects.toMatchObject({ kind: 'invalid' })
})

test('a provider that is down is unreachable, and found again when it is back', async () => {
  const gone = await startProvider()
  await gone.stop()
  const signIn = aSignIn({ issuer: gone.issuer })
  await expect(signIn.begin()).rejects.toMatchObject({ kind: 'unreachable', mayRetry: true })
  const back = await startProvider({ port: Number(new URL(gone.issuer).port) })
  expect((await signIn.begin()).url.startsWith(gone.issuer)).toBe(true)
  await back.stop()
})

test.each([
  ['fails', 503],
  ['never answers', undefined],
])('a provider that %s is unreachable within the time given', async (_how, status) => {
  const troubled = createServer((_request, reply) => void (status && reply.writeHead(status).end()))
  await new Promise<void>((resolve) => troubled.listen(0, '127.0.0.1', resolve))
  // A server listening on TCP has an address of this shape; only pipes have a string.
  const issuer = `http://127.0.0.1:${(troubled.address() as AddressInfo).port}`
  await expect(aSignIn({ issuer }).begin()).rejects.toMatchObject({ kind: 'unreachable', mayRetry: true })
  troubled.closeAllConnections()
  troubled.close()
})
