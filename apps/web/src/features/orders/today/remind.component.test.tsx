/** Reminding a customer from Today: in their language, and not where they want no messages. */
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aCalendarDay } from '../../../testing/a-calendar-day.ts'
import { anId, anOrder, aToday } from '../../../testing/builders.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

async function openMenu(said: { language?: 'pa'; hasStoppedMessages?: boolean }) {
  const phones = { phone: '+919815011110', phoneShown: '98150 11110' }
  const late = { state: 'ready', promisedOn: '2026-11-20', daysLeft: -3 } as const
  const order = anOrder({ ...late, customer: { id: anId(), name: 'Asha Verma', ...phones, ...said } })
  await renderScreen('/tailor/dashboard', (api) =>
    api
      .answer('GET /api/calendar', aCalendarDay())
      .answer('GET /api/today', aToday([{ ...order, readyOn: '2026-11-20' }])),
  )
  return () => page.getByRole('button', { name: 'Remind Asha Verma' }).click()
}

test('who reads Punjabi is written to in Punjabi by whoever works in English', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const open = await openMenu({ language: 'pa' })
  const sent = async () => {
    await open()
    await page.getByRole('menuitem', { name: 'Send WhatsApp' }).click()
    expect(decodeURIComponent(String(opened.mock.lastCall))).toMatch(/^https:.*[ਅ-ੴ].*ORD-001/)
  }
  await vi.waitFor(sent, { timeout: 10_000 })
})

test('who wants no messages is called, and not written to', async () => {
  await (await openMenu({ hasStoppedMessages: true }))()
  await expect.element(page.getByRole('menuitem', { name: /The customer wants no messages/ })).toBeDisabled()
  await expect.element(page.getByRole('menuitem', { name: 'Call 98150 11110' })).toBeEnabled()
})
