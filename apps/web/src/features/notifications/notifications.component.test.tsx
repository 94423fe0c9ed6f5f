/** The screen of notifications: words are checked as they are typed, a test says what the provider said, the inbox leads on. */
import type { ApiReply } from '@darzi/contract/api.ts'
import type { Notification } from '@darzi/contract/notification-shapes.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aCustomer, anId } from '../../testing/builders.ts'
import type { FakeApi } from '../../testing/fake-api.ts'
import { keepBook } from '../../testing/fake-book.ts'
import { announce } from '../../testing/fake-live.ts'
import { phone, renderScreen } from '../../testing/render-screen.tsx'

const aNotification = (said: Partial<Notification> = {}): Notification => ({
  id: anId(),
  event: 'orderReady',
  type: 'sms',
  status: 'sent',
  recipient: '098765 43210',
  recipientName: 'Asha Verma',
  order: { id: anId(), number: 'ORD-007' },
  subject: 'Ready',
  message: 'Hello Asha Verma',
  createdAt: '2031-05-06T06:00:00Z',
  attempts: 1,
  can: { resend: false, open: false },
  ...said,
})

const setUp: ApiReply<'GET /api/notifications/settings'> = {
  settings: {
    emailEnabled: true,
    smsEnabled: true,
    whatsappEnabled: true,
    pushEnabled: false,
    linkEnabled: true,
    orderConfirmation: true,
    trialReminder: true,
    orderReady: true,
    orderDelayed: true,
    paymentReminder: true,
    uncollected: true,
    appointmentMoved: true,
    appointmentCancelled: true,
    customerBirthday: false,
    dailyReport: true,
    weeklyReport: true,
    quietFrom: 1260,
    quietTo: 480,
    paymentDays: 7,
    uncollectedDays: 7,
  },
  ways: [
    { type: 'email', isReady: true, missing: [] },
    { type: 'sms', isReady: false, missing: ['TWILIO_ACCOUNT_SID'] },
    { type: 'whatsapp', isReady: false, missing: ['WHATSAPP_TOKEN'] },
    { type: 'push', isReady: false, missing: ['VAPID_PUBLIC_KEY'] },
    { type: 'link', isReady: true, missing: [] },
  ],
  timeZone: 'Asia/Kolkata',
  devices: [],
}

const keepHistory = (api: FakeApi, rows: Notification[]) =>
  api
    .answer('GET /api/notifications', { rows })
    .answer('GET /api/notifications/summary', { pending: 0, sent: 1, failed: 1, opened: 0 })

test('one that failed tells why in the provider’s words, and is sent again', async () => {
  const failed = aNotification({
    status: 'failed',
    error: 'number is not on WhatsApp',
    can: { resend: true, open: false },
  })
  const { api } = await renderScreen(
    '/tailor/notifications?status=failed',
    (api) => keepHistory(api, [failed]).answer('POST /api/notifications/:id/resend', failed),
    { viewport: phone },
  )
  await expect.element(page.getByText('Error: number is not on WhatsApp')).toBeVisible()
  await page.getByRole('button', { name: 'Send again to Asha Verma' }).click()
  await expect.element(page.getByText('Back in the queue')).toBeVisible()
  expect(api.sent('POST /api/notifications/:id/resend')).toHaveLength(1)
})

test('words are previewed while they are typed; a hole nobody knows is refused at the field', async () => {
  const { api } = await renderScreen('/tailor/notifications?tab=templates', (api) =>
    api.answer('GET /api/notifications/templates', {
      templates: [
        {
          event: 'orderReady',
          language: 'en',
          subject: 'Ready',
          message: 'Hello {customerName}',
          variables: ['customerName', 'orderId'],
          isActive: true,
          isOwn: false,
        },
      ],
      examples: { en: { customerName: 'Meera' }, hi: {}, pa: {} },
    }),
  )
  await page.getByRole('button', { name: 'Edit Order ready' }).click()
  const dialog = page.getByRole('dialog', { name: 'Order ready' })
  const words = dialog.getByLabelText('Message')
  await words.fill('Dear {customerName}, come.')
  await expect.element(dialog.getByText('Dear Meera, come.', { exact: true }).last()).toBeVisible()
  await words.fill('Dear {customer}')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText('There is no variable called customer.')).toBeVisible()
  expect(api.sent('PUT /api/notifications/templates/:event/:language')).toEqual([])
})

test('a test is called sent only when the provider took it, and a way that is not set up says so', async () => {
  const answers = [
    aNotification({ event: 'test', type: 'email', status: 'failed', error: '550 no such user' }),
    aNotification({ event: 'test', type: 'email' }),
  ]
  await renderScreen('/tailor/notifications?tab=test', (api) =>
    keepHistory(api, [])
      .answer('GET /api/notifications/settings', setUp)
      .answer('POST /api/notifications/test', () => answers.shift() ?? aNotification()),
  )
  await expect.element(page.getByRole('option', { name: 'SMS (not set up)' })).toBeInTheDocument()
  const send = page.getByRole('button', { name: 'Send test' })
  // It stays reachable to say what is missing, and is announced as one that cannot act.
  await send.click({ force: true })
  await expect.element(page.getByText('Please enter recipient and message')).toBeVisible()
  await page.getByLabelText('Recipient').fill('asha@example.test')
  await page.getByLabelText('Message').fill('Is this on?')
  await send.click()
  await expect.element(page.getByText('Error: 550 no such user')).toBeVisible()
  await send.click()
  await expect.element(page.getByText('Test notification sent successfully!')).toBeVisible()
})

