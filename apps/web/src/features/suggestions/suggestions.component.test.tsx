/** The settings of the suggestions: a switch holds in every tab at once, and falls back when it was refused. */
import type { SuggestionSettings } from '@darzi/contract/suggestions.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { FakeApi } from '../../testing/fake-api.ts'
import { phone, renderScreen } from '../../testing/render-screen.tsx'

const settings: SuggestionSettings = {
  autoSuggestions: true,
  pricingOptimization: true,
  qualityCheck: true,
  imageRecognition: true,
  styleRecommendations: true,
  language: null,
}

const openSettings = (prepare: (api: FakeApi) => FakeApi = (api) => api) =>
  renderScreen(
    '/ai-features?tab=settings',
    (api) =>
      prepare(
        api
          .answer('GET /api/suggestions/settings', settings)
          .answer('GET /api/body-scans', { rows: [] })
          .answer('GET /api/body-scans/pairs', { people: 0, pairs: [] }),
      ),
    { viewport: phone },
  )
const imageAnalysis = () => page.getByRole('checkbox', { name: /^Image analysis/ })

test('what was switched off is off in the next tab while the server has not answered', async () => {
  const { api } = await openSettings((api) =>
    api.answer('PATCH /api/suggestions/settings', { ...settings, imageRecognition: false }),
  )
  const letGo = api.hold('PATCH /api/suggestions/settings')
  await imageAnalysis().click()
  await page.getByRole('tab', { name: 'Image Analysis' }).click()
  await expect.element(page.getByText('Image analysis is switched off')).toBeVisible()
  api.answer('GET /api/suggestions/settings', { ...settings, imageRecognition: false })
  letGo()
})

test('a switch the server refused stands as it stood', async () => {
  await openSettings((api) =>
    api.refuse('PATCH /api/suggestions/settings', 'request.failed', { params: { requestId: 'req-7' } }),
  )
  await imageAnalysis().click()
  await expect.element(page.getByText('tell us this number: req-7')).toBeVisible()
  await expect.element(imageAnalysis()).toBeChecked()
})
