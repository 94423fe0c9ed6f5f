import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { scrollsSideways } from '../support/audit-page.ts'
import { openBook, send } from '../support/book.ts'
import { desk, phone } from '../support/browser.ts'
import { chooseLanguage } from '../support/language.ts'
import { openApp } from '../support/open-app.ts'
import { testInAll } from '../support/test-in-all.ts'

const app = openApp()

/** Asha measured three times, the last time today. */
async function openMeasured(viewport = desk) {
  const book = await openBook(app, [{ name: 'Asha Verma', phone: '98765 43210' }])
  const [customer] = book.added
  const personId = customer?.people[0]?.id
  const measure = (ago: number, sizes: Record<string, string>) =>
    send<{ id: string }>(book.owner.context, '/api/measurement-records', {
      personId,
      unit: 'in',
      takenAt: new Date(Date.now() - ago * 86_400_000).toISOString(),
      values: Object.entries(sizes).map(([field, typed]) => ({ field, typed })),
    })
  await measure(90, { chest: '30', waist: '30' })
  await measure(21, { chest: '40', waist: '34', neck: '15', inseam: '29' })
  const latest = await measure(0, { chest: '41 1/2', waist: '33 1/2', neck: '15', hips: '40' })
  await book.page.setViewportSize(viewport)
  await book.page.goto(`/measurement-book?customer=${customer?.id}`)
  return { ...book, customer, latest }
}

const lineOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
/** Red, green and blue of what a person sees. */
async function colourOf(text: Locator): Promise<number[]> {
  const colour = await text.evaluate((element) => {
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('no canvas here')
    pen.fillStyle = getComputedStyle(element).color
    pen.fillRect(0, 0, 1, 1)
    return [...pen.getImageData(0, 0, 1, 1).data]
  })
  return colour.slice(0, 3)
}

test.each([
  { where: 'a desk', viewport: desk, colorScheme: 'light' as const },
  { where: 'a phone in the dark', viewport: phone, colorScheme: 'dark' as const },
])(
  'the two latest records stand side by side: larger in red with its sign, smaller in green, and the days between: at $where',
  async ({ viewport, colorScheme }) => {
    const { page } = await openMeasured(viewport)
    await page.emulateMedia({ colorScheme })
    await page.getByRole('button', { name: 'Compare the two latest' }).click()
    await page.getByText('21 days between').waitFor()
    const chest = lineOf(page, 'Chest (bust)')
    const waist = lineOf(page, 'Waist')
    await expect.poll(() => chest.textContent()).toMatch(/40.*41 ½.*larger\+1\.5$/)
    await expect.poll(() => waist.textContent()).toMatch(/34.*33 ½.*smaller−0\.5$/)
    await expect.poll(() => lineOf(page, 'Neck').textContent()).toMatch(/15.*15.*the same0\.0$/)
    const [red = 0, greenOfRed = 0] = await colourOf(chest.getByText('+1.5'))
    const [redOfGreen = 0, green = 0] = await colourOf(waist.getByText('−0.5'))
    expect(red).toBeGreaterThan(greenOfRed)
    expect(green).toBeGreaterThan(redOfGreen)
    // Measured only once: shown, and compared with nothing.
    expect(
      await page
        .getByRole('row')
        .filter({ hasText: /larger|smaller|the same/ })
        .count(),
    ).toBe(3)
    await expect.poll(() => lineOf(page, 'Inseam').textContent()).toMatch(/29/)
    await page.getByRole('button', { name: 'cm', exact: true }).click()
    await chest.getByText('+3.8').waitFor()
    expect(await scrollsSideways(page)).toBe(false)
  },
)

testInAll(
  'the comparison stands in the address, and with nobody chosen it says what is missing',
  async () => {
    const { page, account } = await openMeasured()
    await page.getByRole('button', { name: 'Compare the two latest' }).click()
    await page.getByText('21 days between').waitFor()
    const colleague = await app.visitAs(account, page.url())
    await colleague.page.getByText('21 days between').waitFor()
    await colleague.page.goto('/measurement-book?compare=yes')
    await colleague.page.getByText('Choose a customer with two records of one person to compare.').waitFor()
  },
)

