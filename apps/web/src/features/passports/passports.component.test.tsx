/** Passports: a set is shown to a tailor, and taken back; a dead link says so. */
import type { Session } from '@darzi/contract/accounts.ts'
import type { Passport, ShownPassport, SizeSet } from '@darzi/contract/passports.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anId } from '../../testing/builders.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const session: Session = {
  user: { id: anId(), name: 'Asha Verma', email: 'asha@example.test', role: 'user' },
}
const aSet: SizeSet = {
  source: { kind: 'piece', id: anId() },
  personName: 'Asha Verma',
  takenOn: '2026-11-01',
  takenBy: 'Noor Tailors',
  garment: { key: 'shirt' },
  sizes: [{ field: 'chest', mm: 965 }],
}

test('what a tailor took is shown to another, and withdrawn', async () => {
  const shop = { id: anId(), name: 'Sohal Tailors', isDemo: false }
  let standing: Passport[] = []
  const { api } = await renderScreen(
    '/user/measurements',
    (fake) => {
      fake.answer('GET /api/body-scans', { rows: [] })
      fake.answer('GET /api/own/profile', { addresses: [], people: [] })
      fake.answer('GET /api/own/size-sets', { sets: [aSet] })
      fake.answer('GET /api/form-shop/find', { shops: [shop] })
      fake.answer('GET /api/passports', () => ({ passports: standing }))
      fake.answer('POST /api/passports', ({ body }) => {
        const { personName, takenOn, takenBy } = aSet
        const made = {
          id: body?.id ?? '',
          shopName: shop.name,
          personName,
          takenOn,
          takenBy,
          at: '2026-11-25T10:00:00Z',
        }
        standing = [made]
        return made
      })
      fake.answer('POST /api/passports/:id/withdraw', () => {
        const [made] = standing
        if (!made) throw new Error('nothing stands')
        standing = [{ ...made, withdrawnAt: '2026-11-25T11:00:00Z' }]
        return { ...made, withdrawnAt: '2026-11-25T11:00:00Z' }
      })
    },
    { session },
  )
  await expect.element(page.getByText('Taken by Noor Tailors', { exact: false }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Share measurements: Asha Verma · Shirt' }).click()
  await page.getByRole('searchbox').fill('Sohal')
  await page.getByRole('button', { name: /Sohal Tailors/ }).click()
  await page.getByRole('button', { name: 'Withdraw: Sohal Tailors' }).click()
  await expect.element(page.getByRole('button', { name: 'Withdraw: Sohal Tailors' })).not.toBeInTheDocument()
  expect(api.sent('POST /api/passports').at(-1)?.body).toMatchObject({ source: aSet.source, shopId: shop.id })
})

test('a link that was withdrawn says so', async () => {
  await renderScreen(
    '/results?shared=abc',
    (fake) => fake.refuse('GET /api/passport/:token', 'request.notFound'),
    {
      session: null,
    },
  )
  await expect.element(page.getByRole('heading', { name: 'No longer shared' })).toBeVisible()
})

test('a shop sees all it is shown, a page at a time', async () => {
  const shown = (personName: string): ShownPassport => ({
    ...aSet,
    id: anId(),
    personName,
    at: '2026-11-25T10:00:00Z',
  })
  await renderScreen('/measurement-book', (fake) => {
    fake.answer('GET /api/measurement-records', { rows: [] })
    fake.answer('GET /api/measurement-records/summary', { records: 0, people: 0 })
    fake.answer('GET /api/shop/passports', ({ query }) =>
      query.after === 'older'
        ? { rows: [shown('Bina Rao')], total: 2 }
        : { rows: [shown('Asha Verma')], total: 2, next: 'older' },
    )
  })
  await expect.element(page.getByText('Shared with you: 2 people')).toBeVisible()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.element(page.getByText('Bina Rao', { exact: false })).toBeVisible()
  await expect.element(page.getByText('Asha Verma', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})
