/** API access as an owner meets it: a key and a secret told once, webhooks tried, paused and looked into. */
import type { ApiStanding, ShopKey } from '@darzi/contract/api-access.ts'
import type { Delivery, Webhook } from '@darzi/contract/webhooks.ts'
import { addDays } from '@darzi/tailoring/customers/days.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { dayIn } from '../../data/shop-day.ts'
import { anId } from '../../testing/builders.ts'
import { FakeProblem } from '../../testing/fake-api.ts'
import { phone, renderScreen } from '../../testing/render-screen.tsx'

const aKey = (given: Partial<ShopKey> = {}): ShopKey => ({
  id: anId(),
  name: 'Website',
  start: 'darzi_Ab3xQz',
  scopes: ['orders:read'],
  createdAt: '2026-11-20T08:00:00.000Z',
  expiresAt: '2027-02-20T18:30:00.000Z',
  state: 'active',
  ...given,
})
const standing = (given: Partial<ApiStanding> = {}): ApiStanding => ({
  isInPlan: true,
  perMinute: 120,
  keys: [],
  ...given,
})
const aHook = (given: Partial<Webhook> = {}): Webhook => ({
  id: anId(),
  url: 'https://hooks.example/darzi',
  types: ['order.taken'],
  state: 'active',
  createdAt: '2026-11-20T08:00:00.000Z',
  ...given,
})
const aTelling = (given: Partial<Delivery> = {}): Delivery => ({
  id: anId(),
  eventId: anId(),
  type: 'order.taken',
  at: '2026-11-20T08:00:00.000Z',
  state: 'delivered',
  tries: 1,
  answerCode: 200,
  tookMs: 84,
  body: '{"type":"order.taken"}',
  ...given,
})
const noHooks = { isInPlan: true, rows: [] }
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('a key is made for what is chosen, and shown this once', async () => {
  let keys: ShopKey[] = []
  const { api } = await renderScreen(
    '/settings/api',
    (fake) => {
      fake.answer('GET /api/shop/api-keys', () => standing({ keys }))
      fake.answer('GET /api/shop/webhooks', noHooks)
      fake.answer('POST /api/shop/api-keys', ({ body }) => {
        const key = aKey({ id: body.id, name: body.name, scopes: body.scopes })
        keys = [key]
        return { key, token: 'darzi_Ab3xQz-the-rest-of-it' }
      })
    },
    { viewport: phone },
  )
  await expect.element(page.getByText('No key yet.')).toBeVisible()
  await button('New key').click()
  const dialog = page.getByRole('dialog', { name: 'New key' })
  await dialog.getByRole('button', { name: 'Make key' }).click()
  await expect.element(dialog.getByText('Choose at least one.')).toBeVisible()
  await dialog.getByLabelText('Name').fill('Website')
  await dialog.getByLabelText('Read orders and garments').click()
  await dialog.getByRole('button', { name: '365 days' }).click()
  await dialog.getByRole('button', { name: 'Make key' }).click()
  const told = page.getByRole('dialog', { name: 'Your new key' })
  await expect.element(told.getByLabelText('Key')).toHaveValue('darzi_Ab3xQz-the-rest-of-it')
  const today = dayIn(undefined, new Date())
  const [sent] = api.sent('POST /api/shop/api-keys')
  expect(sent?.body).toMatchObject({ name: 'Website', scopes: ['orders:read'] })
  const far = [addDays(today, 364), addDays(today, 365), addDays(today, 366)]
  expect(far).toContain(sent?.body.lastDay)
  await told.getByRole('button', { name: 'I have kept it' }).click()
  await expect.element(page.getByText('darzi_Ab3xQz…')).toBeVisible()
  expect(document.body.textContent).not.toContain('the-rest-of-it')
})

test('a key is revoked after a question, and an ended one says since when', async () => {
  const [used, ended] = [
    aKey({ lastUsedAt: '2026-11-21T08:00:00.000Z' }),
    aKey({ name: 'Old', state: 'ended' }),
  ]
  const { api } = await renderScreen('/settings/api', (fake) => {
    fake.answer('GET /api/shop/api-keys', standing({ keys: [used, ended] }))
    fake.answer('GET /api/shop/webhooks', noHooks)
    fake.answer('DELETE /api/shop/api-keys/:id', standing({ keys: [{ ...used, state: 'revoked' }, ended] }))
  })
  await expect.element(page.getByText(/Ended on/)).toBeVisible()
  await button('Revoke Website').click()
  const dialog = page.getByRole('dialog', { name: 'Revoke Website?' })
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await expect.element(page.getByText('Website is revoked')).toBeVisible()
  await expect.element(page.getByText('Revoked', { exact: true })).toBeVisible()
  expect(api.sent('DELETE /api/shop/api-keys/:id').map(({ params }) => params.id)).toEqual([used.id])
})

