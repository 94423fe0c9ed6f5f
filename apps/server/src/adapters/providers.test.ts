/** The wire formats of providers, against a server on this machine that takes what they would be sent. */
import { createECDH, randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import webpush from 'web-push'
import { createPush } from './push/push.ts'
import { startGateway } from './sms/gateway-for-tests.ts'
import { createMsg91 } from './sms/msg91.ts'
import { createTwilio } from './sms/twilio.ts'
import { createWhatsApp } from './whatsapp/whatsapp.ts'

let gateway: Awaited<ReturnType<typeof startGateway>>
let status = 200
let said: object = {}
beforeEach(async () => {
  gateway = await startGateway(
    () => status,
    () => said,
  )
})
afterEach(async () => {
  await gateway.stop()
  status = 200
  said = {}
})

const sms = { id: 'sms-1', to: '+919876543210', text: 'ਤਿਆਰ & ready' }

test('Twilio is told by a form of its Messages resource, and its message names the reason', async () => {
  const send = () =>
    createTwilio({ url: gateway.url, sid: 'AC1', token: 'secret', from: '+15005550006' }).send(sms)
  status = 201
  said = { sid: 'SM1', status: 'queued' }
  expect(await send()).toEqual({ providerId: 'SM1' })
  const [taken] = gateway.taken
  expect(taken?.path).toBe('/2010-04-01/Accounts/AC1/Messages.json')
  expect(taken?.headers.authorization).toBe(`Basic ${Buffer.from('AC1:secret').toString('base64')}`)
  expect(Object.fromEntries(new URLSearchParams(taken?.body))).toEqual({
    To: sms.to,
    Body: sms.text,
    From: '+15005550006',
  })
  status = 400
  said = { code: 21211, message: "The 'To' number is not a valid phone number.", status: 400 }
  await expect(send()).rejects.toMatchObject({
    kind: 'refused',
    mayRetry: false,
    words: "The 'To' number is not a valid phone number.",
  })
})

test('a messaging service of Twilio is named as one', async () => {
  status = 201
  await createTwilio({ url: gateway.url, sid: 'AC1', token: 's', from: 'MG7' }).send(sms)
  expect(new URLSearchParams(gateway.taken[0]?.body).get('MessagingServiceSid')).toBe('MG7')
})

test('MSG91 is told by a flow; an error it answers with 200 is an error', async () => {
  const send = () => createMsg91({ url: gateway.url, key: 'k', templateId: 't1' }).send(sms)
  said = { type: 'success', message: 'req-1' }
  expect(await send()).toEqual({ providerId: 'req-1' })
  const [taken] = gateway.taken
  expect(taken?.path).toBe('/api/v5/flow')
  expect(taken?.headers.authkey).toBe('k')
  expect(JSON.parse(taken?.body ?? '')).toEqual({
    template_id: 't1',
    recipients: [{ mobiles: '919876543210', text: sms.text }],
  })
  said = { type: 'error', message: 'template id missing' }
  await expect(send()).rejects.toMatchObject({ kind: 'refused', words: 'template id missing' })
})

test('WhatsApp is told an approved template by name with its values in order, or free words', async () => {
  const whatsapp = createWhatsApp({ url: gateway.url, token: 'tok', phoneId: '106' })
  said = { messaging_product: 'whatsapp', messages: [{ id: 'wamid.1' }] }
  const template = { name: 'order_ready', language: 'pa', values: ['Asha', 'ORD-1\nnow'] }
  expect(await whatsapp.send({ to: sms.to, text: sms.text, template })).toEqual({ providerId: 'wamid.1' })
  await whatsapp.send({ to: sms.to, text: sms.text })
  const [approved, free] = gateway.taken
  expect(approved?.path).toBe('/106/messages')
  expect(approved?.headers.authorization).toBe('Bearer tok')
  expect(JSON.parse(approved?.body ?? '')).toEqual({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: '919876543210',
    type: 'template',
    template: {
      name: 'order_ready',
      language: { code: 'pa' },
      components: [
        {
          type: 'body',
          parameters: [
            { type: 'text', text: 'Asha' },
            { type: 'text', text: 'ORD-1 now' },
          ],
        },
      ],
    },
  })
  expect(JSON.parse(free?.body ?? '')).toMatchObject({ type: 'text', text: { body: sms.text } })
  status = 401
  said = { error: { message: 'Error validating access token', type: 'OAuthException', code: 190 } }
  await expect(whatsapp.send({ to: sms.to, text: 'x' })).rejects.toMatchObject({
    kind: 'credentials',
    words: 'Error validating access token',
  })
})

test('a push is signed and sealed for its browser; one that is gone is said to be gone', async () => {
  const { publicKey, privateKey } = webpush.generateVAPIDKeys()
  const push = createPush({ publicKey, privateKey, subject: 'mailto:hello@darzi.example' })
  const browser = createECDH('prime256v1')
  const to = {
    endpoint: `${gateway.url}/push/1`,
    p256dh: browser.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
  const message = { title: 'Noor Tailors', body: 'Orders taken: 3', path: '/tailor/inbox', tag: 'n1' }
  expect(await push.send(to, message)).toEqual({ isGone: false })
  const [taken] = gateway.taken
  expect(taken?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
  expect(taken?.headers.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=/)
  expect(taken?.body).not.toContain('Orders taken')
  status = 410
  expect(await push.send(to, message)).toEqual({ isGone: true })
})

test('a provider that is not there was told nothing, so it may be asked again', async () => {
  const { url, stop } = await startGateway()
  await stop()
  await expect(createTwilio({ url, sid: 'AC1', token: 's', from: 'x' }).send(sms)).rejects.toMatchObject({
    kind: 'unreachable',
    mayRetry: true,
  })
})
