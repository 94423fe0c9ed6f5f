/** The operator's shops and banners: found, suspended with a reason, said to everybody. */
import type { AdminBanner, AdminShop, AdminShopRow } from '@darzi/contract/admin-shops.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { watchBanner } from '../../shell/banner.ts'
import { anId } from '../../testing/builders.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const user = { id: anId(), name: 'Olga', email: 'olga@example.test', role: 'user' as const }
const session = { user, isOperator: true as const }

const row = (given: Partial<AdminShopRow> = {}): AdminShopRow => ({
  id: anId(),
  name: 'Noor Tailors',
  kind: 'tailor',
  state: 'working',
  plan: 'tailorBasic',
  country: 'IN',
  owner: { name: 'Harpreet', email: 'harpreet@example.test' },
  createdAt: '2026-11-01T08:00:00.000Z',
  ...given,
})
const shop = (given: Partial<AdminShop> = {}): AdminShop => ({
  ...row(),
  invoices: [
    {
      id: anId(),
      number: 'DZ/2026/000007',
      issuedOn: '2026-11-10',
      dueOn: '2026-11-17',
      totalMinor: 249_900,
      currency: 'INR',
      state: 'paid',
      isLapsed: false,
      sentBack: [{ minor: 249_900, state: 'waiting' }],
    },
  ],
  disputes: { open: 1, all: 3 },
  members: 4,
  acts: [],
  ...given,
})

test('shops are narrowed by what stands in the address', async () => {
  const asked: (string | undefined)[] = []
  await renderScreen(
    '/admin/shops?state=suspended',
    (api) =>
      api.answer('GET /api/admin/shops', ({ query }) => {
        asked.push(query.q)
        return {
          rows: query.state === 'suspended' ? [row({ name: 'Stopped', state: 'suspended' })] : [row()],
        }
      }),
    { session },
  )
  await expect.element(page.getByRole('link', { name: 'Stopped' })).toBeVisible()
  await page.getByLabelText('State').selectOptions('Every state')
  await expect.element(page.getByRole('link', { name: 'Noor Tailors' })).toBeVisible()
  await page.getByRole('searchbox').fill('harpreet@')
  await expect.poll(() => asked.at(-1)).toBe('harpreet@')
})

test('a shop is suspended with a reason and lifted again; the act stands on its page', async () => {
  const id = anId()
  let now = shop({ id })
  const act = { id: anId(), at: '2026-11-20T08:00:00.000Z', by: 'Olga', reason: 'Complaints' }
  await renderScreen(
    `/admin/shops/${id}`,
    (api) =>
      api
        .answer('GET /api/admin/shops/:id', () => now)
        .answer('POST /api/admin/shops/:id/suspend', ({ body }) => {
          const suspended = { since: '2026-11-20T08:00:00.000Z', reason: body.reason }
          now = shop({ id, state: 'suspended', suspended, acts: [{ ...act, kind: 'suspended' }] })
          return now
        })
        .answer('POST /api/admin/shops/:id/lift', () => {
          now = shop({ id, acts: [{ ...act, id: anId(), kind: 'lifted' }] })
          return now
        }),
    { session },
  )
  await expect.element(page.getByText('1 open, 3 in all')).toBeVisible()
  await expect.element(page.getByText(/^₹2,499 more came than was owed/)).toBeVisible()
  await button('Suspend…').click()
  const dialog = page.getByRole('dialog', { name: 'Suspend Noor Tailors?' })
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect.element(dialog.getByLabelText('Why')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabelText('Why').fill('Complaints')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect.element(page.getByText('Complaints', { exact: true }).first()).toBeVisible()
  await button('Lift the suspension…').click()
  const lifting = page.getByRole('dialog', { name: 'Let Noor Tailors work again?' })
  await lifting.getByLabelText('Why').fill('Sorted out')
  await lifting.getByRole('button', { name: 'Lift the suspension' }).click()
  await expect.element(page.getByText('Suspension lifted')).toBeVisible()
})

test('a banner is written in three languages and ended', async () => {
  let rows: AdminBanner[] = []
  await renderScreen(
    '/admin/banners',
    (api) =>
      api
        .answer('GET /api/admin/banners', () => ({ rows }))
        .answer('POST /api/admin/banners', ({ body }) => {
          const banner = { id: anId(), ...body }
          rows = [banner]
          return banner
        })
        .answer('POST /api/admin/banners/:id/end', () => {
          const ended = { ...rows[0], endsAt: '2020-01-01T00:00:00.000Z' } as AdminBanner // there is one
          rows = [ended]
          return ended
        }),
    { session },
  )
  await button('Say something to everybody').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('English').fill('Back at nine')
  await dialog.getByRole('button', { name: 'Show it' }).click()
  await expect.element(dialog.getByLabelText('हिन्दी')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabelText('हिन्दी').fill('नौ बजे फिर')
  await dialog.getByLabelText('ਪੰਜਾਬੀ').fill('ਨੌਂ ਵਜੇ ਫਿਰ')
  await dialog.getByRole('button', { name: 'Show it' }).click()
  await expect.element(page.getByText('नौ बजे फिर')).toBeVisible()
  await button('End it now').click()
  await expect.element(page.getByText('Over', { exact: true })).toBeVisible()
})

test('everybody reads the banner in their language, and puts it away for good', async () => {
  const words = { en: 'Back at nine', hi: 'नौ बजे फिर', pa: 'ਨੌਂ ਵਜੇ ਫਿਰ' }
  const banner = { id: anId(), words, endsAt: '2099-01-01T00:00:00.000Z' }
  await renderScreen(
    '/admin/jobs',
    (api) =>
      api
        .answer('GET /api/banner', { banner })
        .answer('GET /api/admin/jobs', { queues: [], deadLetters: [] }),
    { session },
  )
  watchBanner()
  await expect.element(page.getByText('Back at nine')).toBeVisible()
  await button('Understood').click()
  await expect.element(page.getByText('Back at nine')).not.toBeInTheDocument()
})
