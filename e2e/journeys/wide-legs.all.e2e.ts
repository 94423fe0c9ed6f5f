import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBook } from '../support/book.ts'
import { priceGarments } from '../support/counter.ts'
import { openApp } from '../support/open-app.ts'

const app = openApp()
/** What a garment needs says so behind its name. */
const field = (page: Page, name: 'Neck' | 'Knee' | 'Bottom') =>
  page.getByRole('textbox', { name: new RegExp(`^${name}`) })
const wider = /The bottom \(25\) is wider than the knee \(15 in\)/

async function openAsha() {
  const book = await openBook(app, [{ name: 'Asha Verma', phone: '98150 88888' }])
  const [customer] = book.added
  const person = customer?.people[0]?.id ?? ''
  const records = async () => {
    const answer = await book.owner.context.request.get(`/api/measurement-records?person=${person}`)
    return (await answer.json()).rows
  }
  await priceGarments(book.owner, { salwar: 500 })
  return { ...book, customer, person, records }
}

/** Types both and goes on from the bottom: a doubt would keep the focus there. */
async function typeLegs(page: Page): Promise<void> {
  await field(page, 'Knee').fill('15')
  await field(page, 'Bottom').fill('25')
  await page.keyboard.press('Enter')
}

test('a salwar’s bottom wider than the knee is doubted with both sizes, and may be kept', async () => {
  const { page, person, records } = await openAsha()
  await page.goto(`/tailor/measurements?person=${person}`)
  await page.getByRole('combobox', { name: 'What is measured' }).selectOption({ label: 'Salwar' })
  await expect.poll(() => field(page, 'Neck').count()).toBe(0)
  await typeLegs(page)
  const doubt = page.getByRole('alert').filter({ hasText: wider })
  await doubt.getByRole('button', { name: 'Keep' }).click()
  await page.getByRole('button', { name: 'Save 2' }).click()
  await page.getByText('saved: version 1').waitFor()
  const [{ values }] = await records()
  expect(values).toMatchObject([
    { field: 'knee', typed: '15' },
    { field: 'paincha', typed: '25', keptWarning: 'bottomAboveKnee' },
  ])
})

test('of an order’s sharara nobody doubts that it is wide', async () => {
  const { page, customer, records } = await openAsha()
  await page.goto(`/tailor/orders/new?customer=${customer?.id}`)
  await page.getByRole('button', { name: /^Show all/ }).click()
  await page
    .getByRole('list', { name: 'Add a garment' })
    .getByRole('button', { name: /^Salwar ?₹/ })
    .click()
  await page.getByRole('button', { name: /^1\. Salwar/ }).click()
  await page.getByText(/^Styles/).click()
  await page.getByRole('group', { name: 'Salwar cut' }).getByRole('radio', { name: 'Sharara' }).check()
  await page.getByRole('link', { name: 'Measure now' }).click()
  await typeLegs(page)
  await expect.poll(() => field(page, 'Bottom').evaluate((it) => it === document.activeElement)).toBe(false)
  expect(await page.getByText(wider).count()).toBe(0)
  await page.getByRole('button', { name: 'Save 2' }).click()
  await page.getByRole('button', { name: /^1\. Salwar/ }).waitFor()
  const [{ values }] = await records()
  expect(values[1]).toMatchObject({ field: 'paincha', typed: '25' })
  expect(values[1].keptWarning).toBeUndefined()
})

test('what was typed before another garment was chosen is saved with the rest', async () => {
  const { page, person, records } = await openAsha()
  await page.goto(`/tailor/measurements?person=${person}`)
  const what = page.getByRole('combobox', { name: 'What is measured' })
  await field(page, 'Neck').fill('15')
  await what.selectOption({ label: 'Salwar' })
  await field(page, 'Bottom').fill('14')
  await expect.poll(() => field(page, 'Neck').inputValue()).toBe('15')
  await what.selectOption({ label: 'Shirt' })
  await page.getByRole('button', { name: 'Save 2' }).click()
  await page.getByText('saved: version 1').waitFor()
  const [{ values }] = await records()
  expect(values.map(({ field, typed }: { field: string; typed: string }) => [field, typed]).sort()).toEqual([
    ['neck', '15'],
    ['paincha', '14'],
  ])
})
