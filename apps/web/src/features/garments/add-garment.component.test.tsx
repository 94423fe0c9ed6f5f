/** A garment of the shop's own whose answer was lost: other words under its id are refused, never said to be added. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aGarment } from '../../testing/builders.ts'
import { FakeProblem } from '../../testing/fake-api.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

test('renamed after the answer was lost it is refused under the same key, and what was typed stays', async () => {
  const kept = new Map<string, string>()
  const { api } = await renderScreen('/tailor/garments', (fake) =>
    fake
      .answer('GET /api/shop/garments', { garments: [aGarment({ key: 'shirt' })] })
      .answer('POST /api/shop/garments', ({ body, idempotencyKey: key }) => {
        const before = kept.get(key)
        if (before !== undefined && before !== JSON.stringify(body))
          throw new FakeProblem('request.keyReused')
        kept.set(key, JSON.stringify(body))
        return aGarment({ key: body.id ?? '', name: body.name, isOwn: true })
      }),
  )
  await page.getByRole('button', { name: 'Add a garment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a garment of your own' })
  const name = dialog.getByLabelText('What you call it')
  const add = dialog.getByRole('button', { name: 'Add', exact: true })
  await name.fill('Bandi')
  api.lose('POST /api/shop/garments')
  await add.click()
  await expect.element(dialog.getByText('No connection right now.')).toBeVisible()
  await name.fill('Bandi jacket')
  await add.click()
  await expect.element(dialog.getByText(/already sent with other content/)).toBeVisible()
  await expect.element(name).toHaveValue('Bandi jacket')
})
