/** Finding a tailor: what is searched by stands in the address, so that a reload, a link and Back show the same tailors. */
import type { FoundTailor } from '@darzi/contract/find-tailors.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { phone, renderScreen } from '../../testing/render-screen.tsx'

const noor: FoundTailor = {
  slug: 'noor',
  name: 'Noor Tailors',
  city: 'Ludhiana',
  languages: ['pa'],
  hasWoman: true,
  isDemo: false,
  currency: 'INR',
  isVerified: true,
  reviews: 12,
  rating: 4.6,
}
const open = (address: string, rows = [noor]) =>
  renderScreen(address, (api) => void api.answer('GET /api/tailors', { rows }), {
    session: null,
    viewport: phone,
  })
const searched = () => Object.fromEntries(new URLSearchParams(location.search))

/** Each filter, as an address says it, and the field that shows it. */
const filters = {
  q: 'noor',
  city: 'Ludhiana',
  garment: 'sherwani',
  atLeast: '4000',
  upTo: '9000',
  currency: 'AED',
  rating: '4',
  kept: '90',
  language: 'pa',
  woman: 'true',
  verified: 'true',
  sort: 'price',
}

test('a link with every filter asks for exactly these tailors, and every field shows what it says', async () => {
  const { api } = await open(`/find-tailors?${new URLSearchParams({ ...filters, from: 'a poster' })}`)
  await expect.element(page.getByRole('link', { name: 'Noor Tailors' })).toBeVisible()
  expect(api.sent('GET /api/tailors').map(({ query }) => query)).toEqual([filters])
  await expect.element(page.getByRole('searchbox')).toHaveValue('noor')
  await expect.element(page.getByRole('textbox', { name: 'City' })).toHaveValue('Ludhiana')
  const chosen = page.getByRole('combobox').elements()
  const values = chosen.map((each) => (each instanceof HTMLSelectElement ? each.value : ''))
  expect(values).toEqual(expect.arrayContaining(['sherwani', 'AED', '4', '90', 'pa', 'price']))
  const ticks = page.getByRole('checkbox').elements()
  expect(ticks.map((each) => each instanceof HTMLInputElement && each.checked)).toEqual([true, true])
})

test('loaded anew, the page asks for the same tailors', async () => {
  const { api, reload } = await open(`/find-tailors?${new URLSearchParams(filters)}`)
  await expect.element(page.getByRole('link', { name: 'Noor Tailors' })).toBeVisible()
  await reload()
  await expect.element(page.getByRole('link', { name: 'Noor Tailors' })).toBeVisible()
  expect(api.sent('GET /api/tailors').map(({ query }) => query)).toEqual([filters, filters])
})

test('a filter that is chosen goes into the address and asks anew; Back takes it out again', async () => {
  const { api } = await open('/find-tailors?rating=4')
  await page.getByRole('checkbox', { name: 'Verified' }).click()
  await expect.poll(searched).toEqual({ rating: '4', verified: 'true' })
  await page.getByRole('textbox', { name: 'City' }).fill('Amritsar')
  await page.getByRole('heading', { level: 1 }).click()
  await expect.poll(searched).toEqual({ rating: '4', verified: 'true', city: 'Amritsar' })
  await expect
    .poll(() => api.sent('GET /api/tailors').at(-1)?.query)
    .toEqual({ rating: '4', verified: 'true', city: 'Amritsar' })
  history.back()
  await expect.poll(searched).toEqual({ rating: '4', verified: 'true' })
  await expect.element(page.getByRole('textbox', { name: 'City' })).toHaveValue('')
  await expect
    .poll(() => api.sent('GET /api/tailors').at(-1)?.query)
    .toEqual({ rating: '4', verified: 'true' })
})

test('near somebody, how far is looked can be chosen; what no field offers is not asked', async () => {
  const { api } = await open('/find-tailors?lat=30.9&lng=75.85&sort=near&rating=9&km=7')
  await expect.element(page.getByRole('link', { name: 'Noor Tailors' })).toBeVisible()
  expect(api.sent('GET /api/tailors').at(-1)?.query).toEqual({ lat: '30.9', lng: '75.85', sort: 'near' })
  await page.getByRole('combobox', { name: 'How far away' }).selectOptions('50')
  await expect.poll(() => api.sent('GET /api/tailors').at(-1)?.query).toMatchObject({ km: '50' })
  await page.getByRole('button', { name: /^Near me/ }).click()
  await expect.poll(() => Object.keys(searched())).not.toContain('km')
})

test('without its garment neither a price nor a day it is sewn by counts', async () => {
  await open('/find-tailors?garment=sherwani&atLeast=4000&upTo=9000&sort=price')
  await page.getByRole('combobox', { name: 'What to sew' }).selectOptions('')
  await expect.poll(searched).toEqual({})
})

test('where nobody is found, all filters are cleared with one tap', async () => {
  const { api } = await open('/find-tailors?q=nobody&rating=4', [])
  await expect.element(page.getByText('nobody', { exact: false }).first()).toBeVisible()
  api.answer('GET /api/tailors', { rows: [noor] })
  await page
    .getByRole('button', { name: /^Clear/ })
    .last()
    .click()
  await expect.element(page.getByRole('link', { name: 'Noor Tailors' })).toBeVisible()
  expect(searched()).toEqual({})
})
