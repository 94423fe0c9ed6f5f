/** Print & Export: a paper is chosen first, then what it is about; several orders come in one file, and quick papers are one tap away. */
import type { ApiReply } from '@darzi/contract/api.ts'
import { addDays } from '@darzi/tailoring/customers/days.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { dayIn } from '../../data/shop-day.ts'
import { anOrder } from '../../testing/builders.ts'
import type { FakeApi } from '../../testing/fake-api.ts'
import { desk, phone, renderScreen } from '../../testing/render-screen.tsx'

/** Under which names files were handed to the device. */
const saved: string[] = []
beforeEach(() => {
  saved.length = 0
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})

const drawn = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'
const makePapers = (api: FakeApi) =>
  api.answer(
    'GET /api/papers/:paper',
    () => new Blob([drawn], { type: 'image/svg+xml' }) as ApiReply<'GET /api/papers/:paper'>,
  )
const papersOf = (api: FakeApi) =>
  api.sent('GET /api/papers/:paper').map(({ params, query }) => ({ ...params, ...query }))

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('without a paper nothing is made: the button says that one is chosen first', async () => {
  const { api } = await renderScreen('/print-export', makePapers, { viewport: phone })
  const today = dayIn('Asia/Kolkata', new Date())
  const download = button('Download')
  await expect.element(download).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button('Print')).not.toBeInTheDocument()
  // It stays reachable to say what is missing, and is announced as one that cannot act.
  await download.click({ force: true })
  await expect.element(page.getByRole('tooltip', { name: 'Choose a paper first.' }).first()).toBeVisible()
  expect(papersOf(api)).toEqual([])
  await page.getByRole('button', { name: 'Daily report' }).click()
  await expect.element(page.getByText('Choose a paper first.').first()).not.toBeInTheDocument()
  await download.click()
  await expect.element(page.getByText('The file is on this device.')).toBeVisible()
  expect(papersOf(api)).toEqual([{ paper: 'dailyReport', from: today, language: 'en', format: 'pdf' }])
  expect(saved).toEqual([expect.stringMatching(/^tailor-document-\d{13}\.pdf$/)])
})

test('several orders are chosen for one file, and one is taken off again', async () => {
  const orders = [
    anOrder({ number: 'ORD-007' }),
    anOrder({ number: 'ORD-008' }),
    anOrder({ number: 'ORD-009' }),
  ]
  const { api } = await renderScreen(
    '/print-export',
    (api) =>
      makePapers(api)
        .answer('GET /api/orders', { rows: orders })
        .answer(
          'GET /api/orders/:id',
          ({ params }) => orders.find(({ id }) => id === params.id) ?? anOrder(),
        ),
    { viewport: desk },
  )
  await page.getByRole('button', { name: 'Detailed invoice' }).click()
  await expect.element(page.getByText('Choose an order first.').first()).toBeInTheDocument()
  for (const number of ['ORD-007', 'ORD-008', 'ORD-009'])
    await page.getByRole('list', { name: 'Orders', exact: true }).getByText(number).click()
  const chosen = page.getByRole('list', { name: 'Chosen orders' })
  await expect.element(chosen.getByRole('listitem')).toHaveLength(3)
  await chosen.getByRole('button', { name: 'Remove ORD-008 · Asha Verma' }).click()
  await expect.element(chosen.getByRole('listitem')).toHaveLength(2)
  await page.getByText('Excel', { exact: true }).click()
  await page.getByText('ਪੰਜਾਬੀ', { exact: true }).last().click()
  await button('Download').click()
  await expect.poll(() => saved).toEqual([expect.stringMatching(/\.xlsx$/)])
  const [first, , third] = orders
  expect(papersOf(api)).toEqual([
    { paper: 'invoice', orders: `${first?.id},${third?.id}`, language: 'pa', format: 'xlsx' },
  ])
})

test('each quick paper is shown at once, with a link to print it', async () => {
  const { api } = await renderScreen('/print-export', makePapers)
  const today = dayIn('Asia/Kolkata', new Date())
  const papers = [
    ['Today’s report', { paper: 'dailyReport', from: today }],
    ['Yesterday’s report', { paper: 'dailyReport', from: addDays(today, -1) }],
    ['Orders of the last 7 days', { paper: 'orderSummary', from: addDays(today, -6), to: today }],
    ['Orders of this month', { paper: 'orderSummary', from: `${today.slice(0, 7)}-01`, to: today }],
  ] as const
  for (const [name, { paper, ...days }] of papers) {
    await page.getByRole('button', { name }).click()
    const preview = page.getByRole('dialog', { name: 'Preview' })
    await expect
      .element(preview.getByRole('img', { name: 'The pages as they will be printed' }))
      .toBeVisible()
    const query = new URLSearchParams({ language: 'en', ...days, format: 'pdf', isShown: 'true' })
    const print = preview.getByRole('link', { name: 'Print' })
    await expect.element(print).toHaveAttribute('href', `/api/papers/${paper}?${query}`)
    expect(papersOf(api).at(-1)).toEqual({ paper, ...days, language: 'en', format: 'svg' })
    await preview.getByRole('button', { name: 'Close' }).click()
    await expect.element(preview).not.toBeInTheDocument()
  }
})
