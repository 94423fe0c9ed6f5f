/** A customer's own measurings: what a tape has put right on this device stands in every list, marked until it is saved. */
import { sites } from '@darzi/body/shapes.ts'
import type { Session } from '@darzi/contract/accounts.ts'
import type { BodyScan } from '@darzi/contract/body-scans.ts'
import type { SizeSet } from '@darzi/contract/passports.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { deviceStorage } from '../../data/device-storage.ts'
import { anId } from '../../testing/builders.ts'
import { type RenderedScreen, renderScreen } from '../../testing/render-screen.tsx'

const session: Session = {
  user: { id: anId(), name: 'Asha Verma', email: 'asha@example.test', role: 'user' },
}
const estimates = Object.fromEntries(
  sites.map((site) => [site, { mm: 900, plusMinusMm: 14, from: 'photo' }]),
) as BodyScan['estimates'] // every site has one
const saved: BodyScan = {
  id: anId(),
  takenAt: '2026-11-21T10:00:00.000Z',
  person: { sex: 'female', heightMm: 1640, weightKg: 62 },
  estimates,
  quality: { hasFront: true, hasSide: true, notices: [] },
  tape: {},
  version: 1,
  savedAt: '2026-11-21T10:01:00.000Z',
  sentTo: [
    { shop: { id: anId(), name: 'Noor Tailors' }, sentAt: '2026-11-21T10:02:00.000Z', isCurrent: true },
  ],
}

/** As the account has it, to be shared with a tailor. */
const toShare: SizeSet = {
  source: { kind: 'scan' },
  scanId: saved.id,
  personName: 'Asha Verma',
  takenOn: '2026-11-21',
  sizes: [
    { field: 'chest', ...estimates.chest },
    { field: 'waist', ...estimates.waist },
  ],
}

/** The account has one measuring; this device has it as well, with the chest as a tape has read it, if it did. */
function openList(chest?: number): Promise<RenderedScreen> {
  const { sentTo: _, savedAt: __, ...numbers } = saved
  const read = chest && {
    tape: { chest },
    estimates: { ...estimates, chest: { mm: chest, plusMinusMm: 5, from: 'tape' } },
  }
  deviceStorage.setItem(`scan.${session.user?.id}`, JSON.stringify({ ...numbers, savedTape: {}, ...read }))
  return renderScreen(
    '/user/measurements',
    (fake) => {
      fake.answer('GET /api/body-scans', { rows: [saved] })
      fake.answer('GET /api/own/profile', { addresses: [], people: [] })
      fake.answer('GET /api/own/size-sets', { sets: [toShare] })
      fake.answer('GET /api/passports', { passports: [] })
    },
    { session },
  )
}

test('a correction that is not saved yet stands in the list at once, and is marked', async () => {
  await openList(951)
  await expect.element(page.getByText('95.1 cm', { exact: true }).first()).toBeVisible()
  await expect
    .element(page.getByText('Corrected on this device. Your account', { exact: false }))
    .toBeVisible()
  await expect.element(page.getByText('corrected since.', { exact: false })).toBeVisible()
})

test('what is shared with a tailor shows the correction too, and is saved first', async () => {
  await openList(951)
  const card = page.getByRole('region', { name: 'Share with a tailor' })
  await card.getByText('View Details (2 measurements)').click()
  await expect.element(card.getByText('95.1 cm', { exact: true })).toBeVisible()
  await expect.element(card.getByText('90.0 ± 1.4 cm', { exact: true })).toBeVisible()
  await expect.element(card.getByText('Not saved yet', { exact: true })).toBeVisible()
  const save = card.getByRole('link', { name: 'Save first: Asha Verma' })
  await expect.element(save).toHaveAttribute('href', expect.stringContaining(`scan=${saved.id}`))
  await expect.element(card.getByRole('button', { name: /Share/ })).not.toBeInTheDocument()
})

test('what was not touched here is as the account has it', async () => {
  await openList()
  await expect.element(page.getByText('Sent to Noor Tailors on', { exact: false })).toBeVisible()
  await expect.element(page.getByText('corrected', { exact: false })).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('button', { name: 'Share measurements: Asha Verma', exact: true }))
    .toBeVisible()
})
