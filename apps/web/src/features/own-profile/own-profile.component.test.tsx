/** The page of a customer's own account: addresses, family, unit and how they are told. */
import type { AccountNews } from '@darzi/contract/account-news.ts'
import type { Session } from '@darzi/contract/accounts.ts'
import type { OwnProfile } from '@darzi/contract/own-profile.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anId } from '../../testing/builders.ts'
import type { FakeApi } from '../../testing/fake-api.ts'
import { phone, renderScreen } from '../../testing/render-screen.tsx'

const session: Session = {
  user: { id: anId(), name: 'Asha Verma', email: 'asha@example.test', role: 'user' },
}
const region = (name: string) => page.getByRole('region', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** A server that keeps what is written. */
function keep(api: FakeApi, given: Partial<OwnProfile> = {}) {
  let profile: OwnProfile = { addresses: [], people: [], ...given }
  let muted: AccountNews['muted'] = []
  const isOther =
    (id: string | undefined) =>
    <T extends { id: string }>(one: T) =>
      one.id !== id
  api
    .answer('GET /api/sessions', { rows: [] })
    .answer('GET /api/account/security', { rows: [] })
    .answer('GET /api/own/profile', () => profile)
    .answer('PUT /api/own/addresses/:id', ({ params, body }) => {
      const others = profile.addresses.filter(isOther(params.id))
      profile = {
        ...profile,
        addresses: [...others, { id: params.id ?? '', ...body, pincode: body.pincode ?? '' }],
      }
      return profile
    })
    .answer('DELETE /api/own/addresses/:id', ({ params }) => {
      profile = { ...profile, addresses: profile.addresses.filter(isOther(params.id)) }
      return profile
    })
    .answer('PUT /api/own/people/:id', ({ params, body }) => {
      profile = {
        ...profile,
        people: [...profile.people.filter(isOther(params.id)), { id: params.id ?? '', ...body }],
      }
      return profile
    })
    .answer('PATCH /api/account', { user: session.user })
    .answer('GET /api/account/news', () => ({ muted, devices: [] }))
    .answer('PUT /api/account/news', ({ body: { isOn, event, way } }) => {
      muted = isOn ? [] : [{ event, way }]
      return { muted, devices: [] }
    })
}
const open = (given?: Partial<OwnProfile>) =>
  renderScreen('/user/profile', (api) => keep(api, given), { session, viewport: phone })

test('an address is added with what it lacks told at its field, and taken away and back again', async () => {
  const { api } = await open()
  const card = region('Addresses')
  await card.getByRole('button', { name: 'Add an address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an address' })
  await expect.element(dialog.getByLabelText('Name of the address')).toHaveValue('Home')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText('Fill this in.').first()).toBeVisible()
  await dialog.getByLabelText('House and street').fill('12 Mall Road')
  await dialog.getByLabelText('City').fill('Amritsar')
  await dialog.getByLabelText('PIN code').fill('143001')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(card.getByText('12 Mall Road, Amritsar 143001')).toBeVisible()
  await card.getByRole('button', { name: 'Remove Home' }).click()
  await expect.element(card.getByText('12 Mall Road')).not.toBeInTheDocument()
  await button('Undo').click()
  await expect.element(card.getByText('12 Mall Road, Amritsar 143001')).toBeVisible()
  expect(api.sent('PUT /api/own/addresses/:id').map(({ body }) => body.isDefault)).toEqual([true, true])
})

test('one of the family has orders and sizes of their own', async () => {
  await open()
  const card = region('Family')
  await card.getByRole('button', { name: 'Add a family member' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a family member' })
  await dialog.getByLabelText('Name').fill('Simran')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(card.getByText('Son or daughter')).toBeVisible()
  await expect
    .element(card.getByRole('link', { name: 'Orders of Simran' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/user\/orders\?for=/))
  await expect.element(card.getByRole('link', { name: 'Sizes of Simran' })).toBeVisible()
})

test('the unit is kept here and in the account', async () => {
  const { api } = await open()
  await region('Sizes in').getByRole('button', { name: 'Inches' }).click()
  await expect
    .element(region('Sizes in').getByRole('button', { name: 'Inches' }))
    .toHaveAttribute('aria-pressed', 'true')
  expect(api.sent('PATCH /api/account').map(({ body }) => body)).toEqual([{ unit: 'in' }])
})

test('what one is told by which way is switched off and on; where push is not set up, that is said', async () => {
  const { api } = await open()
  const card = region('Notifications')
  const mail = card.getByRole('checkbox', { name: 'A tailor writes to you: E-mail' })
  await expect.element(mail).toBeChecked()
  await mail.click()
  await expect.element(mail).not.toBeChecked()
  await expect
    .element(card.getByRole('checkbox', { name: 'A tailor answers your quote request: Push' }))
    .toBeChecked()
  await expect.element(card.getByText('Push is not set up on this server.')).toBeVisible()
  expect(api.sent('PUT /api/account/news').map(({ body }) => body)).toEqual([
    { event: 'messages', way: 'email', isOn: false },
  ])
})

test('of orders a push alone is chosen, for their texts and mails are the shop’s', async () => {
  const { api } = await open()
  const card = region('Notifications')
  const push = card.getByRole('checkbox', { name: 'Something happens to your order: Push' })
  await expect.element(push).toBeChecked()
  await push.click()
  await expect.element(push).not.toBeChecked()
  await expect
    .element(card.getByRole('checkbox', { name: 'Something happens to your order: E-mail' }))
    .not.toBeInTheDocument()
  expect(api.sent('PUT /api/account/news').map(({ body }) => body)).toEqual([
    { event: 'orders', way: 'push', isOn: false },
  ])
})
