/** A remake that was agreed, on the screens of its customer and of the shop: asked for, answered, and asked for again. */
import type { Dispute } from '@darzi/contract/disputes.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aDispute } from '../../testing/a-dispute.ts'
import { anId, aSession } from '../../testing/builders.ts'
import { phone, renderScreen } from '../../testing/render-screen.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const user = { id: anId(), name: 'Meera', email: 'meera@example.test', role: 'user' as const }

test('once the time to answer is over, both sides read that it is decided without the shop', async () => {
  const dispute = aDispute({ kind: 'remake', isUnanswered: true, can: ['agree'] })
  await renderScreen(
    `/tailor/disputes/${dispute.id}`,
    (api) => api.answer('GET /api/shop/disputes/:id', () => dispute),
    { session: aSession({ can: ['orders.read', 'orders.cancel'] }) },
  )
  await expect.element(page.getByText('Not answered in time')).toBeVisible()
  await expect.element(page.getByText(/^The shop did not answer by .* Now we decide/)).toBeVisible()
  await expect.element(button('Make it again')).toBeVisible()
  await expect.element(page.getByText(/until/)).not.toBeInTheDocument()
})

test('a remake is asked for within its days; turned down, the complaint is the next step and a remake no choice', async () => {
  const order = { number: 'ORD-012', shop: 'Noor Tailors' }
  const orderId = anId()
  let dispute: Dispute | undefined
  const remakeUntil = '2026-12-05'
  const { api, reload } = await renderScreen(
    `/user/orders/${orderId}/dispute?about=remake`,
    (fake) =>
      fake
        .answer('GET /api/own/orders/:id/dispute', () => ({
          order,
          dispute,
          canRaise: dispute?.state !== 'raised',
          remakeUntil: dispute ? undefined : remakeUntil,
        }))
        .answer('POST /api/own/orders/:id/dispute', ({ body }) => {
          dispute = aDispute({ words: body.words, kind: body.kind, can: ['withdraw'] })
          return dispute
        }),
    { session: { user }, viewport: phone },
  )
  await expect.element(page.getByText(/remake it free of charge until 5 Dec 2026/)).toBeVisible()
  await expect.element(page.getByLabelText('What is it about?')).toHaveValue('remake')
  await page.getByLabelText('What is wrong').fill('Sleeves too short.')
  await button('Send it').click()
  await expect.element(button('It is settled: take it back')).toBeVisible()
  expect(api.sent('POST /api/own/orders/:id/dispute').map(({ body }) => body.kind)).toEqual(['remake'])
  dispute = aDispute({
    kind: 'remake',
    state: 'declined',
    answer: 'Worn and washed.',
    answeredAt: '2026-11-21T08:00:00Z',
  })
  await reload()
  await expect.element(page.getByText(/If you disagree, say what is wrong below/)).toBeVisible()
  await expect.element(page.getByText('Worn and washed.')).toBeVisible()
  const choices = page.getByLabelText('What is it about?').getByRole('option')
  await expect.element(choices.first()).toHaveTextContent('It does not fit')
})

test.each([
  ['agreed', 'Take the garment to the shop.'],
  ['declined', 'The shop does not make it again.'],
] as const)(
  'after a remake that was %s, what is chosen is a remake only where the order was handed over again',
  async (state, next) => {
    const order = { number: 'ORD-012', shop: 'Noor Tailors' }
    const dispute = aDispute({
      kind: 'remake',
      state,
      answer: 'Yes or no.',
      answeredAt: '2026-11-21T08:00:00Z',
    })
    let remakeUntil: string | undefined
    const { reload } = await renderScreen(
      `/user/orders/${anId()}/dispute?about=remake`,
      (fake) =>
        fake.answer('GET /api/own/orders/:id/dispute', () => ({
          order,
          dispute,
          canRaise: true,
          remakeUntil,
        })),
      { session: { user }, viewport: phone },
    )
    await expect.element(page.getByLabelText('What is it about?')).toHaveValue('fit')
    await expect.element(page.getByRole('status').filter({ hasText: next })).toBeVisible()
    remakeUntil = '2026-12-05'
    await reload()
    await expect.element(page.getByLabelText('What is it about?')).toHaveValue('remake')
  },
)

test.each([
  ['Make it again', true],
  ['Say no', false],
] as const)('a shop that is asked for a remake says what happens next: %s', async (name, remakes) => {
  const dispute = aDispute({ kind: 'remake', can: ['agree', 'decline'] })
  const { api } = await renderScreen(
    `/tailor/disputes/${dispute.id}`,
    (fake) =>
      fake
        .answer('GET /api/shop/disputes/:id', dispute)
        .answer('POST /api/shop/disputes/:id/answer', { ...dispute, state: 'agreed', can: [] }),
    { session: aSession({ can: ['orders.read', 'orders.cancel'] }), viewport: phone },
  )
  await button(name).click()
  await expect.element(page.getByText('Fill this in.')).toBeVisible()
  expect(api.sent('POST /api/shop/disputes/:id/answer')).toEqual([])
  await page.getByRole('textbox', { name: 'Your answer' }).fill('Bring it on Monday.')
  await button(name).click()
  await expect
    .poll(() => api.sent('POST /api/shop/disputes/:id/answer').map(({ body }) => body))
    .toEqual([{ words: 'Bring it on Monday.', remakes }])
})
