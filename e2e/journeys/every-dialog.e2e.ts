import type { Language } from '@darzi/words/languages.ts'
import type { APIRequestContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { aFullOrder, get, wholeAddress } from '../support/addresses.ts'
import { atRest, settled } from '../support/at-rest.ts'
import { scrollsSideways, seriousViolations, smallTargets } from '../support/audit-page.ts'
import { phone, signInAs } from '../support/browser.ts'
import { keepLanguage } from '../support/language.ts'
import { openApp } from '../support/open-app.ts'
import { clippedTexts, enlargeText, rawKeys } from '../support/read-page.ts'
import { speaking } from '../support/speaking.ts'
import { testInAll } from '../support/test-in-all.ts'

/** What opens over a screen or in it by its address: questions, sheets, one record, two beside each other. */
const { visitAgain } = openApp()
const [owner] = demoSignIns
const customer = demoSignIns[3]

const onOrder = (query: string) => async (request: APIRequestContext) =>
  `/tailor/orders/${(await aFullOrder(request)).id}?${query}`

/** Ready for its customer, and not paid for. */
const onReadyOrder = (query: string) => async (request: APIRequestContext) => {
  const { rows } = await get(request, '/api/orders?status=ready&limit=50')
  const owed = rows.find(({ balanceMinor }: { balanceMinor: number }) => balanceMinor > 0)
  return `/tailor/orders/${owed.id}?${query}`
}

let quote: Promise<string> | undefined
/** On one quote, to which the shop has named a price; the limit on open ones allows no more. */
const onQuote = (path: string, by: typeof owner | typeof customer) => async (request: APIRequestContext) => {
  quote ??= wholeAddress('/user/quotes/:id', request)
  const id = (await quote).split('/').at(-1) ?? ''
  await request.post('/api/login', { data: { email: by.email, password: by.password } })
  return path.replace(':id', id)
}

interface Recorded {
  id: string
  customer: { id: string }
  person: { id: string }
}
const aRecord = async (request: APIRequestContext): Promise<Recorded> =>
  (await get(request, '/api/measurement-records?limit=1')).rows[0]

const opened: readonly { what: string; isDialog: boolean; at: (r: APIRequestContext) => Promise<string> }[] =
  [
    { what: 'the sheet that takes a payment', isDialog: true, at: onOrder('ask=pay') },
    { what: 'the question before cancelling', isDialog: true, at: onOrder('ask=cancel') },
    { what: 'the question before handing over unpaid', isDialog: true, at: onReadyOrder('ask=deliver') },
    { what: 'the question before rework', isDialog: true, at: onReadyOrder('ask=rework') },
    {
      what: 'the payment asked for on Today',
      isDialog: true,
      at: async (request) => `/tailor/dashboard?order=${(await aFullOrder(request)).id}&ask=pay&then=deliver`,
    },
    ...['accept', 'decline', 'withdraw'].map((ask) => ({
      what: `the question of a quote’s customer: ${ask}`,
      isDialog: true,
      at: onQuote(`/user/quotes/:id?ask=${ask}`, customer),
    })),
    { what: 'the refusal of a quote', isDialog: true, at: onQuote('/tailor/quotes/:id?ask=refuse', owner) },
    { what: 'the list of all screens', isDialog: true, at: async () => '/tailor/dashboard?screens=all' },
    {
      what: 'the form of a piece',
      isDialog: true,
      at: async (request) => {
        const { id, pieces } = await aFullOrder(request)
        return `/tailor/orders/${id}?piece=${pieces[0]?.id}`
      },
    },
    {
      what: 'a measurement record',
      isDialog: true,
      at: async (request) => {
        const { id, customer } = await aRecord(request)
        return `/measurement-book?customer=${customer.id}&record=${id}`
      },
    },
    {
      what: 'the comparison of a customer’s records',
      isDialog: false,
      at: async (request) => `/measurement-book?compare=yes&customer=${(await aRecord(request)).customer.id}`,
    },
    {
      what: 'the measuring of somebody',
      isDialog: false,
      at: async (request) => `/tailor/measurements?person=${(await aRecord(request)).person.id}`,
    },
    {
      what: 'a new order for a known customer',
      isDialog: false,
      at: async (request) => `/tailor/orders/new?customer=${(await aRecord(request)).customer.id}`,
    },
    {
      what: 'the form of another person of the family',
      isDialog: true,
      at: async (request) => `/tailor/customers/${(await aRecord(request)).customer.id}?person=new`,
    },
  ]

describe.each(opened)('$what', ({ isDialog, at }) => {
  async function open(language: Language): Promise<Page> {
    const visitor = await visitAgain()
    const { page, context } = visitor
    await page.setViewportSize(phone)
    await page.emulateMedia({ colorScheme: 'light' })
    await enlargeText(page, 16)
    await keepLanguage(page, language)
    await signInAs(visitor, owner)
    await page.goto(await at(context.request))
    await settled(page)
    if (isDialog) await page.getByRole('dialog').getByRole('heading').first().waitFor()
    await atRest(page)
    return page
  }

  test('in Punjabi fits a phone, has every target as large as a thumb, no word missing and no serious trouble in light or dark, and holds letters twice as large', async () => {
    const page = await open('pa')
    await isInOrder(page, 'pa')
    await holdsLettersTwiceAsLarge(page)
  })

  testInAll(
    'in English fits a phone, has every target as large as a thumb, no word missing and no serious trouble in light or dark, and holds letters twice as large',
    async () => {
      const page = await open('en')
      await isInOrder(page, 'en')
      await holdsLettersTwiceAsLarge(page)
    },
  )
})

const couldNotLoad = { pa: speaking('pa')('ui.failed.title'), en: speaking('en')('ui.failed.title') }

async function isInOrder(page: Page, language: keyof typeof couldNotLoad) {
  expect(await page.locator('html').getAttribute('lang')).toBe(language)
  expect(await page.getByText(couldNotLoad[language]).count()).toBe(0)
  expect(await rawKeys(page)).toEqual([])
  expect({ isTooWide: await isTooWide(page), small: await smallTargets(page) }).toEqual({
    isTooWide: false,
    small: [],
  })
  expect(await seriousViolations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await atRest(page)
  expect(await seriousViolations(page, { only: ['color-contrast'] })).toEqual([])
}

async function holdsLettersTwiceAsLarge(page: Page) {
  await enlargeText(page, 32)
  expect({ isTooWide: await isTooWide(page), clipped: await clippedTexts(page) }).toEqual({
    isTooWide: false,
    clipped: [],
  })
}

/** The page, or a dialog over it, can be pushed to the side. */
async function isTooWide(page: Page): Promise<boolean> {
  const dialogs = await page
    .getByRole('dialog')
    .evaluateAll((all) => all.some((dialog) => dialog.scrollWidth > dialog.clientWidth))
  return dialogs || scrollsSideways(page)
}