test('on a smaller plan the way to the plans is shown, and making anything says why not', async () => {
  await renderScreen('/settings/api?new=key', (fake) => {
    fake.answer('GET /api/shop/api-keys', standing({ isInPlan: false, keys: [aKey()] }))
    fake.answer('GET /api/shop/webhooks', { isInPlan: false, rows: [] })
  })
  await expect.element(page.getByRole('link', { name: 'See the plans' })).toBeVisible()
  expect(page.getByRole('dialog').elements()).toHaveLength(0)
  await expect.element(button('New key')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button('Revoke Website')).toBeVisible()
})

test('an address that is refused says why at its field; one that is taken leads on to its log', async () => {
  let rows: Webhook[] = []
  await renderScreen('/settings/api', (fake) => {
    fake.answer('GET /api/shop/api-keys', standing())
    fake.answer('GET /api/shop/webhooks', () => ({ isInPlan: true, rows }))
    fake.answer('GET /api/shop/webhooks/:id/deliveries', { rows: [] })
    fake.answer('POST /api/shop/webhooks', ({ body }) => {
      if (body.url.includes('localhost')) throw new FakeProblem('webhooks.addressInside', { fields: ['url'] })
      rows = [aHook({ id: body.id, url: body.url, types: body.types })]
      return { webhook: aHook({ id: body.id }), secret: 'whsec_kept_nowhere' }
    })
  })
  await button('Add webhook').click()
  const dialog = page.getByRole('dialog', { name: 'Add webhook' })
  await dialog.getByLabelText('Address').fill('https://localhost/')
  await dialog.getByLabelText('An order is taken').click()
  await dialog.getByRole('button', { name: 'Add webhook' }).click()
  await expect.element(dialog.getByText(/leads into a private network/)).toBeVisible()
  await dialog.getByLabelText('Address').fill('https://hooks.example/darzi')
  await dialog.getByRole('button', { name: 'Add webhook' }).click()
  const told = page.getByRole('dialog', { name: 'The signing secret' })
  await expect.element(told.getByLabelText('Signing secret')).toHaveValue('whsec_kept_nowhere')
  await told.getByRole('button', { name: 'I have kept it' }).click()
  await expect.element(page.getByRole('heading', { name: 'Delivery log' })).toBeVisible()
  await expect.element(page.getByText(/Nothing was sent yet/)).toBeVisible()
})

test('a test is sent from its page, its answer told, and what failed is sent again from the log', async () => {
  const hook = aHook({ failingSince: '2026-11-20T08:00:00.000Z' })
  const failed = aTelling({
    state: 'waiting',
    answerCode: 503,
    failure: 'answer',
    answer: 'busy',
    tries: 3,
    nextAt: '2026-11-20T09:00:00.000Z',
  })
  const { api } = await renderScreen(`/settings/api/webhooks/${hook.id}`, (fake) => {
    fake.answer('GET /api/shop/webhooks', { isInPlan: true, rows: [hook] })
    fake.answer('GET /api/shop/webhooks/:id/deliveries', { rows: [failed] })
    fake.answer('POST /api/shop/webhooks/:id/test', aTelling({ type: 'test', answerCode: 204 }))
    fake.answer('POST /api/shop/webhook-deliveries/:id/again', aTelling())
  })
  await expect.element(page.getByText(/Failing since/)).toBeVisible()
  await expect
    .element(page.getByText(/3 tries · Answer 503 in 84 ms · The server did not take it · Next try/))
    .toBeVisible()
  await page.getByText('Details').click()
  await expect.element(page.getByText('busy')).toBeVisible()
  await button('Send test event').click()
  await expect.element(page.getByText('The test arrived: answer 204')).toBeVisible()
  await button('Send again').click()
  await expect.element(page.getByText('Sent again: answer 200')).toBeVisible()
  expect(api.sent('POST /api/shop/webhook-deliveries/:id/again').map(({ params }) => params.id)).toEqual([
    failed.id,
  ])
})

test('a stopped webhook says what to do, goes on after that, and is removed after a question', async () => {
  const hook = aHook({ state: 'stopped' })
  const { api } = await renderScreen(`/settings/api/webhooks/${hook.id}`, (fake) => {
    fake.answer('GET /api/shop/webhooks', { isInPlan: true, rows: [hook] })
    fake.answer('GET /api/shop/webhooks/:id/deliveries', { rows: [] })
    fake.answer('PATCH /api/shop/webhooks/:id', ({ body }) => ({
      isInPlan: true,
      rows: [{ ...hook, state: body.state ?? 'active', types: body.types ?? hook.types }],
    }))
    fake.answer('DELETE /api/shop/webhooks/:id', noHooks)
    fake.answer('GET /api/shop/api-keys', standing())
  })
  await expect.element(page.getByText(/did not answer for three days/)).toBeVisible()
  await expect.element(button('Send test event')).toHaveAttribute('aria-disabled', 'true')
  await button('Resume').click()
  await expect.element(button('Pause')).toBeVisible()
  await page.getByLabelText('A customer is added').click()
  await button('Save').click()
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(api.sent('PATCH /api/shop/webhooks/:id').at(-1)?.body).toEqual({
    types: ['order.taken', 'customer.added'],
  })
  await button('Remove').click()
  api.answer('GET /api/shop/webhooks', noHooks)
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect.element(page.getByText('No webhook yet.')).toBeVisible()
})
