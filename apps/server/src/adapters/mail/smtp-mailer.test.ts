import { type AddressInfo, createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createSmtpMailer } from '../adapters.ts'
import type { Mail } from './mailer.ts'
import { answer, type RunningSmtp, startSmtp } from './smtp-for-tests.ts'

const from = 'Darzi <no-reply@darzi.example>'
let smtp: RunningSmtp | undefined
afterEach(async () => {
  await smtp?.stop()
  smtp = undefined
})

function aMail(said: Partial<Mail> = {}): Mail {
  return { id: 'mail-1', to: 'meera@example.com', subject: 'Your coat', text: 'It is ready.', ...said }
}

async function started(...steps: Parameters<typeof startSmtp>): Promise<RunningSmtp> {
  smtp = await startSmtp(...steps)
  return smtp
}

test('a mail in three scripts arrives at its one recipient, as text and as a page', async () => {
  const { url, taken } = await started()
  const subject = 'ਤੁਹਾਡਾ ਕੋਟ · आपका कोट'
  await createSmtpMailer({ url, from }).send(aMail({ subject, text: 'तैयार है', html: '<p>तैयार है</p>' }))
  expect(taken.map(({ from, to }) => [from, to])).toEqual([['no-reply@darzi.example', ['meera@example.com']]])
  const source = taken[0]?.source ?? ''
  expect(source).toContain('multipart/alternative')
  expect(source).toContain('Auto-Submitted: auto-generated')
  expect(source).toContain(Buffer.from('तैयार है').toString('base64'))
})

test('a mail sent twice carries the same Message-ID twice', async () => {
  const { url, taken } = await started()
  const mailer = createSmtpMailer({ url, from })
  await mailer.send(aMail())
  await mailer.send(aMail())
  const ids = taken.map(({ source }) => /^Message-ID: (.+)$/im.exec(source)?.[1]?.trim())
  expect(ids).toEqual(['<mail-1@darzi.example>', '<mail-1@darzi.example>'])
})

test.each([
  { to: 'a@example.com, b@example.com' },
  { to: 'a@example.com\r\nBcc: b@example.com' },
  { to: '<a@example.com>' },
  { to: 'nobody' },
  { subject: 'Hello\r\nBcc: b@example.com' },
  { id: '1@elsewhere>\r\n' },
])('%j never leaves the house', async (said) => {
  const { url, taken } = await started()
  await expect(createSmtpMailer({ url, from }).send(aMail(said))).rejects.toMatchObject({
    kind: 'badMail',
    mayRetry: false,
  })
  expect(taken).toEqual([])
})

test.each([
  [550, 'refused', false],
  [451, 'deferred', true],
])('a recipient answered with %i is %s, and a retry is sensible: %s', async (code, kind, mayRetry) => {
  const { url } = await started({ onRcptTo: (_address, _session, done) => done(answer(code, 'no')) })
  await expect(createSmtpMailer({ url, from }).send(aMail())).rejects.toMatchObject({
    name: 'MailError',
    kind,
    mayRetry,
  })
})

test('a wrong password is the operator’s trouble, and the mail can be sent once it is mended', async () => {
  const { url } = await started({ onAuth: (_auth, _session, done) => done(answer(535, 'wrong')) })
  const withPassword = url.replace('smtp://', 'smtp://darzi:wrong@')
  await expect(createSmtpMailer({ url: withPassword, from }).send(aMail())).rejects.toMatchObject({
    kind: 'credentials',
    mayRetry: true,
  })
})

test('a server that turns us away at once, or is not there, is unreachable', async () => {
  const unreachable = { kind: 'unreachable', mayRetry: true }
  const { url } = await started({ onConnect: (_session, done) => done(answer(554, 'not you')) })
  await expect(createSmtpMailer({ url, from }).send(aMail())).rejects.toMatchObject(unreachable)
  await expect(createSmtpMailer({ url: 'smtp://127.0.0.1:1', from }).send(aMail())).rejects.toMatchObject(
    unreachable,
  )
})

test.each([
  ['never says a word', ''],
  ['falls silent after its greeting', '220 good morning\r\n'],
])('a server that %s is given up in the time given', async (_how, greeting) => {
  const silent = createServer((socket) => socket.write(greeting))
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  // A server listening on TCP has an address of this shape; only pipes have a string.
  const url = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const sending = createSmtpMailer({ url, from, timeoutMs: 200 }).send(aMail())
  await expect(sending).rejects.toMatchObject({ kind: 'unreachable', mayRetry: true })
  silent.close()
})
