import { describe, expect, test } from 'vitest'
import { hasBodies, photographBody } from '../support/bodies.ts'
import { phone, withGraphics } from '../support/browser.ts'
import { beginByPhoto, photoSlot } from '../support/measuring.ts'
import { openApp } from '../support/open-app.ts'
import { giveShownCamera, keepSpoken } from '../support/shown-camera.ts'

const { visit } = openApp(undefined, withGraphics)

describe.skipIf(!hasBodies)('with the real model, both photos by the camera in one run', () => {
  test.each([
    ['from the front and then from the side', ['front', 'side']],
    ['from the side first, though the front was asked for', ['side', 'front']],
  ] as const)(
    'whoever stands %s has both at their places, told what to do and given the time to hear it',
    async (_, [first, second]) => {
      const { page } = await visit(undefined, { viewport: phone, reducedMotion: 'reduce' })
      const { front, side } = await photographBody(7, 1)
      const show = await giveShownCamera(page, { front, side })
      const spoken = await keepSpoken(page)
      await page.goto('/upload')
      await beginByPhoto(page)
      await page.getByRole('button', { name: 'Take both with the camera' }).click()
      await show(first)
      const dialog = page.getByRole('dialog')
      await dialog.getByText('Face the camera.').waitFor()
      await page.getByRole('button', { name: 'Photo in 10 seconds' }).click()
      await dialog.getByText('Turn a quarter to your side.').waitFor({ timeout: 30_000 })
      await dialog.getByRole('timer').waitFor()
      await show(second)
      await dialog.waitFor({ state: 'hidden', timeout: 30_000 })
      for (const name of ['From the front', 'From the side'])
        await photoSlot(page, name).getByText('This photo is good.').waitFor({ timeout: 60_000 })

      const said = await spoken()
      expect(said.map(({ text }) => text.split('.')[0])).toEqual([
        'Face the camera',
        '3',
        '2',
        '1',
        'Turn a quarter to your side',
        '3',
        '2',
        '1',
        'Done',
      ])
      // A sentence of eighty letters is spoken in five or six seconds; the count cuts off what is still being said.
      expect((said[5]?.at ?? 0) - (said[4]?.at ?? 0)).toBeGreaterThan(6500)
    },
    150_000,
  )
})
