/** The profile of a shop: read first, changed on demand. */
import type { OwnListing } from '@darzi/contract/find-tailors.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aShop } from '../../../testing/builders.ts'
import { counterSettings } from '../../../testing/counter-settings.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

/** What the other cards of the screen ask. */
const others = [
  'GET /api/shop/profile',
  'GET /api/shop/verification',
  'GET /api/shop/listing',
  'GET /api/calendar/settings',
  'GET /api/shop/counter',
  'GET /api/account/security',
  'GET /api/account/news',
  'GET /api/sessions',
] as const

test('the shop is changed, saved and said so; an edit that is dropped changes nothing', async () => {
  let shop = aShop()
  const { api } = await renderScreen('/tailor/profile', (fake) => {
    for (const each of others) fake.refuse(each, 'request.notFound')
    fake
      .answer('GET /api/shop', () => shop)
      .answer('PATCH /api/shop', ({ body }) => {
        shop = aShop({ ...shop, name: body.name ?? shop.name })
        return shop
      })
  })
  const card = page.getByRole('region', { name: 'Shop information' })
  await card.getByRole('button', { name: 'Edit Profile' }).click()
  await card.getByLabelText('Shop name').fill('Noor & Sons')
  await card.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(card.getByText('Noor Tailors')).toBeVisible()
  await card.getByRole('button', { name: 'Edit Profile' }).click()
  await card.getByLabelText('Shop name').fill('Noor & Daughters')
  await card.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(page.getByText('Profile updated successfully!')).toBeVisible()
  await expect.element(card.getByText('Noor & Daughters')).toBeVisible()
  expect(api.sent('PATCH /api/shop').map(({ body }) => body)).toEqual([{ name: 'Noor & Daughters' }])
})

test('before a checked fact is saved it says what the badge loses; a change of capitals says nothing', async () => {
  const { api } = await renderScreen('/tailor/profile', (fake) => {
    for (const each of others) fake.refuse(each, 'request.notFound')
    fake.answer('GET /api/shop', aShop()).answer('GET /api/shop/verification', {
      badge: { at: '2026-11-01T08:00:00.000Z', for: ['identity', 'work'] },
      lost: { at: '2026-11-20T08:00:00.000Z', for: ['address'] },
    })
  })
  const card = page.getByRole('region', { name: 'Shop information' })
  await expect.element(page.getByText(/^No longer verified since .*: address\./)).toBeVisible()
  await card.getByRole('button', { name: 'Edit Profile' }).click()
  await card.getByLabelText('Shop name').fill('NOOR TAILORS')
  expect(card.getByText(/your badge no longer says/).elements()).toHaveLength(0)
  await card.getByLabelText('Shop name').fill('Royal Tailors')
  await expect.element(card.getByText(/your badge no longer says “identity”/)).toBeVisible()
  expect(api.sent('PATCH /api/shop')).toEqual([])
})

test('of the counter only what was typed is sent: what a colleague set meanwhile stays', async () => {
  const settings = { ...counterSettings, slipNote: 'Shut on Mondays', rush: { percentBp: 2500 } }
  const { api } = await renderScreen('/tailor/profile', (fake) => {
    for (const each of others) fake.refuse(each, 'request.notFound')
    fake
      .answer('GET /api/shop', aShop())
      .answer('GET /api/shop/counter', settings)
      .answer('PATCH /api/shop/counter', ({ body }) => ({ ...settings, bufferDays: body.bufferDays ?? 0 }))
  })
  const card = page.getByRole('region', { name: 'Counter and slip' })
  await card.getByRole('button', { name: 'Change' }).click()
  await card.getByLabelText('Charge for urgent pieces').selectOptions('amount')
  await expect.element(card.getByLabelText('Amount per piece (INR)')).toHaveValue('')
  await card.getByLabelText('Charge for urgent pieces').selectOptions('percent')
  await expect.element(card.getByLabelText('Percent', { exact: true })).toHaveValue('25')
  await card.getByLabelText('Buffer before the promise').fill('3')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect.element(card.getByRole('button', { name: 'Change' })).toBeVisible()
  expect(api.sent('PATCH /api/shop/counter').map(({ body }) => body)).toEqual([{ bufferDays: 3 }])
})

test('of the listing only what was typed is sent, and a colleague’s change shows once it was saved', async () => {
  let listing: OwnListing = {
    isListed: true,
    slug: 'noor',
    languages: ['pa'],
    hasWoman: false,
    standing: { reviews: 0 },
  }
  const { api } = await renderScreen('/tailor/profile', (fake) => {
    for (const each of others) fake.refuse(each, 'request.notFound')
    fake
      .answer('GET /api/shop', aShop())
      .answer('GET /api/shop/listing', () => listing)
      .answer('PATCH /api/shop/listing', ({ body: { place, ...said } }) => {
        listing = { ...listing, ...said, ...place }
        return listing
      })
  })
  const card = page.getByRole('region', { name: 'Be found by new customers' })
  const save = card.getByRole('button', { name: 'Save listing' })
  await card.getByLabelText('Location on the map').fill('30.9, 75.86')
  listing = { ...listing, languages: ['pa', 'hi'], hasWoman: true }
  await save.click()
  await expect.element(card.getByLabelText('Hindi')).toBeChecked()
  await card.getByLabelText('Hindi').click()
  await save.click()
  await expect
    .poll(() => api.sent('PATCH /api/shop/listing').map(({ body }) => body))
    .toEqual([{ place: { latitude: 30.9, longitude: 75.86 } }, { languages: ['pa'] }])
  await expect.element(card.getByLabelText('Hindi')).not.toBeChecked()
})
