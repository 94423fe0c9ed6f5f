/** A size said instead of typed: both hands stay at the tape. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBook } from '../support/book.ts'
import { openApp } from '../support/open-app.ts'
import { testInAll } from '../support/test-in-all.ts'

const app = openApp()

const microphone = (page: Page) => page.getByRole('button', { name: 'Say the size' })
const chest = (page: Page) => page.getByRole('textbox', { name: 'Chest (bust)', exact: true })

async function openMeasuring(hearing: () => void) {
  const { owner, page, added } = await openBook(app, [{ name: 'Asha Verma', phone: '98765 43210' }])
  await page.addInitScript(hearing)
  const person = added[0]?.people[0]?.id ?? ''
  await page.goto(`/tailor/measurements?person=${person}`)
  await page.getByRole('heading', { level: 1, name: 'Asha Verma' }).waitFor()
  await chest(page).click()
  const record = async () =>
    (await (await owner.context.request.get(`/api/measurement-records?person=${person}`)).json()).rows[0]
  return { page, record }
}

interface Heard {
  /** What is said next. */
  saying?: string
  /** What goes wrong instead, by the browser's word. */
  failing?: string
  /** The tongue that was listened for. */
  tongue?: string
}

/** A browser that hears what the journey says. Runs in the page. */
function hears() {
  const heard = window as unknown as Heard
  class Recogniser {
    lang = ''
    onresult?: (event: { results: { transcript: string }[][] }) => void
    onend?: () => void
    onerror?: (event: { error: string }) => void
    start() {
      heard.tongue = this.lang
      setTimeout(() => {
        if (heard.failing) this.onerror?.({ error: heard.failing })
        else this.onresult?.({ results: [[{ transcript: heard.saying ?? '' }]] })
        this.onend?.()
      }, 50)
    }
    stop() {
      this.onend?.()
    }
  }
  Object.assign(window, { SpeechRecognition: Recogniser, webkitSpeechRecognition: Recogniser })
}

/** A browser that knows no speech. Runs in the page. */
function isDeaf() {
  Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined })
}

async function translateTo(page: Page, saying: string) {
  await page.evaluate((words) => Object.assign(window, { saying: words }), saying)
  await microphone(page).click()
}

test('“fifteen and a half” said at a field stands in it as 15 1/2, and is saved as that', async () => {
  const { page, record } = await openMeasuring(hears)
  await translateTo(page, 'thirty eight and a quarter')
  await expect.poll(() => chest(page).inputValue()).toBe('38 1/4')
  // What is said anew takes the place of what was said before.
  await translateTo(page, 'fifteen and a half')
  await expect.poll(() => chest(page).inputValue()).toBe('15 1/2')
  await expect.poll(() => microphone(page).getAttribute('aria-pressed')).toBe('false')
  expect(await page.evaluate(() => (window as unknown as Heard).tongue)).toBe('en-IN')
  await translateTo(page, 'forty and a half')
  await expect.poll(() => chest(page).inputValue()).toBe('40 1/2')
  await page.getByRole('button', { name: 'Save 1', exact: true }).click()
  await page.getByText('Sizes of Asha Verma saved: version 1.').waitFor()
  expect((await record()).values).toMatchObject([{ field: 'chest', typed: '40 1/2', mm: 1028.7 }])
})

testInAll('what is no size stays as it was heard, with the reason and a way back to the field', async () => {
  const { page } = await openMeasuring(hears)
  await translateTo(page, 'hold on')
  await expect.poll(() => chest(page).inputValue()).toBe('hold on')
  await page.keyboard.press('Enter')
  const alert = page.getByRole('alert')
  await alert.getByText('“hold on” is not a size. Write it as 36, 36.5 or 36 1/2.').waitFor()
  await alert.getByRole('button', { name: 'Change' }).click()
  expect(await chest(page).evaluate((field) => field === document.activeElement)).toBe(true)
})

testInAll.each([
  ['not-allowed', 'The microphone is not allowed.'],
  ['audio-capture', 'No microphone was found.'],
  ['no-speech', 'Nothing was heard.'],
  ['network', 'Listening needs the internet.'],
  ['something-new', 'Listening did not work.'],
])('where listening fails (%s) the reason is said, and listening can begin again', async (failing, told) => {
  const { page } = await openMeasuring(hears)
  await page.evaluate((word) => Object.assign(window, { failing: word }), failing)
  await microphone(page).click()
  const alert = page.getByRole('alert').filter({ hasText: told })
  await alert.waitFor()
  await expect.poll(() => microphone(page).getAttribute('aria-pressed')).toBe('false')
  await page.evaluate(() => Object.assign(window, { failing: undefined }))
  await translateTo(page, 'forty and a half')
  await expect.poll(() => chest(page).inputValue()).toBe('40 1/2')
  expect(await alert.count()).toBe(0)
})

testInAll(
  'where the browser hears nothing there is no microphone, and everything else is there',
  async () => {
    const { page } = await openMeasuring(isDeaf)
    await page.getByRole('group', { name: 'Number keys' }).waitFor()
    expect(await microphone(page).count()).toBe(0)
    await chest(page).fill('40')
    await page.getByRole('button', { name: 'Save 1', exact: true }).waitFor()
  },
)
