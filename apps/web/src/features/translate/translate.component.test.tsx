import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../testing/render-screen.tsx'
import { chooseLanguage } from '../../words/language.ts'
import { setTranslate } from './consent.ts'

const scripts = () => [...document.querySelectorAll('script[src*="translate.google"]')]
const open = () =>
  renderScreen('/cookie-policy', (api) => void api.answer('GET /api/contact', {}), { session: null })

test('nothing of another company is asked for until it is allowed', async () => {
  await open()
  await expect.element(page.getByRole('checkbox', { name: /Allow translation/ })).not.toBeChecked()
  expect(scripts()).toEqual([])
  expect(page.getByRole('complementary', { name: 'Translation' }).query()).toBeNull()
})

test('allowed, it shows a placeholder, and after ten seconds without it says what to do instead', async () => {
  await allowed(async () => {
    await open()
    await expect.element(page.getByRole('checkbox', { name: /Allow translation/ })).toBeChecked()
    await expect.element(page.getByText('The translation is loading')).toBeVisible()
    await vi.advanceTimersByTimeAsync(11_000)
    await expect.element(page.getByText('The translation did not come.', { exact: false })).toBeVisible()
    expect(page.getByText('The translation is loading').query()).toBeNull()
    await expect.element(tryAgain()).toBeVisible()
  })
})

test('tried again it is asked for anew, and shows once it has come', async () => {
  await allowed(async () => {
    await open()
    await expect.element(page.getByText('The translation is loading')).toBeVisible()
    const first = scripts()[0]
    await vi.advanceTimersByTimeAsync(11_000)
    await tryAgain().click()
    await expect.element(page.getByText('The translation is loading')).toBeVisible()
    expect(scripts()).toHaveLength(1)
    expect(scripts()[0]).not.toBe(first)
    const made = comes()
    await vi.advanceTimersByTimeAsync(600)
    await expect.poll(() => made).toHaveLength(1)
    await expect.element(page.getByText('The translation is loading')).not.toBeInTheDocument()
    expect(tryAgain().query()).toBeNull()
  })
})

test('it is told the language of the page, and a place that stands, also when its script is there before our words', async () => {
  await allowed(async () => {
    const made = comes()
    await chooseLanguage('pa')
    try {
      await open()
      await expect.poll(() => made).toEqual([{ pageLanguage: 'pa', hasPlace: true }])
    } finally {
      await chooseLanguage('en')
    }
  })
})

const tryAgain = () => page.getByRole('button', { name: 'Try again' })

/** With the choice made and time in our hands. */
async function allowed(look: () => Promise<void>) {
  setTranslate(true)
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 200 })
  try {
    await look()
  } finally {
    vi.useRealTimers()
    setTranslate(false)
    Reflect.deleteProperty(window, 'google')
  }
}

/** As the foreign script leaves it; what was made of it. */
function comes() {
  const made: { pageLanguage: string; hasPlace: boolean }[] = []
  class TranslateElement {
    constructor({ pageLanguage }: { pageLanguage: string }, place: string) {
      made.push({ pageLanguage, hasPlace: document.getElementById(place) !== null })
    }
  }
  Object.assign(window, { google: { translate: { TranslateElement } } })
  return made
}
