/** The customer's review of an order they received: stars first, once, and nothing that was written is lost. */
import type { LinkedReview } from '@darzi/contract/reviews.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anId } from '../../testing/builders.ts'
import { FakeProblem } from '../../testing/fake-api.ts'
import { phone, renderScreen } from '../../testing/render-screen.tsx'
import { aTrackedLink } from '../../testing/tracked-link.ts'

const order = aTrackedLink()
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('an order that was received is reviewed with stars and words; what is refused stays as it was written', async () => {
  let said: LinkedReview = { can: { review: true } }
  let tries = 0
  const { api } = await renderScreen(
    '/track/abc',
    (given) =>
      given
        .answer('GET /api/track/:token', order)
        .answer('GET /api/track/:token/review', () => said)
        .answer('POST /api/track/:token/review', ({ body }) => {
          if (++tries === 1) throw new FakeProblem('request.unavailable')
          const review = { ...body, id: anId(), author: 'Asha', garments: [], photos: [] }
          said = { can: { review: false }, review: { ...review, at: '2026-11-20T10:00:00Z' } }
          return said
        }),
    { session: null, viewport: phone },
  )
  const card = page.getByRole('region', { name: 'How was it?' })
  const words = card.getByLabelText('What was good, what wasn’t')
  await words.fill('It sits well.')
  await button('Send review').click()
  await expect.element(card.getByText('Choose the stars first.')).toBeVisible()
  expect(api.sent('POST /api/track/:token/review')).toEqual([])
  await button('4 stars').click()
  await button('Send review').click()
  await expect.element(card.getByRole('alert')).toBeVisible()
  await expect.element(words).toHaveValue('It sits well.')
  await button('Send review').click()
  const own = page.getByRole('region', { name: 'Your review' })
  await expect.element(own.getByText('It sits well.')).toBeVisible()
  expect(api.sent('POST /api/track/:token/review').at(-1)?.body).toEqual({ stars: 4, words: 'It sits well.' })
  await expect.element(own.getByText(/up to 4 photos/)).toBeVisible()
})
