import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSmtp } from '../../outside/mail/smtp-for-tests.ts'
import { openTestHouse, type TestHouse } from '../../testing/test-house.ts'
import { Visitor } from '../../testing/visitor.ts'

let running: TestHouse
let visitor: Visitor
beforeAll(async () => {
  running = await openTestHouse({}, { works: false })
  visitor = new Visitor(running.house)
})
afterAll(() => running.close())

test('without an SMTP server mails are read at a page: the list, the letter, its link', async () => {
  expect((await visitor.send({ method: 'GET', url: '/dev/mail' })).text).toContain('No mails yet.')
  const text = 'Open http://localhost:3000/invitation/abc'
  await running.house.mailbox?.send({ id: 'm1', to: 'a@example.test', subject: 'Come & join <us>', text })
  const list = await visitor.send({ method: 'GET', url: '/dev/mail' })
  expect(list.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(list.text).toContain('<a href="/dev/mail/m1">Come &#38; join &#60;us&#62;</a>')
  const letter = await visitor.send({ method: 'GET', url: '/dev/mail/m1' })
  expect(letter.text).toContain('<a href="http://localhost:3000/invitation/abc">')
  expect((await visitor.send({ method: 'GET', url: '/dev/mail/other' })).status).toBe(404)
})

test('a mail’s own markup stays in its sandbox', async () => {
  const html = '<script>alert("1")</script><b>hi</b>'
  await running.house.mailbox?.send({
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
  await running.house.smsBox?.send({ id: 's1', to: '+919876543210', text: '042917 <is> your code' })
  const { text } = await visitor.send({ method: 'GET', url: '/dev/sms' })
  expect(text).toContain('042917 &#60;is&#62; your code')
  expect(text).toContain('+919876543210')
})

test('where texts are sent there is no such page', async () => {
  const sending = await openTestHouse({ SMS_URL: 'https://sms.example' }, { works: false })
  expect((await new Visitor(sending.house).send({ method: 'GET', url: '/dev/sms' })).status).toBe(404)
  await sending.close()
})

test('where mails are sent there is no such page', async () => {
  const smtp = await startSmtp()
  const sending = await openTestHouse({ SMTP_URL: smtp.url }, { works: false })
  expect((await new Visitor(sending.house).send({ method: 'GET', url: '/dev/mail' })).status).toBe(404)
  await sending.close()
  await smtp.stop()
})
