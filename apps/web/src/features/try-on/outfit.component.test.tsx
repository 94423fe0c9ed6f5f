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

test('a jacket is tried on with the lapel its shop lets choose, and ordering to measure takes it along', async () => {
  deviceStorage.setItem('scan.', JSON.stringify(scan))
  const group = (key: string, ...options: string[]) => ({
    key,
    options: options.map((option) => ({ key: option })),
  })
  const jacket = anItem({
    name: 'Grey jacket',
    cut: 'jacket',
    garment: { key: 'blazer' },
    isMadeToMeasure: true,
    styles: [group('lapel', 'notch', 'peak', 'shawl'), group('lining', 'full', 'half')],
    sizes: [{ size: 'M', zonesMm: { chest: 1020, waist: 900, hips: 1080 }, lengthMm: 700, sleeveMm: 560 }],
  })
  await renderScreen(
    '/try-on',
    (api) => {
      api.answer('GET /api/collection', { rows: [jacket] })
      api.answer('GET /api/collection/:id/cloths', { cloths: [] })
    },
    { session: null, viewport: phone },
  )
  await page.getByRole('button', { name: 'Grey jacket' }).click()
  await page.getByRole('combobox', { name: 'Lapel' }).selectOptions('Peak')
  await expect.element(page.getByRole('combobox', { name: 'Lapel' })).toHaveValue('peak')
  await expect.element(page.getByRole('combobox', { name: 'Lining' })).not.toBeInTheDocument()
  const toMeasure = page.getByRole('link', { name: 'Have it made to measure' })
  await expect.element(toMeasure).toHaveAttribute('href', expect.stringContaining('style.lapel=peak'))
  await page.getByRole('button', { name: 'Try On Garment' }).click()
  await expect.element(page.getByText('Worn with it: trousers, shirt.', { exact: true })).toBeVisible()
})

async function putOn(name: string) {
  await page.getByRole('button', { name }).click()
  await page.getByRole('button', { name: 'Try On Garment' }).click()
}
