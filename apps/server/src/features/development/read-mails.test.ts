import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSmtp } from '../../adapters/mail/smtp-for-tests.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'

let running: TestApp
let visitor: Visitor
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
  visitor = new Visitor(running.app)
})
afterAll(() => running.close())

test('without an SMTP server mails are read at a page: the list, the letter, its link', async () => {
  expect((await visitor.send({ method: 'GET', url: '/dev/mail' })).text).toContain('No mails yet.')
  const text = 'Open http://localhost:3000/invitation/abc'
  await running.app.mailbox?.send({ id: 'm1', to: 'a@example.test', subject: 'Come & join <us>', text })
  const list = await visitor.send({ method: 'GET', url: '/dev/mail' })
  expect(list.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(list.text).toContain('<a href="/dev/mail/m1">Come &#38; join &#60;us&#62;</a>')
  const letter = await visitor.send({ method: 'GET', url: '/dev/mail/m1' })
  expect(letter.text).toContain('<a href="http://localhost:3000/invitation/abc">')
  expect((await visitor.send({ method: 'GET', url: '/dev/mail/other' })).status).toBe(404)
})

test('a mail’s own markup stays in its sandbox', async () => {
  const html = '<script>alert("1")</script><b>hi</b>'
  await running.app.mailbox?.send({
    id: 'm2',
    to: 'a@example.test',
    subject: 'x',
    text: '<script>2</script>',
    html,
  })
  const { text } = await visitor.send({ method: 'GET', url: '/dev/mail/m2' })
  expect(text).not.toContain('<script>')
  expect(text).toContain('<iframe sandbox srcdoc="&#60;script&#62;alert(&#34;1&#34;)')
})

test('without an SMS gateway texts are read at a page', async () => {
  expect((await visitor.send({ method: 'GET', url: '/dev/sms' })).text).toContain('No texts yet.')
  await running.app.smsBox?.send({ id: 's1', to: '+919876543210', text: '042917 <is> your code' })
  const { text } = await visitor.send({ method: 'GET', url: '/dev/sms' })
  expect(text).toContain('042917 &#60;is&#62; your code')
  expect(text).toContain('+919876543210')
})

test('where texts are sent there is no such page', async () => {
  const sending = await openTestApp({ SMS_URL: 'https://sms.example' }, { works: false })
  expect((await new Visitor(sending.app).send({ method: 'GET', url: '/dev/sms' })).status).toBe(404)
  await sending.close()
})

test('where mails are sent there is no such page', async () => {
  const smtp = await startSmtp()
  const sending = await openTestApp({ SMTP_URL: smtp.url }, { works: false })
  expect((await new Visitor(sending.app).send({ method: 'GET', url: '/dev/mail' })).status).toBe(404)
  await sending.close()
  await smtp.stop()
})
