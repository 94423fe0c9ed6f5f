/** By WhatsApp a customer is told who said yes, in words WhatsApp has approved; everybody else by the next way that is open. */
import { expect, test } from 'vitest'
import { planLeftNews, sendWaiting } from '../../work/tell-customers.ts'
import { aTellingShop, history, openProviders, tellNow, waitingIds } from './notifications-for-tests.ts'

/** One gateway for both ways: texts come to /sms, WhatsApp has the path of its API. */
const providers = openProviders((url) => ({
  SMS_URL: `${url}/sms`,
  WHATSAPP_URL: `${url}/v23.0`,
  WHATSAPP_TOKEN: 'tok',
  WHATSAPP_PHONE_ID: '106',
}))

const approved = 'order_taken_2'

/** A shop with approved words that name the values in an order of their own. */
async function aShopOnWhatsApp({
  consent = 'given',
  whatsappTemplate = approved,
}: {
  consent?: 'given' | 'unasked'
  whatsappTemplate?: string
} = {}) {
  const shop = await aTellingShop(providers.running.app)
  const { owner, customer } = shop
  if (consent === 'given')
    await owner.call('PATCH /api/customers/:id/messaging', { params: { id: customer.id }, body: { consent } })
  await owner.call('PUT /api/notifications/templates/:event/:language', {
    params: { event: 'orderConfirmation', language: 'en' },
    body: {
      subject: 'Taken',
      message: '{totalAmount} for {orderId}, {customerName}.',
      isActive: true,
      whatsappTemplate,
    },
  })
  return shop
}

test('who said yes is told by the approved template, its values in the order the words name them', async () => {
  const { owner, shop, take } = await aShopOnWhatsApp()
  providers.said = { messages: [{ id: 'wamid.7' }] }
  const { number } = await take()
  await tellNow(providers.running.app, shop.id)
  expect(providers.gateway.taken.map(({ path }) => path)).toEqual(['/v23.0/106/messages'])
  const [told] = providers.gateway.taken
  expect(told?.headers.authorization).toBe('Bearer tok')
  expect(JSON.parse(told?.body ?? '')).toMatchObject({
    to: '919876543210',
    type: 'template',
    template: {
      name: approved,
      language: { code: 'en' },
      components: [{ parameters: [{ text: '₹1,000' }, { text: number }, { text: 'Asha Verma' }] }],
    },
  })
  expect(await history(owner)).toMatchObject([{ type: 'whatsapp', status: 'sent' }])
})

test.each([
  ['who was never asked', { consent: 'unasked' }],
  ['who said yes where no words are approved', { whatsappTemplate: '' }],
] as const)('a customer %s is told by a text instead', async (_who, given) => {
  const { owner, shop, take } = await aShopOnWhatsApp(given)
  const { number } = await take()
  await tellNow(providers.running.app, shop.id)
  expect(providers.gateway.taken.map(({ path }) => path)).toEqual(['/sms'])
  expect(providers.gateway.taken[0]?.body).toContain(`₹1,000 for ${number}, Asha Verma.`)
  expect(await history(owner)).toMatchObject([{ type: 'sms', status: 'sent' }])
})

test('a way the shop switched off is not taken', async () => {
  const { owner, shop, take } = await aShopOnWhatsApp()
  await owner.call('PATCH /api/notifications/settings', { body: { whatsappEnabled: false } })
  await take()
  await tellNow(providers.running.app, shop.id)
  expect(providers.gateway.taken.map(({ path }) => path)).toEqual(['/sms'])
})

test('what WhatsApp says of a failure is what the history says, and its “later” is tried again', async () => {
  const { owner, shop, take } = await aShopOnWhatsApp()
  await take()
  await planLeftNews(providers.running.app)
  const [id = ''] = await waitingIds(providers.running.app, shop.id)
  const send = () => sendWaiting(providers.running.app, { shopId: shop.id, id })
  providers.status = 503
  providers.said = { error: { message: 'Service temporarily unavailable', code: 2 } }
  await expect(send()).rejects.toThrow('is tried again')
  expect(await history(owner)).toMatchObject([{ status: 'pending', attempts: 1 }])
  providers.status = 400
  providers.said = { error: { message: 'Template name does not exist in the translation', code: 132001 } }
  await send()
  expect(await history(owner)).toMatchObject([
    { type: 'whatsapp', status: 'failed', error: 'Template name does not exist in the translation' },
  ])
})
