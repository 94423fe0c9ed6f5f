/** How a house and a tailor come to work together, as each of them sees it: invitation, rate, pause. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPartnership } from '../../testing/a-partnership.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

test('a partner is paused from its row, and one that was only invited has no statement yet', async () => {
  const { api } = await renderScreen('/boutique/dashboard?tab=partners', (api) => {
    api.answer('GET /api/house/partners', {
      rows: [aPartnership(), aPartnership({ tailor: 'Zari', state: 'invited' })],
    })
  })
  await expect.element(page.getByText('You keep 20% · Standard').first()).toBeVisible()
  expect(page.getByRole('link', { name: 'Statement' }).elements()).toHaveLength(1)
  api.answer('PATCH /api/house/partners/:id', aPartnership({ state: 'paused' }))
  api.answer('GET /api/house/partners', { rows: [aPartnership({ state: 'paused' })] })
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect.element(page.getByRole('button', { name: 'Resume' })).toBeVisible()
})

test('a tailor is shown the rate a house asks for beside the one that holds, and agrees to what was read', async () => {
  const { api } = await renderScreen('/tailor/houses', (api) => {
    api.answer('GET /api/shop/houses/asked-back', { rows: [] })
    api.answer('GET /api/shop/houses', { rows: [aPartnership({ proposedRateBp: 2550 })] })
  })
  await expect.element(page.getByText('The house keeps 20% of each order, 80% is yours.')).toBeVisible()
  await expect.element(page.getByText(/wants to keep 25\.5%; 74\.5% would be yours/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Keep 20%' })).toBeVisible()
  api.answer('POST /api/shop/houses/:id/answer', aPartnership({ rateBp: 2550 }))
  api.answer('GET /api/shop/houses', { rows: [aPartnership({ rateBp: 2550 })] })
  await page.getByRole('button', { name: 'Agree to 25.5%' }).click()
  await expect.element(page.getByText('The house keeps 25.5% of each order, 74.5% is yours.')).toBeVisible()
  expect(api.sent('POST /api/shop/houses/:id/answer').map(({ body }) => body)).toEqual([
    { answer: 'agreeRate', rateBp: 2550 },
  ])
})

test('a house sees the rate it asked for, and its terms open with it', async () => {
  await renderScreen('/boutique/dashboard?tab=partners', (api) => {
    api.answer('GET /api/house/partners', { rows: [aPartnership({ proposedRateBp: 2500 })] })
  })
  await expect.element(page.getByText('25% is proposed and waits for their answer.')).toBeVisible()
  await page.getByRole('button', { name: 'Change terms' }).click()
  await expect.element(page.getByLabelText('What you keep, in percent')).toHaveValue('25')
  await expect.element(page.getByText(/It holds for new orders once they agree/)).toBeVisible()
})

test('a tailor reads what is theirs before they accept an invitation', async () => {
  const { api } = await renderScreen('/tailor/houses', (api) => {
    api.answer('GET /api/shop/houses/asked-back', { rows: [] })
    api.answer('GET /api/shop/houses', { rows: [aPartnership({ state: 'invited', rateBp: 1750 })] })
  })
  await expect.element(page.getByText('The house keeps 17.5% of each order, 82.5% is yours.')).toBeVisible()
  api.answer('POST /api/shop/houses/:id/answer', aPartnership())
  api.answer('GET /api/shop/houses', { rows: [aPartnership()] })
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect.element(page.getByText('At work')).toBeVisible()
})
