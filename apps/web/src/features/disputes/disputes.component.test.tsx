/** A dispute on its three screens: raised without losing a word, answered by the shop, decided by the operator. */
import type { Evidence } from '@darzi/contract/dispute-evidence.ts'
import type { Dispute } from '@darzi/contract/disputes.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aDispute } from '../../testing/a-dispute.ts'
import { anId, aSession } from '../../testing/builders.ts'
import { FakeProblem } from '../../testing/fake-api.ts'
import { announce } from '../../testing/fake-live.ts'
import { phone, renderScreen } from '../../testing/render-screen.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const user = { id: anId(), name: 'Meera', email: 'meera@example.test', role: 'user' as const }

function aPhoto() {
  const id = anId()
  return { id, url: `/photos/${id}`, thumbUrl: `/photos/${id}/thumb` }
}
const evidence: Evidence = {
  order: {
    state: 'delivered',
    orderedOn: '2026-11-01',
    promisedOn: '2026-11-15',
    totalMinor: 150_000,
    paidMinor: 100_000,
  },
  pieces: [
    {
      id: anId(),
      garment: { key: 'kurta' },
      person: 'Meera Joshi',
      stage: 'delivery',
      isCut: true,
      reworks: 1,
      sizes: [{ field: 'chest', typed: '38' }],
    },
  ],
  brief: {
    at: '2026-10-30T08:00:00Z',
    words: 'A silk kurta',
    cloth: 'own',
    photos: [aPhoto()],
  },
  terms: {
    version: 2,
    agreedAt: '2026-11-01T08:00:00Z',
    priceMinor: 150_000,
    readyOn: '2026-11-15',
    milestones: [{ kind: 'advance', dueMinor: 100_000, paidMinor: 100_000 }],
    remakeDays: 10,
    remakeUntil: '2026-11-25',
    keptAfterCutMinor: 100_000,
  },
  photos: [{ ...aPhoto(), at: '2026-11-08T08:00:00Z', kind: 'stage', note: 'Left sleeve' }],
  trialAnswers: [
    {
      id: anId(),
      at: '2026-11-10T08:00:00Z',
      answer: 'change',
      by: 'Meera Joshi',
      words: 'Longer sleeves',
    },
  ],
  offers: [],
  bills: [],
  payments: [
    {
      id: anId(),
      at: '2026-11-01T09:00:00Z',
      kind: 'advance',
      method: 'netbanking',
      status: 'completed',
      amountMinor: 100_000,
    },
  ],
  messages: [],
  events: [],
}

