import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anAccount, aPassword } from '../../testing/builders.ts'
import { lastMailTo, linkIn } from '../../testing/mails.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp()
})
afterAll(() => running.close())

const browser = () => new Visitor(running.app)
const send = async (visitor: Visitor, remoteAddress: string, payload: { email: string; password: string }) =>
  (await visitor.send({ method: 'POST', url: '/api/login', payload, remoteAddress })).status

/** All browsers of a test stand behind one address, each test's behind another. */
let home = ''
beforeEach(() => {
  home = `10.${Math.ceil(Math.random() * 250)}.${Math.ceil(Math.random() * 250)}.7`
})
const tryIn = (visitor: Visitor, email: string, password: string) => send(visitor, home, { email, password })

/** A browser in which the account was signed in to, and out of again. */
async function knownBrowser(email: string) {
  const visitor = browser()
  expect(await tryIn(visitor, email, aPassword)).toBe(200)
  await visitor.call('POST /api/logout')
  return visitor
}

/** Strangers behind the same address guess until it is refused. */
async function guessFromHome(email: string) {
  for (let guess = 0; guess < 10; guess++) await tryIn(browser(), email, `guess ${guess}`)
  expect(await tryIn(browser(), email, aPassword)).toBe(429)
}

/** Strangers guess from so many addresses that the account counts as guessed at. */
async function guessFromEverywhere(email: string) {
  for (let guess = 0; guess < 53; guess++)
    await send(browser(), `${home}${guess % 6}`, { email, password: `guess ${guess}` })
}

async function warnings(email: string): Promise<number> {
  running.app.jobs.nudge('mail.send')
  const mails = (await running.app.mailbox?.list()) ?? []
  return mails.filter(({ to, subject }) => to === email && subject.startsWith('Someone tries')).length
}

test('a browser that was signed in before is let in at once, whatever strangers guess', async () => {
  const { email } = await anAccount(running.app)
  const known = await knownBrowser(email)
  await guessFromEverywhere(email)
  await guessFromHome(email)
  expect(await tryIn(known, email, aPassword)).toBe(200)
})

test('a known browser has ten tries of its own, and its right password opens nothing for strangers', async () => {
  const { email } = await anAccount(running.app)
  const known = await knownBrowser(email)
  for (let guess = 0; guess < 10; guess++) expect(await tryIn(known, email, `guess ${guess}`)).toBe(401)
  expect(await tryIn(known, email, aPassword)).toBe(429)
  expect(await tryIn(browser(), email, aPassword)).toBe(200)

  const other = await anAccount(running.app)
  const theirs = await knownBrowser(other.email)
  await guessFromHome(other.email)
  expect(await tryIn(theirs, other.email, aPassword)).toBe(200)
  expect(await tryIn(browser(), other.email, aPassword)).toBe(429)
})

test('a browser known to one account is a stranger to another', async () => {
  const [mine, victim] = [await anAccount(running.app), await anAccount(running.app)]
  const known = await knownBrowser(mine.email)
  await guessFromHome(victim.email)
  expect(await tryIn(known, victim.email, aPassword)).toBe(429)
})

test('each sign-in gives the browser a new token: the one from before is worth nothing', async () => {
  const { email } = await anAccount(running.app)
  const known = await knownBrowser(email)
  const planted = browser()
  for (const [name, value] of known.cookies) planted.cookies.set(name, value)
  expect(await tryIn(known, email, aPassword)).toBe(200)
  await guessFromHome(email)
  expect(await tryIn(planted, email, aPassword)).toBe(429)
  expect(await tryIn(known, email, aPassword)).toBe(200)
})

test('choosing a new password by the mailed link forgets every browser', async () => {
  const { email } = await anAccount(running.app)
  const known = await knownBrowser(email)
  await browser().call('POST /api/password/forgotten', { body: { email } })
  const token = linkIn(await lastMailTo(running.app, email), /token=(\S+)/)
  await browser().call('POST /api/password/reset', { body: { token, password: aPassword } })
  await guessFromHome(email)
  expect(await tryIn(known, email, aPassword)).toBe(429)
})

test('the owner is mailed once a day that strangers guess', async () => {
  const { email } = await anAccount(running.app)
  await guessFromEverywhere(email)
  await expect.poll(() => warnings(email)).toBe(1)
  running.pass({ hours: 1 })
  await guessFromEverywhere(email)
  running.pass({ hours: 25 })
  await guessFromEverywhere(email)
  await expect.poll(() => warnings(email)).toBe(2)
})
