/** The portfolio: photos of delivered pieces stand beside those that were uploaded, once their customer agreed. */
import type { ShopProfile } from '@darzi/contract/settings.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anId, aShop } from '../../testing/builders.ts'
import { phone, renderScreen } from '../../testing/render-screen.tsx'

/** What the other cards of the screen ask. */
const others = [
  'GET /api/shop/verification',
  'GET /api/shop/listing',
  'GET /api/calendar/settings',
  'GET /api/shop/counter',
  'GET /api/account/security',
  'GET /api/account/news',
  'GET /api/sessions',
] as const
const aPicture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
const aProfile = (photos: ShopProfile['photos']): ShopProfile => ({ specialties: [], links: {}, photos })
const agreed = {
  id: anId(),
  orderId: anId(),
  number: 'ORD-007',
  garments: [{ key: 'kurta' }],
  thumbUrl: aPicture,
}

const openProfile = (rows: (typeof agreed)[], photos: ShopProfile['photos'] = []) =>
  renderScreen(
    '/tailor/profile',
    (api) => {
      for (const each of others) api.refuse(each, 'request.notFound')
      api
        .answer('GET /api/shop', aShop())
        .answer('GET /api/shop/profile', aProfile(photos))
        .answer('GET /api/shop/portfolio/agreed', { rows })
    },
    { viewport: phone },
  )

test('a photo whose customer agreed is added with one tap, under the name of its garment', async () => {
  const { api } = await openProfile([agreed])
  api.answer('POST /api/shop/portfolio/agreed/:id', () => {
    api.answer('GET /api/shop/portfolio/agreed', { rows: [] })
    return aProfile([{ id: agreed.id, garments: agreed.garments }])
  })
  const from = page.getByRole('region', { name: 'From delivered orders' })
  await expect.element(from.getByRole('link', { name: 'ORD-007' })).toBeVisible()
  await from.getByRole('button', { name: 'Add Kurta of ORD-007' }).click()
  await expect.element(page.getByRole('button', { name: 'Remove Kurta' })).toBeVisible()
  await expect.element(from).not.toBeInTheDocument()
  expect(api.sent('POST /api/shop/portfolio/agreed/:id').map(({ params }) => params)).toEqual([
    { id: agreed.id },
  ])
})

test('a full portfolio says so instead of adding', async () => {
  const full = Array.from({ length: 24 }, () => ({ id: anId(), garments: [] }))
  await openProfile([agreed], full)
  const add = page.getByRole('button', { name: 'Add Kurta of ORD-007' })
  await expect.element(add).toHaveAccessibleDescription('Your portfolio is full.')
})

test('while nobody has agreed the card says where customers are asked', async () => {
  await openProfile([])
  await expect
    .element(page.getByText('Ask the customer on the order’s page.', { exact: false }))
    .toBeVisible()
})
