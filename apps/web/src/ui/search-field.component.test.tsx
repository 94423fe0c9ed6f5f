/** A search that is still being typed never calls back who has tapped something already. */
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../testing/render-screen.tsx'
import { isLeavingScreen, setLeavingScreen } from './leaving.ts'
import { SearchField } from './SearchField.tsx'

test('what is typed is not sent while another screen is on its way, and is when that did not come', async () => {
  const sent: string[] = []
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <SearchField label="Search" clearLabel="Clear" words="" onSearch={(words) => sent.push(words)} />,
  )
  setLeavingScreen(true)
  await page.getByRole('searchbox').fill('asha')
  // Twice the pause after which it would have been sent.
  await new Promise((resume) => setTimeout(resume, 400))
  expect(sent).toEqual([])
  setLeavingScreen(false)
  await expect.poll(() => sent).toEqual(['asha'])
  root.unmount()
  place.remove()
})

test('a screen is being left from the tap until the next one stands', async () => {
  const { goTo } = await renderScreen(
    '/login',
    (api) => api.answer('GET /api/sign-in-options', { google: false, devMail: false }),
    { session: null },
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  const going = goTo('/register')
  // At once, before anything is drawn.
  expect(isLeavingScreen()).toBe(true)
  await going
  await expect.poll(isLeavingScreen).toBe(false)
})
