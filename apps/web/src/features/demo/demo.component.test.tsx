import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { phone, renderScreen } from '../../testing/render-screen.tsx'

const open = () => page.getByRole('button', { name: 'Open the demo shop' })

test('opened by its address the page waits to be asked; a refusal is said, and it can be tried again', async () => {
  const { api } = await renderScreen('/demo', (fake) => void fake.refuse('POST /api/demo', 'demo.full'), {
    session: null,
    viewport: phone,
  })
  await expect.element(open()).toBeVisible()
  expect(api.sent('POST /api/demo')).toHaveLength(0)
  await open().click()
  await expect
    .element(page.getByText('Many people are looking at demos right now.', { exact: false }))
    .toBeVisible()
  await open().click()
  await expect.poll(() => api.sent('POST /api/demo').length).toBe(2)
})

test('whoever is signed in is told that it signs them out, and it does not begin by itself', async () => {
  const { api } = await renderScreen('/demo?start=1')
  await expect
    .element(page.getByText('Opening the demo signs you out on this device.', { exact: false }))
    .toBeVisible()
  expect(api.sent('POST /api/demo')).toHaveLength(0)
})