test('a record is opened in full, read in either unit, and printed in the reader’s language', async () => {
  const { page, context } = await openMeasured().then(({ owner }) => owner)
  await page
    .getByRole('list', { name: 'Records' })
    .getByRole('button', { name: /Version 3/ })
    .click()
  const record = page.getByRole('dialog', { name: 'Sizes of Asha Verma' })
  await record.getByText('41 ½ in').waitFor()
  await record.getByRole('button', { name: 'cm', exact: true }).click()
  await record.getByText('105.4 cm').waitFor()
  const print = record.getByRole('link', { name: 'Print' })
  const english = await printed(print)
  await record.getByRole('button', { name: 'Close' }).click()
  await record.waitFor({ state: 'hidden' })
  await chooseLanguage(page, 'pa')
  await page.waitForFunction(() => document.documentElement.lang === 'pa')
  await page.getByRole('article').filter({ hasText: '41 ½' }).getByRole('button').click()
  const punjabi = await printed(page.getByRole('dialog').locator('a[target=_blank]'))
  expect(punjabi.equals(english)).toBe(false)

  /** The paper behind the link. */
  async function printed(link: Locator): Promise<Buffer> {
    const answer = await context.request.get((await link.getAttribute('href')) ?? '')
    const body = await answer.body()
    expect([answer.headers()['content-type'], body.subarray(0, 5).toString()]).toEqual([
      'application/pdf',
      '%PDF-',
    ])
    return body
  }
})

testInAll(
  'the two latest are compared even when one of them lies before the days the list shows',
  async () => {
    const { page } = await openMeasured()
    await page.goto(`${page.url()}&range=week`)
    await page.getByRole('button', { name: 'Compare the two latest' }).click()
    await page.getByText('21 days between').waitFor()
    await expect.poll(() => page.getByRole('list', { name: 'Records' }).getByRole('listitem').count()).toBe(1)
  },
)

test('a field of the shop stands in each version under the name it had then, and the comparison tells both', async () => {
  const { page, owner, customer } = await openMeasured()
  const own = { name: 'Kali', kind: 'length', part: 'other' }
  const { id } = await send<{ id: string }>(owner.context, '/api/measurement-fields', own)
  const measure = (typed: string) =>
    send(owner.context, '/api/measurement-records', {
      personId: customer?.people[0]?.id,
      unit: 'in',
      values: [{ field: id, typed }],
    })
  await measure('5')
  const renamed = await owner.context.request.patch(`/api/measurement-fields/${id}`, {
    data: { name: 'Gusset' },
  })
  expect(renamed.ok()).toBe(true)
  await measure('6')
  await page.reload()
  const records = page.getByRole('list', { name: 'Records' }).getByRole('listitem')
  await records.nth(0).getByText('Gusset').waitFor()
  await records.nth(1).getByText('Kali').waitFor()
  expect(await records.nth(1).getByText('Gusset').count()).toBe(0)
  await page.getByRole('button', { name: 'Compare the two latest' }).click()
  await page.getByRole('rowheader', { name: 'Gusset before: Kali' }).waitFor()
})

testInAll(
  'opening a record to change it begins nothing: each begins with its own values, and keeps what was typed into it',
  async () => {
    const { page, owner, customer } = await openMeasured()
    const waist = page.getByRole('textbox', { name: 'Waist', exact: true })
    const change = async (version: number) => {
      await page.goto(`/measurement-book?customer=${customer?.id}`)
      const records = page.getByRole('list', { name: 'Records' })
      await records.getByRole('button', { name: new RegExp(`Version ${version}`) }).click()
      await page.getByRole('link', { name: 'Edit sizes' }).click()
      await waist.waitFor()
    }
    await change(1)
    await expect.poll(() => waist.inputValue()).toBe('30')
    await change(3)
    await expect.poll(() => waist.inputValue()).toBe('33 1/2')
    expect(await page.getByRole('button', { name: 'Start over' }).count()).toBe(0)
    await waist.fill('32')
    await page.goto(`/tailor/measurements?person=${customer?.people[0]?.id}`)
    await waist.waitFor()
    await expect.poll(() => waist.inputValue()).toBe('')
    await change(1)
    await expect.poll(() => waist.inputValue()).toBe('30')
    await change(3)
    await expect.poll(() => waist.inputValue()).toBe('32')
    await page.getByRole('button', { name: /^Save/ }).click()
    await page.getByText('saved: version 4').waitFor()
    const answer = await owner.context.request.get(
      `/api/measurement-records?person=${customer?.people[0]?.id}`,
    )
    const [{ values }] = (await answer.json()).rows
    expect(values).toMatchObject([
      { typed: '15' },
      { typed: '41 1/2' },
      { field: 'waist', typed: '32' },
      { typed: '40' },
      { field: 'inseam', typed: '29' },
    ])
  },
)
