import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../testing/render-screen.tsx'
import { setTranslate } from './consent.ts'

const scripts = () => document.querySelectorAll('script[src*="translate.google"]').length
const open = () =>
  renderScreen('/cookie-policy', (api) => void api.answer('GET /api/contact', {}), { session: null })

test('nothing of another company is asked for until it is allowed', async () => {
  await open()
  await expect.element(page.getByRole('checkbox', { name: /Allow translation/ })).not.toBeChecked()
  expect(scripts()).toBe(0)
  expect(page.getByRole('complementary', { name: 'Translation' }).query()).toBeNull()
})

test('allowed, it shows a placeholder, and after ten seconds without it says what to do instead', async () => {
  setTranslate(true)
  try {
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 200 })
    await open()
    await expect.element(page.getByRole('checkbox', { name: /Allow translation/ })).toBeChecked()
    await expect.element(page.getByText('The translation is loading')).toBeVisible()
    await vi.advanceTimersByTimeAsync(11_000)
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  } finally {
    vi.useRealTimers()
    setTranslate(false)
  }
})
