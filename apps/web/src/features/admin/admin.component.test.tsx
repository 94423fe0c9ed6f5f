/** The operator's screens: what waits, the way to a second factor, an answer that is kept when it fails. */
import type { ContactMessage } from '@darzi/contract/admin.ts'
import type { Report } from '@darzi/contract/reports.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anId } from '../../testing/builders.ts'
import { FakeProblem } from '../../testing/fake-api.ts'
import { phone, renderScreen } from '../../testing/render-screen.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const user = { id: anId(), name: 'Olga', email: 'olga@example.test', role: 'user' as const }
const session = { user, isOperator: true as const }

const aMessage = (said: Partial<ContactMessage> = {}): ContactMessage => ({
  id: anId(),
  sentAt: '2026-11-20T08:00:00.000Z',
  name: 'Meera Shah',
  email: 'meera@example.test',
  topic: 'house',
  message: 'May we talk?',
  language: 'en',
  ...said,
})

test('each count leads to its list', async () => {
  await renderScreen(
    '/admin',
    (api) =>
      api
        .answer('GET /api/admin/queue', {
          disputes: 0,
          verifications: 0,
          reports: 0,
          messages: 2,
          deadLetters: 0,
        })
        .answer('GET /api/admin/messages', { rows: [aMessage()] }),
    { session },
  )
  await expect.element(page.getByText('2', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Messages to answer' }).click()
  await expect.element(page.getByText('May we talk?')).toBeVisible()
})

test('without a second factor the screen leads to setting it up', async () => {
  await renderScreen(
    '/admin/messages',
    (api) => api.refuse('GET /api/admin/messages', 'access.secondFactorFirst'),
    { session },
  )
  const way = page.getByRole('link', { name: 'Set it up' })
  await expect.element(way).toBeVisible()
  expect(way.element().getAttribute('href')).toBe('/user/profile')
})

test('an answer that could not be sent stays as it was written, and is sent again', async () => {
  let tries = 0
  const message = aMessage()
  let rows = [message]
  await renderScreen(
    '/admin/messages',
    (api) =>
      api
        .answer('GET /api/admin/messages', () => ({ rows }))
        .answer('POST /api/admin/messages/:id/answer', ({ body }) => {
          if (++tries === 1) throw new FakeProblem('request.unavailable')
          rows = []
          return { ...message, answer: body.words, answeredAt: '2026-11-20T09:00:00.000Z' }
        }),
    { session },
  )
  await button('Answer').click()
  const dialog = page.getByRole('dialog', { name: 'Answer Meera Shah' })
  await dialog.getByLabelText('Your answer').fill('Gladly.')
  await dialog.getByRole('button', { name: 'Send answer' }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect.element(dialog.getByLabelText('Your answer')).toHaveValue('Gladly.')
  await dialog.getByRole('button', { name: 'Send answer' }).click()
  await expect.element(page.getByText('No messages to answer')).toBeVisible()
})

test('a failed job is sent on its way again', async () => {
  const job = {
    id: anId(),
    queue: 'mail.send',
    failedAt: '2026-11-20T08:00:00.000Z',
    tries: 15,
    error: 'gone',
  }
  let dead = [job]
  await renderScreen(
    '/admin/jobs',
    (api) =>
      api
        .answer('GET /api/admin/jobs', () => ({
          queues: [{ name: 'mail.send', waiting: 3, running: 0, retrying: 1 }],
          deadLetters: dead,
        }))
        .answer('POST /api/admin/jobs/:id/retry', () => {
          dead = []
          return { ok: true as const }
        }),
    { session },
  )
  await expect.element(page.getByText('Tried 15 times')).toBeVisible()
  await button('Try again').click()
  await expect.element(page.getByText(/Nothing has failed/)).toBeVisible()
})

test('the queues tell how much waits, runs and is tried again', async () => {
  await renderScreen(
    '/admin/jobs',
    (api) =>
      api.answer('GET /api/admin/jobs', {
        queues: [
          { name: 'mail.send', waiting: 3, running: 2, retrying: 1 },
          { name: 'push.send', waiting: 0, running: 0, retrying: 0 },
        ],
        deadLetters: [],
      }),
    { session },
  )
  await expect.element(page.getByRole('row', { name: /^mail\.send 3 2 1/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /^push\.send 0 0 0/ })).toBeVisible()
})

test('the audit is searched by who and what as they are typed; nothing found says so, and the search is cleared', async () => {
  const row = (what: string) => ({
    id: anId(),
    at: '2026-11-20T08:00:00.000Z',
    what,
    account: { id: anId(), name: 'Ravi Nair', email: 'ravi@example.test' },
  })
  const { api } = await renderScreen(
    '/admin/audit',
    (fake) =>
      fake.answer('GET /api/admin/audit', ({ query }) => ({
        rows: query.what === 'nothing' ? [] : [row(`POST /api/${query.what ?? 'customers'}`)],
      })),
    { session },
  )
  await expect.element(page.getByText('POST /api/customers')).toBeVisible()
  await page.getByLabelText('Who').fill('ravi nair')
  await page.getByLabelText('What').fill('payments')
  await button('Search').click()
  await expect.element(page.getByText('POST /api/payments')).toBeVisible()
  expect(api.sent('GET /api/admin/audit').at(-1)?.query).toMatchObject({ who: 'ravi nair', what: 'payments' })
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    who: 'ravi nair',
    what: 'payments',
  })
  await page.getByLabelText('What').fill('nothing')
  await button('Search').click()
  await expect.element(page.getByText('No line matches this search.')).toBeVisible()
  await button('Clear the search').click()
  await expect.element(page.getByText('POST /api/customers')).toBeVisible()
  await expect.element(page.getByLabelText('Who')).toHaveValue('')
  expect(location.search).toBe('')
})

test('a reported review is hidden with words to both', async () => {
  const id = anId()
  let sent: unknown
  const report: Report = {
    id,
    kind: 'review',
    reason: 'abuse',
    state: 'waiting',
    shop: 'Noor',
    said: '1/5\nA cheat',
    reportedAt: '2026-11-20T08:00:00.000Z',
    reporter: { name: 'Asha', email: 'asha@example.test', isShop: false },
    author: 'Meera',
    photos: [],
    alike: 0,
    can: ['hide', 'dismiss'],
  }
  const hidden: Report = { ...report, state: 'hidden', can: ['dismiss'] }
  await renderScreen(
    `/admin/reports/${id}`,
    (api) =>
      api
        .answer('GET /api/admin/reports/:id', () => (sent ? hidden : report))
        .answer('POST /api/admin/reports/:id/decide', ({ body }) => {
          sent = body
          return hidden
        }),
    { session },
  )
  await expect.element(page.getByText('Others who reported the same')).not.toBeInTheDocument()
  await button('Hide it').click()
  await expect.element(page.getByText('Fill this in.')).toBeVisible()
  await page.getByLabelText('Words to both').fill('Insults are not shown')
  await button('Hide it').click()
  await expect.element(button('Show it again')).toBeVisible()
  expect(sent).toEqual({ act: 'hide', words: 'Insults are not shown' })
})

test('on a phone the state of a long report keeps its words whole', async () => {
  const shop = 'Harpreet & Sons, Tailors and Outfitters'
  const row = {
    id: anId(),
    kind: 'review',
    shop,
    reason: 'abuse',
    said: '1/5 A cheat',
    state: 'waiting',
  } as const
  await renderScreen(
    '/admin/reports',
    (api) =>
      api.answer('GET /api/admin/reports', { rows: [{ ...row, reportedAt: '2026-11-20T08:00:00.000Z' }] }),
    { session, viewport: phone },
  )
  const state = page.getByRole('list', { name: 'Reports' }).getByText('To decide', { exact: true })
  await expect.element(state).toBeVisible()
  expect(state.element().getBoundingClientRect().height).toBeLessThan(30)
})

test('the operator reads what to check in words about the shop, not to it', async () => {
  const id = anId()
  const photos = [{ id: anId(), part: 'work' as const }]
  const sent = { id, state: 'sent' as const, sentAt: '2026-11-20T08:00:00.000Z', photos, verifiedFor: [] }
  await renderScreen(
    `/admin/verifications/${id}`,
    (api) =>
      api.answer('GET /api/admin/verifications/:id', { ...sent, shop: { id: anId(), name: 'Noor Tailors' } }),
    { session },
  )
  for (const name of ['The owner', 'The shop’s address', 'The workroom'])
    await expect.element(page.getByRole('checkbox', { name, exact: true })).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'The workroom, photo 1' })).toBeInTheDocument()
})
