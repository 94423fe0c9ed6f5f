import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { deviceStorage } from '../../data/device-storage.ts'
import { anItem } from '../../testing/builders.ts'
import { phone, renderScreen } from '../../testing/render-screen.tsx'
import { scanOf } from './quick-sizes.ts'

const scan = scanOf(
  {
    person: { sex: 'female', heightMm: 1620, weightKg: 60 },
    tape: { chest: 900, waist: 760, hips: 980 },
  },
  { id: '0193c1de-0000-7000-8000-000000000001', takenAt: '2026-11-20T10:00:00.000Z' },
)

const blouse = (garment: string, name: string) =>
  anItem({
    name,
    cut: 'blouse',
    garment: { key: garment },
    sizes: [{ size: 'M', zonesMm: { chest: 950, waist: 820 }, lengthMm: 380, sleeveMm: 200 }],
  })

test('what goes with a blouse is named: a skirt and its petticoat, or the petticoat a saree is tied over', async () => {
  deviceStorage.setItem('scan.', JSON.stringify(scan))
  await renderScreen(
    '/try-on',
    (api) => {
      api.answer('GET /api/collection', {
        rows: [blouse('lehenga_choli', 'Red choli'), blouse('saree_blouse', 'Green blouse')],
      })
      api.answer('GET /api/collection/:id/cloths', { cloths: [] })
    },
    { session: null, viewport: phone },
  )
  await putOn('Red choli')
  await expect.element(page.getByText('Worn with it: skirt, petticoat.', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('img', { name: /Worn with it: skirt, petticoat\./ })).toBeVisible()
  await putOn('Green blouse')
  await expect.element(page.getByText('Worn with it: petticoat.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Whole outfit' }).click()
  await expect.element(page.getByText(/^Worn with it/)).not.toBeInTheDocument()
})

async function putOn(name: string) {
  await page.getByRole('button', { name }).click()
  await page.getByRole('button', { name: 'Try On Garment' }).click()
}
