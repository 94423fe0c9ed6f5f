/** What a customer is asked about photos of their order: which, where and whether, by the link and in the account. */
import type { PhotoConsent, PhotoConsentsOfOrder } from '@darzi/contract/photo-consents.ts'
import type { OwnOrder } from '@darzi/contract/portal.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anId } from '../../testing/builders.ts'
import { FakeProblem } from '../../testing/fake-api.ts'
import { phone, renderScreen } from '../../testing/render-screen.tsx'
import { aTrackedLink } from '../../testing/tracked-link.ts'

const shared = {
  number: 'ORD-001',
  shop: { name: 'Noor Tailors' },
  state: 'delivered' as const,
  status: 'delivered' as const,
  orderedOn: '2026-11-01',
  promisedOn: '2026-11-15',
  currency: 'INR' as const,
  hasPhotoConsents: true as const,
}
const order = aTrackedLink(shared)
const aPicture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
const aConsent = (said: Partial<PhotoConsent> = {}): PhotoConsent => ({
  id: anId(),
  state: 'asked',
  garments: [{ key: 'sherwani' }],
  photo: { url: aPicture, thumbUrl: aPicture },
  askedAt: '2026-11-20T10:00:00Z',
  isShown: false,
  ...said,
})
const asks = (consent: PhotoConsent): PhotoConsentsOfOrder => ({
  shop: 'Noor Tailors',
  pagePath: '/tailors/noor',
  wording: 1,
  consents: [consent],
})
const card = page.getByRole('region', { name: 'Photos for the tailor’s page' })

test('the customer sees which photo would be shown where, that a face may be known, and says yes; what fails can be said again', async () => {
  const consent = aConsent()
  let tries = 0
  const { api } = await renderScreen(
    '/track/abc',
    (given) =>
      given
        .answer('GET /api/track/:token', order)
        .answer('GET /api/track/:token/review', { can: { review: false } })
        .answer('GET /api/track/:token/photo-consents', asks(consent))
        .answer('POST /api/track/:token/photo-consents/:consentId', () => {
          if (++tries === 1) throw new FakeProblem('request.unavailable')
          return asks({ ...consent, state: 'agreed' })
        }),
    { session: null, viewport: phone },
  )
  await expect.element(card.getByRole('img', { name: 'Photo of Sherwani' })).toBeVisible()
  await expect.element(card.getByText(/people may recognise it/)).toBeVisible()
  await expect
    .element(card.getByRole('link', { name: 'See the tailor’s page' }))
    .toHaveAttribute('href', '/tailors/noor')
  await card.getByRole('button', { name: 'Yes, show it' }).click()
  await expect.element(card.getByRole('alert')).toBeVisible()
  await card.getByRole('button', { name: 'Yes, show it' }).click()
  await expect.element(card.getByText('You said yes.', { exact: false })).toBeVisible()
  await expect.element(card.getByRole('button', { name: 'Take my yes back' })).toBeVisible()
  const sent = api.sent('POST /api/track/:token/photo-consents/:consentId')
  expect(sent.at(-1)).toMatchObject({
    params: { token: 'abc', consentId: consent.id },
    body: { act: 'agree', wording: 1 },
  })
})

test('a photo that is shown is taken off the page from My Orders', async () => {
  const own: OwnOrder = {
    ...shared,
    id: anId(),
    garments: [{ key: 'sherwani' }],
    people: ['Asha Verma'],
    token: 'abc',
    asksTrial: false,
  }
  const consent = aConsent({ state: 'agreed', isShown: true })
  const { api } = await renderScreen(
    '/user/orders',
    (given) =>
      given
        .answer('GET /api/own/orders', { orders: [own], count: 1 })
        .answer('GET /api/own/phones', { phones: [] })
        .answer('GET /api/own/profile', { addresses: [], people: [] })
        .answer('GET /api/own/orders/:id/photo-consents', asks(consent))
        .answer(
          'POST /api/own/orders/:id/photo-consents/:consentId',
          asks({ ...consent, state: 'withdrawn', isShown: false }),
        ),
    { session: { user: { id: anId(), name: 'Asha Verma', email: 'asha@example.test', role: 'user' } } },
  )
  await card.getByRole('button', { name: 'Stop showing it' }).click()
  await expect.element(card.getByText('The photo is no longer shown.', { exact: false })).toBeVisible()
  expect(api.sent('POST /api/own/orders/:id/photo-consents/:consentId')).toMatchObject([
    { params: { id: own.id, consentId: consent.id }, body: { act: 'withdraw' } },
  ])
})

test('a photo of an order that left the list is taken off the page there all the same', async () => {
  const consent = aConsent({ state: 'agreed', isShown: true })
  const left = { id: anId(), number: 'ORD-007', shop: 'Noor Tailors' }
  const { api } = await renderScreen(
    '/user/orders',
    (given) =>
      given
        .answer('GET /api/own/orders', { orders: [], count: 0, photosAgreed: [left] })
        .answer('GET /api/own/phones', { phones: [] })
        .answer('GET /api/own/profile', { addresses: [], people: [] })
        .answer('GET /api/own/orders/:id/photo-consents', asks(consent))
        .answer(
          'POST /api/own/orders/:id/photo-consents/:consentId',
          asks({ ...consent, state: 'withdrawn', isShown: false }),
        ),
    { session: { user: { id: anId(), name: 'Asha Verma', email: 'asha@example.test', role: 'user' } } },
  )
  await expect.element(page.getByRole('heading', { name: 'Photos you agreed to show' })).toBeVisible()
  const order = page.getByRole('article', { name: 'ORD-007 · Noor Tailors' })
  await order.getByRole('button', { name: 'Stop showing it' }).click()
  await expect.element(order.getByText('The photo is no longer shown.', { exact: false })).toBeVisible()
  expect(api.sent('POST /api/own/orders/:id/photo-consents/:consentId')).toMatchObject([
    { params: { id: left.id }, body: { act: 'withdraw' } },
  ])
})
