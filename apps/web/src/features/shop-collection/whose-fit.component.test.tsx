/** By whose measurements garments are judged in the shop: the own person's unasked, another's when they are chosen. */
import { sites } from '@darzi/body/shapes.ts'
import type { Session } from '@darzi/contract/accounts.ts'
import type { BodyScan } from '@darzi/contract/body-scans.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { deviceStorage } from '../../data/device-storage.ts'
import { anId, anItem } from '../../testing/builders.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const session: Session = {
  user: { id: anId(), name: 'Meera Joshi', email: 'meera@example.test', role: 'user' },
}
/** A chest of so many mm; the shop's shirt is 1080 mm round. */
const scanOf = (chest: number) => ({
  id: anId(),
  takenAt: '2026-11-21T10:00:00.000Z',
  person: { sex: 'male' as const, heightMm: 1700, weightKg: 65 },
  estimates: Object.fromEntries(
    sites.map((site) => [site, { mm: site === 'chest' ? chest : 400, plusMinusMm: 14, from: 'photo' }]),
  ) as BodyScan['estimates'], // every site has one
  quality: { hasFront: true, hasSide: true, notices: [] },
  tape: {},
})
const junior = { ...scanOf(1200), name: 'Junior', version: 1 }

function openShop(rows: BodyScan[]) {
  deviceStorage.setItem(`scan.${session.user?.id}`, JSON.stringify(junior))
  return renderScreen(
    '/shop',
    (fake) => {
      fake.answer('GET /api/body-scans', { rows })
      fake.answer('GET /api/collection', { rows: [anItem({ isMadeToMeasure: false })] })
      fake.answer('GET /api/saved-garments', { items: [] })
      fake.refuse('GET /api/form-shop', 'request.notFound')
      fake.answer('GET /api/cart', { lines: [] })
    },
    { session },
  )
}
const banner = page.getByRole('complementary', { name: 'Your fit' })

test('a child measured last is nobody’s fit but their own, and theirs once they are chosen', async () => {
  await openShop([])
  await expect.element(banner.getByText('not yours', { exact: false })).toBeVisible()
  await expect.element(page.getByText('Too small')).not.toBeInTheDocument()
  await banner.getByRole('link', { name: 'Show the fit for Junior' }).click()
  await expect.element(banner.getByText('Junior’s measurements of', { exact: false })).toBeVisible()
  await page.getByText('M', { exact: true }).click()
  await expect.element(page.getByText('Too small')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Oxford shirt' }))
    .toHaveAttribute('href', expect.stringContaining(`scan=${junior.id}`))
})

test('the own sizes of the account come before those of another on this device', async () => {
  await openShop([{ ...scanOf(960), version: 1, savedAt: '2026-11-01T10:00:00.000Z', sentTo: [] }])
  await expect.element(banner.getByText('your measurements of', { exact: false })).toBeVisible()
  await expect.element(banner.getByRole('link', { name: 'Show the fit for Junior' })).toBeVisible()
})