test('the inbox shows what needs an answer first, and the bell how much is new', async () => {
  const about = { at: '2031-05-06T06:00:00Z', subjectId: anId(), isRead: false }
  const { api } = await renderScreen('/tailor/inbox', (api) =>
    api
      .answer('GET /api/inbox/unread', { unread: 2 })
      .answer('GET /api/inbox', {
        unread: 2,
        rows: [
          {
            ...about,
            key: 'form:1',
            kind: 'form',
            needsAnswer: true,
            params: { name: 'Asha', number: 'ORD-9' },
          },
          { ...about, key: 'low:1', kind: 'lowStock', needsAnswer: false, params: { name: 'Poplin' } },
        ],
      })
      .answer('POST /api/inbox/read', { unread: 0 }),
  )
  await expect.element(page.getByRole('link', { name: 'Inbox: 2 new' })).toBeVisible()
  const first = page.getByRole('region', { name: 'Needs an answer' })
  await expect.element(first.getByRole('link', { name: 'Asha sent order ORD-9 by your form' })).toBeVisible()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect
    .poll(() => api.sent('POST /api/inbox/read')[0]?.body)
    .toEqual({ keys: ['form:1', 'low:1'], isRead: true })
})

test('bell and inbox follow what happens while they are open, and what was answered elsewhere goes', async () => {
  const line = (key: string, name: string) =>
    ({
      key,
      kind: 'form',
      at: '2031-05-06T06:00:00Z',
      subjectId: anId(),
      isRead: false,
      needsAnswer: true,
      params: { name, number: 'ORD-9' },
    }) as const
  let rows = [line('form:1', 'Asha')]
  await renderScreen('/tailor/inbox', (api) =>
    api
      .answer('GET /api/inbox/unread', () => ({ unread: rows.length }))
      .answer('GET /api/inbox', () => ({ rows, unread: rows.length })),
  )
  const bell = (count: number) => page.getByRole('link', { name: `Inbox: ${count} new` })
  const told = (name: string) => page.getByRole('link', { name: `${name} sent order ORD-9 by your form` })
  await expect.element(bell(1)).toBeVisible()
  await expect.element(told('Asha')).toBeVisible()
  rows = [line('form:2', 'Meera'), ...rows]
  announce({ feature: 'notifications', id: anId(), kind: 'notifications.changed' })
  await expect.element(bell(2)).toBeVisible()
  await expect.element(told('Meera')).toBeVisible()
  rows = rows.slice(0, 1)
  announce({ feature: 'orders', id: anId(), kind: 'orders.approved' })
  await expect.element(bell(1)).toBeVisible()
  await expect.element(told('Asha')).not.toBeInTheDocument()
  await expect.element(told('Meera')).toBeVisible()
})

test('a birthday that is no day is told at its field and stays to be put right; a right one is kept', async () => {
  const customer = aCustomer({ name: 'Asha Verma' })
  const { api } = await renderScreen(`/tailor/customers/${customer.id}`, (api) => {
    keepBook([customer]).answer(api)
    api.answer('PATCH /api/customers/:id/messaging', { consent: 'unasked' })
  })
  const birthday = page.getByLabelText('Birthday')
  await birthday.fill('02-30')
  await userEvent.tab()
  await expect.element(page.getByText('No such day. Write month and day, as 03-25.')).toBeVisible()
  await expect.element(birthday).toHaveValue('02-30')
  expect(api.sent('PATCH /api/customers/:id/messaging')).toEqual([])
  await birthday.fill('02-29')
  await userEvent.tab()
  await expect.element(page.getByText('No such day. Write month and day, as 03-25.')).not.toBeInTheDocument()
  expect(api.sent('PATCH /api/customers/:id/messaging')).toMatchObject([{ body: { birthday: '02-29' } }])
})

test('what the customer stopped by their own link the shop cannot switch on again, and reads who can', async () => {
  const customer = aCustomer({ name: 'Asha Verma' })
  await renderScreen(`/tailor/customers/${customer.id}`, (api) => {
    keepBook([customer]).answer(api)
    api.answer('GET /api/customers/:id/messaging', { consent: 'withdrawn', consentBy: 'customer' })
  })
  await expect
    .element(page.getByText('The customer stopped messages. Only they can allow them again, by their link.'))
    .toBeVisible()
  await expect.element(page.getByLabelText('May we write?')).toBeDisabled()
  await expect.element(page.getByLabelText('Prefers', { exact: true })).toBeEnabled()
})
