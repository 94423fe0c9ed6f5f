/** The stages of work of a garment: as the shop names and marks them. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aGarment } from '../../testing/builders.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

test('a stage is renamed, one is followed by a trial, one needs approval: that is what is saved', async () => {
  const stages = ['received', 'cutting', 'sewing', 'delivery'].map((key) => ({ key }))
  const shirt = aGarment({ key: 'shirt', stages })
  const { api } = await renderScreen('/tailor/stages?garment=shirt', (fake) =>
    fake
      .answer('GET /api/shop/garments', { garments: [shirt] })
      .answer('GET /api/workshop/stages', { rows: [] })
      .answer('PATCH /api/shop/garments/:key', ({ body }) => ({
        ...shirt,
        stages: body.stages ?? stages,
        version: 1,
      })),
  )
  await page.getByRole('textbox', { name: 'Stage 3' }).fill('Stitching')
  await page.getByRole('checkbox', { name: 'Trial after Stitching' }).click()
  await page.getByRole('checkbox', { name: 'Cutting needs approval' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => api.sent('PATCH /api/shop/garments/:key').map(({ body }) => body.stages))
    .toMatchObject([
      [
        { key: 'received' },
        { key: 'cutting', needsApproval: true },
        { key: 'sewing', name: 'Stitching', isTrial: true },
        { key: 'delivery' },
      ],
    ])
})