test('what is wrong is sent; refused, the words stay, and sent again it waits for the shop', async () => {
  let tries = 0
  let raised: Dispute | undefined
  const order = { number: 'ORD-012', shop: 'Noor Tailors' }
  await renderScreen(
    `/user/orders/${anId()}/dispute`,
    (api) =>
      api
        .answer('GET /api/own/orders/:id/dispute', () => ({ order, dispute: raised, canRaise: !raised }))
        .answer('POST /api/own/orders/:id/dispute', ({ body }) => {
          if (++tries === 1) throw new FakeProblem('request.unavailable')
          raised = aDispute({ words: body.words, kind: body.kind, can: ['withdraw'] })
          return raised
        }),
    { session: { user }, viewport: phone },
  )
  await page.getByLabelText('What is wrong').fill('The sleeves are short.')
  await button('Send it').click()
  await expect.element(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect.element(page.getByLabelText('What is wrong')).toHaveValue('The sleeves are short.')
  await button('Send it').click()
  await expect.element(page.getByText(/The shop has not answered/)).toBeVisible()
  await expect.element(button('It is settled: take it back')).toBeVisible()
})

test('an answer of the shop comes to the customer’s open page by itself', async () => {
  const order = { number: 'ORD-012', shop: 'Noor Tailors' }
  let dispute = aDispute({ can: ['withdraw'] })
  await renderScreen(
    `/user/orders/${dispute.orderId}/dispute`,
    (api) => api.answer('GET /api/own/orders/:id/dispute', () => ({ order, dispute, canRaise: false })),
    { session: { user }, viewport: phone },
  )
  await expect.element(page.getByText(/The shop has not answered/)).toBeVisible()
  dispute = { ...dispute, state: 'answered', answer: 'We let it out.', answeredAt: dispute.raisedAt }
  announce({ feature: 'orders', id: dispute.orderId, kind: 'orders.changed' })
  await expect.element(page.getByText('We let it out.')).toBeVisible()
})

test('the shop answers once', async () => {
  let dispute = aDispute({ can: ['answer'] })
  await renderScreen(
    `/tailor/disputes/${dispute.id}`,
    (api) =>
      api
        .answer('GET /api/shop/disputes/:id', () => dispute)
        .answer('POST /api/shop/disputes/:id/answer', ({ body }) => {
          dispute = {
            ...dispute,
            state: 'answered',
            can: [],
            answer: body.words,
            answeredAt: dispute.raisedAt,
          }
          return dispute
        }),
    { session: aSession({ can: ['orders.read', 'orders.cancel'] }) },
  )
  await page.getByRole('textbox', { name: 'Your answer' }).fill('We let it out.')
  await button('Send answer').click()
  await expect.element(page.getByText('We let it out.')).toBeVisible()
  await expect.element(button('Send answer')).not.toBeInTheDocument()
})

test('a remake that was decided leads to the order’s own way back into work', async () => {
  const decided = {
    state: 'decided',
    outcome: 'remake',
    decision: 'Too tight.',
    decidedAt: '2026-11-24T08:00:00.000Z',
  } as const
  const dispute = aDispute(decided)
  await renderScreen(
    `/tailor/disputes/${dispute.id}`,
    (api) => api.answer('GET /api/shop/disputes/:id', dispute),
    { viewport: phone },
  )
  const way = page.getByRole('link', { name: 'Take it back into work' })
  await expect.element(way).toHaveAttribute('href', `/tailor/orders/${dispute.orderId}?ask=rework`)
})

test('the operator sees what the server has and says how much of it is given back', async () => {
  let dispute = aDispute({ state: 'answered', can: ['decide'] })
  const sent: unknown[] = []
  await renderScreen(
    `/admin/disputes/${dispute.id}`,
    (api) =>
      api
        .answer('GET /api/admin/disputes/:id', () => ({ dispute, evidence }))
        .answer('POST /api/admin/disputes/:id/decide', ({ body }) => {
          sent.push(body)
          const decided = { outcome: body.outcome, decision: body.words, refundMinor: body.partMinor }
          dispute = { ...dispute, ...decided, state: 'decided', can: [], decidedAt: dispute.raisedAt }
          return dispute
        }),
    { session: { user, isOperator: true } },
  )
  await expect.element(page.getByText('Chest (bust) 38')).toBeVisible()
  await expect.element(page.getByText('Advance · Net banking', { exact: false })).toBeVisible()
  const part = (name: string) => page.getByRole('region', { name, exact: true })
  await expect.element(part('What was asked for').getByRole('img')).toBeInTheDocument()
  await expect.element(part('What was agreed')).toHaveTextContent(/10 days after delivery.*25 Nov/)
  await expect.element(part('Photos of the work')).toHaveTextContent(/8 Nov.*Left sleeve/)
  await expect
    .element(part('The trial'))
    .toHaveTextContent(/10 Nov.*Meera Joshi: Asked for changes.*Longer sleeves/)
  await page.getByLabelText('Outcome').selectOptions('part')
  await page.getByLabelText('Words to both').fill('Cut too small.')
  await button('Decide the dispute').click()
  await expect.element(page.getByText('Say how much is to be given back.')).toBeVisible()
  await page.getByLabelText(/How much is given back/).fill('400')
  await button('Decide the dispute').click()
  await expect.element(page.getByText(/To be given back by the shop/)).toBeVisible()
  expect(sent).toEqual([{ outcome: 'part', partMinor: 40_000, words: 'Cut too small.' }])
})
