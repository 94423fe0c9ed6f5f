/** Conversations: read by either side, written in, and what is refused stays as it was typed. */
import type { Session } from '@darzi/contract/accounts.ts'
import type { ConversationMessage, ConversationRow } from '@darzi/contract/conversations.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anId } from '../../testing/builders.ts'
import { desk, phone, renderScreen } from '../../testing/render-screen.tsx'

const session: Session = {
  user: { id: anId(), name: 'Asha Verma', email: 'asha@example.test', role: 'user' },
}
const aTalk = (given: Partial<ConversationRow> = {}): ConversationRow => ({
  id: anId(),
  withName: 'Noor Tailors',
  with: 'tailor',
  orderId: anId(),
  orderNumber: 'ORD-001',
  garments: [{ key: 'shirt' }],
  last: { words: 'Is cotton fine?', hasPhoto: false, isMine: true },
  lastAt: '2026-11-20T10:00:00Z',
  unread: 0,
  isClosed: false,
  ...given,
})
const said = (words: string, given: Partial<ConversationMessage> = {}): ConversationMessage => ({
  id: anId(),
  isMine: false,
  author: 'Noor Tailors',
  words,
  at: '2026-11-20T10:00:00Z',
  isRead: false,
  ...given,
})
const thread = page.getByRole('region', { name: 'What was written' })
const field = page.getByRole('textbox', { name: 'Write a message' })

const idOf = ({ body }: { body: unknown }) => (body instanceof FormData ? body.get('id') : undefined)

const open = (talk: ConversationRow, messages: ConversationMessage[], viewport = desk) =>
  renderScreen(
    `/user/messages?with=${talk.id}`,
    (api) => {
      api.answer('GET /api/conversations', { rows: [talk] })
      api.answer('GET /api/conversations/:id', talk)
      api.answer('GET /api/conversations/:id/messages', { rows: messages })
      api.answer('POST /api/conversations/:id/seen', { unread: 0 })
    },
    { session, viewport },
  )

test('at a desk the list and the thread stand side by side; what is new counts as seen', async () => {
  const { api } = await open(aTalk({ unread: 1, isUnseen: true }), [
    said('Yes'),
    said('Is cotton fine?', { isMine: true, isRead: true }),
  ])
  await expect
    .element(page.getByRole('list', { name: 'Messages' }).getByRole('link'))
    .toHaveAttribute('aria-current', 'true')
  await expect.element(thread.getByText('Yes')).toBeVisible()
  await expect.element(thread.getByText(/You · .* · seen/)).toBeVisible()
  await expect.poll(() => api.sent('POST /api/conversations/:id/seen').length).toBeGreaterThan(0)
})

test('on a phone the thread stands alone, and back leads to the list', async () => {
  await open(aTalk(), [said('Yes')], phone)
  await expect.element(thread.getByText('Yes')).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'Messages' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(page.getByRole('link', { name: /Noor Tailors/ })).toBeVisible()
})

test('a line that is refused stays as it was typed, with the reason at the field; then it is sent', async () => {
  const messages: ConversationMessage[] = []
  const { api } = await open(aTalk(), messages)
  await field.fill('You b1tch')
  api.refuse('POST /api/conversations/:id/messages', 'conversations.blockedWord', {
    fields: ['words'],
    params: { word: 'bitch' },
  })
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByText('Please leave out the word “bitch”.')).toBeVisible()
  await expect.element(field).toHaveValue('You b1tch')
  api.answer('POST /api/conversations/:id/messages', () => {
    messages.unshift(said('Thank you', { isMine: true }))
    return said('Thank you', { id: messages[0]?.id ?? '', isMine: true })
  })
  await field.fill('Thank you')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(thread.getByText('Thank you')).toBeVisible()
  await expect.element(field).toHaveValue('')
})

test('what is typed while a line is on its way stays, and is a line of its own', async () => {
  const messages: ConversationMessage[] = []
  const { api } = await open(aTalk(), messages)
  api.answer('POST /api/conversations/:id/messages', () => {
    messages.unshift(said('Ready on Friday', { isMine: true }))
    return messages[0] ?? said('')
  })
  const answer = api.hold('POST /api/conversations/:id/messages')
  await field.fill('Ready on Friday')
  await page.getByRole('button', { name: 'Send' }).click()
  await field.fill('Ready on Friday, after five')
  answer()
  await expect.element(thread.getByText('Ready on Friday')).toBeVisible()
  await expect.element(field).toHaveValue(', after five')
})

test('a line that is corrected after its answer was lost is another line; as it was, it is the same', async () => {
  const { api } = await open(aTalk(), [])
  api.answer('POST /api/conversations/:id/messages', said('₹5000', { isMine: true }))
  api.lose('POST /api/conversations/:id/messages')
  const ids = () => api.sent('POST /api/conversations/:id/messages').map(idOf)
  const send = page.getByRole('button', { name: 'Send' })
  await field.fill('₹500')
  await send.click()
  await expect.poll(() => ids().length).toBe(2)
  api.lose('POST /api/conversations/:id/messages')
  await field.fill('₹50')
  await field.fill('₹500')
  await send.click()
  await expect.poll(() => ids().length).toBe(4)
  expect(new Set(ids()).size).toBe(1)
  await field.fill('₹5000')
  await send.click()
  await expect.element(field).toHaveValue('')
  expect(new Set(ids()).size).toBe(2)
})

test('of a closed conversation nothing is offered but to read it', async () => {
  await open(aTalk({ isClosed: true }), [said('Too busy')])
  await expect.element(page.getByText('This conversation is closed.')).toBeVisible()
  await expect.element(field).not.toBeInTheDocument()
})

test('once house and partner have parted, what was written stays and the reason stands where one wrote', async () => {
  await open(aTalk({ isClosed: true, isParted: true }), [said('The sleeve is done')])
  await expect.element(thread.getByText('The sleeve is done')).toBeVisible()
  await expect.element(page.getByText('You no longer work together', { exact: false })).toBeVisible()
  await expect.element(field).not.toBeInTheDocument()
})

test('the menu says how much is new, and without messages the screen says where to write', async () => {
  await renderScreen(
    '/user/messages',
    (api) => {
      api.answer('GET /api/conversations/unread', { unread: 2 })
      api.answer('GET /api/conversations', { rows: [] })
    },
    { session },
  )
  await expect.element(page.getByRole('link', { name: /Messages\s*2 new/ })).toBeVisible()
  await expect.element(page.getByText('No messages yet')).toBeVisible()
})
