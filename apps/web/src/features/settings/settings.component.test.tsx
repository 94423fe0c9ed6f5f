/** Settings: what a shop chooses counts once the server has it, and says so. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerSettings } from '../../testing/answer-settings.ts'
import { phone, renderScreen } from '../../testing/render-screen.tsx'

test('photos of finished orders are kept for good until a time is chosen, which is sent and stands', async () => {
  const { api } = await renderScreen(
    '/settings',
    (api) => answerSettings(api).answer('PUT /api/shop/photo-retention', { months: 12 }),
    { viewport: phone },
  )
  const keep = page.getByRole('combobox', { name: 'Keep them' })
  await expect.element(keep).toHaveDisplayValue('For good')
  await keep.selectOptions('12')
  await expect.element(page.getByText('Saved. Older photos are deleted tonight.')).toBeVisible()
  await expect.element(keep).toHaveDisplayValue('12 months after delivery or cancelling')
  expect(api.sent('PUT /api/shop/photo-retention').map(({ body }) => body)).toEqual([{ months: 12 }])
})
