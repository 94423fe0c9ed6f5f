/** At the counter the shop agrees to make an order again, or reads where it goes on. */
import type { ApiReply } from '@darzi/contract/api.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aDispute } from '../../testing/a-dispute.ts'
import { anId, aSession } from '../../testing/builders.ts'
import { FakeProblem } from '../../testing/fake-api.ts'
import { phone, renderScreen } from '../../testing/render-screen.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const orderId = anId()
const order = { number: 'ORD-012', customer: 'Meera Joshi' }
const session = aSession({ can: ['orders.read', 'orders.write', 'orders.cancel'] })

test('what is wrong and what was agreed on are both asked for, a refusal keeps them, and the record opens', async () => {
  const agreed = aDispute({ kind: 'remake', state: 'agreed', answer: 'A new collar by Friday', orderId })
  let tries = 0
  const { api } = await renderScreen(
    `/tailor/orders/${orderId}/remake`,
    (fake) =>
      fake
        .answer('GET /api/orders/:id/remake', { order, remakeDays: 10, remakeUntil: '2026-12-05' })
        .answer('POST /api/orders/:id/remake', () => {
          if (++tries === 1) throw new FakeProblem('disputes.remakeBefore')
          return agreed
        })
        .answer('GET /api/shop/disputes/:id', agreed),
    { session, viewport: phone },
  )
  await expect.element(page.getByText('You promised a free remake until 5 Dec 2026.')).toBeVisible()
  await page.getByLabelText('What the customer says').fill('The collar came loose')
  await button('Make it again').click()
  expect(api.sent('POST /api/orders/:id/remake')).toEqual([])
  await page.getByLabelText('What you agreed on').fill('A new collar by Friday')
  await button('Make it again').click()
  await expect.element(page.getByText('A remake of this order is agreed already.')).toBeVisible()
  await expect.element(page.getByLabelText('What the customer says')).toHaveValue('The collar came loose')
  await button('Make it again').click()
  await expect.element(page.getByRole('link', { name: 'Take it back into work' })).toBeVisible()
  expect(location.pathname).toBe(`/tailor/disputes/${agreed.id}`)
  expect(api.sent('POST /api/orders/:id/remake').at(-1)?.body).toEqual({
    words: 'The collar came loose',
    answer: 'A new collar by Friday',
  })
})

test.each<[Partial<ApiReply<'GET /api/orders/:id/remake'>>, string]>([
  [{ remakeDays: 10 }, 'The 10 days of the promised remake are over. You can still agree to one.'],
  [{}, 'No free remake was promised. You can still agree to one.'],
])('a shop may do more than it promised, and reads what it promised: %o', async (said, words) => {
  await renderScreen(
    `/tailor/orders/${orderId}/remake`,
    (fake) => fake.answer('GET /api/orders/:id/remake', { order, remakeDays: 0, ...said }),
    { session },
  )
  await expect.element(page.getByText(words)).toBeVisible()
})

test('what stands in the way is named, and leads on', async () => {
  const disputeId = anId()
  await renderScreen(
    `/tailor/orders/${orderId}/remake`,
    (fake) =>
      fake.answer('GET /api/orders/:id/remake', {
        order,
        remakeDays: 0,
        refused: 'disputes.openBefore',
        disputeId,
      }),
    { session },
  )
  await expect.element(page.getByText('There is an open dispute about this order already.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Open it', exact: true }))
    .toHaveAttribute('href', `/tailor/disputes/${disputeId}`)
})
