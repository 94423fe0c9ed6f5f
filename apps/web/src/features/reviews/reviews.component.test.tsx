/** A shop's reviews: answered, the answer taken away, and one that is not in order reported. */
import type { Review } from '@darzi/contract/reviews.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anId } from '../../testing/builders.ts'
import type { FakeApi } from '../../testing/fake-api.ts'
import { phone, renderScreen } from '../../testing/render-screen.tsx'

const aReview = (given: Partial<Review> = {}): Review => ({
  id: anId(),
  author: 'Meera',
  stars: 2,
  words: 'The collar is too wide.',
  garments: ['shirt'],
  photos: [],
  at: '2026-11-20T10:00:00Z',
  ...given,
})
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** A server that keeps the answer. */
function answering(api: FakeApi, first: Review, ...others: Review[]) {
  let review = first
  api
    .answer('GET /api/shop/reviews', () => ({ rows: [review, ...others] }))
    .answer('POST /api/shop/reviews/:id/reply', ({ body }) => {
      review = { ...review, reply: body.words || undefined }
      return review
    })
}

test('a review is answered for all to read, and the answer is changed and taken away', async () => {
  const { api } = await renderScreen('/tailor/reviews', (fake) => answering(fake, aReview()), {
    viewport: phone,
  })
  await expect.element(page.getByText('2 of 5 stars', { exact: false })).toBeVisible()
  await button('Answer Meera').click()
  await page.getByRole('textbox', { name: 'Your answer' }).fill('Bring it in, we make it narrower.')
  await button('Save answer').click()
  await expect.element(page.getByText('Answer saved')).toBeVisible()
  await expect.element(page.getByText('Bring it in, we make it narrower.')).toBeVisible()
  await button('Answer Meera').click()
  await page.getByRole('textbox', { name: 'Your answer' }).fill('')
  await button('Save answer').click()
  await expect.element(page.getByText('Bring it in')).not.toBeInTheDocument()
  expect(api.sent('POST /api/shop/reviews/:id/reply').map(({ body }) => body.words)).toEqual([
    'Bring it in, we make it narrower.',
    '',
  ])
})

test('a refused answer stays in its field with the reason', async () => {
  await renderScreen('/tailor/reviews', (api) => {
    answering(api, aReview())
    api.refuse('POST /api/shop/reviews/:id/reply', 'conversations.blockedWord', {
      fields: ['words'],
      params: { word: 'rubbish' },
    })
  })
  await button('Answer Meera').click()
  const words = page.getByRole('textbox', { name: 'Your answer' })
  await words.fill('What rubbish')
  await button('Save answer').click()
  await expect.element(words).toHaveAttribute('aria-invalid', 'true')
  await expect.element(words).toHaveValue('What rubbish')
})

test('reported, a review says why, in words where no reason fits; sent twice it is told', async () => {
  const { api } = await renderScreen('/tailor/reviews', (fake) => {
    answering(fake, aReview())
    fake.refuse('POST /api/shop/reviews/:id/report', 'reports.saidBefore')
  })
  await button('Report the review of Meera').click()
  const form = page.getByRole('form', { name: 'Report the review of Meera' })
  await form.getByLabelText('What is wrong').selectOptions('Something else')
  await form.getByRole('button', { name: 'Send report' }).click()
  await expect.element(form.getByText('Say in a few words what is wrong.')).toBeVisible()
  await form.getByRole('textbox', { name: 'In your words' }).fill('She never ordered here')
  await form.getByRole('button', { name: 'Send report' }).click()
  await expect.element(form.getByRole('alert')).toBeVisible()
  await expect
    .element(form.getByRole('textbox', { name: 'In your words' }))
    .toHaveValue('She never ordered here')
  api.answer('POST /api/shop/reviews/:id/report', { id: anId() })
  await form.getByRole('button', { name: 'Send report' }).click()
  await expect.element(page.getByText('Thank you. We look at it and write to you.')).toBeVisible()
  expect(api.sent('POST /api/shop/reviews/:id/report').map(({ body }) => body)).toEqual([
    { reason: 'other', words: 'She never ordered here' },
    { reason: 'other', words: 'She never ordered here' },
  ])
})

test('one that the operator hid is said to be hidden, and is not reported again', async () => {
  await renderScreen('/tailor/reviews', (api) => answering(api, aReview({ isHidden: true })))
  await expect.element(page.getByText('Hidden by Darzi')).toBeVisible()
  await expect.element(button('Report the review of Meera')).not.toBeInTheDocument()
})

test('before the first review it is said when there will be one', async () => {
  await renderScreen('/tailor/reviews', (api) => void api.answer('GET /api/shop/reviews', { rows: [] }))
  await expect.element(page.getByText('No reviews yet')).toBeVisible()
})

const aTailor = {
  shopId: anId(),
  slug: 'noor',
  name: 'Noor Tailors',
  isDemo: false,
  specialties: [],
  languages: [],
  hasWoman: false,
  links: {},
  currency: 'INR' as const,
  country: 'IN',
  prices: [],
  photos: [],
  standing: { reviews: 0 },
}

test('on a tailor’s page the shop’s reply stands with the review, and pictures stand off the words', async () => {
  const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
  const photos = [1, 2, 3].map(() => ({ id: anId(), url: pixel, thumbUrl: pixel }))
  const rows = [aReview({ reply: 'We make it narrower.', photos })]
  await renderScreen(
    '/tailors/noor',
    (api) => {
      api.answer('GET /api/tailors/:slug', { ...aTailor, standing: { reviews: 1, rating: 2 } })
      api.answer('GET /api/tailors/:slug/reviews', { rows })
    },
    { session: null, viewport: phone },
  )
  const reply = page.getByText('We make it narrower.')
  await expect.element(reply).toBeVisible()
  const at = (element: Element) => element.getBoundingClientRect()
  const report = at(button('Report the review of Meera').element())
  expect(report.top).toBeGreaterThanOrEqual(at(reply.element()).bottom)
  const pictures = page.getByRole('button', { name: /photo/i }).elements().map(at)
  expect(pictures.map(({ top }) => top)).toEqual(pictures.map(() => pictures[0]?.top))
  expect(pictures).toHaveLength(3)
  const words = at(page.getByText('The collar is too wide.').element())
  expect((pictures[0]?.top ?? 0) - words.bottom).toBeGreaterThanOrEqual(6)
})

test('a guest who reports a shop is led to sign in, and back', async () => {
  await renderScreen(
    '/tailors/noor',
    (api) => {
      api.answer('GET /api/tailors/:slug', aTailor)
      api.answer('GET /api/tailors/:slug/reviews', { rows: [] })
    },
    { session: null, viewport: phone },
  )
  await button('Report this shop').click()
  const asked = page.getByRole('region', { name: 'Report this shop' })
  await expect
    .element(asked.getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('href', '/login?from=%2Ftailors%2Fnoor')
})
