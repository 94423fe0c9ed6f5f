import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { scrollsSideways, seriousViolations, smallTargets } from '../support/audit-page.ts'
import { phone } from '../support/browser.ts'
import { chooseShop } from '../support/choose-shop.ts'
import { anOrderFromTheForm } from '../support/form-order.ts'
import { openApp } from '../support/open-app.ts'
import { testInAll } from '../support/test-in-all.ts'

const { visit, visitAs } = openApp(undefined, undefined, { isAlone: true })
const [owner] = demoSignIns

async function fill(page: Page, given: { name: string; phone: string }) {
  await page.getByLabel('Name').fill(given.name)
  await page.getByLabel('Phone').fill(given.phone)
  await page.getByLabel('Chest (bust)').fill('38 1/2')
}

testInAll('sent again after a fault of the server that came too late, it is still one order', async () => {
  const { page } = await visit('/get-measured', { viewport: phone })
  await chooseShop(page)
  let isFirst = true
  await page.route('**/api/customers/measurements**', async (route) => {
    const reply = await route.fetch()
    if (!isFirst) return route.fulfill({ response: reply })
    isFirst = false
    await route.fulfill({ status: 502, contentType: 'text/html', body: 'bad gateway' })
  })
  await fill(page, { name: 'Simran Kaur', phone: '98765 43221' })
  await page.getByRole('button', { name: 'Send to the shop' }).click()
  await page.getByRole('alert').first().waitFor()
  // More than a minute may pass before they try again: it is their key that says it is the same.
  await page.getByRole('button', { name: 'Send to the shop' }).click()
  await page.getByRole('heading', { name: 'Thank you. The shop has your measurements.' }).waitFor()
  const { request } = (await visitAs(owner)).context
  const { rows } = await (await request.get('/api/orders?q=9876543221')).json()
  expect(rows).toHaveLength(1)
})

test('sizes a customer sent are marked in the book, and become the shop’s once the tailor has checked them', async () => {
  const { page, context } = await visitAs(owner, undefined, { viewport: phone })
  const { request } = context
  await anOrderFromTheForm(request, {
    name: 'Jaspreet Gill',
    phone: '+919876543222',
    chest: '38.5',
    waist: '32',
  })
  const found = await (await request.get('/api/customers/by-phone?phone=9876543222')).json()
  const customer = found.rows[0].id
  await page.goto(`/measurement-book?customer=${customer}`)
  await page.getByRole('button', { name: /sent by .* with the form/ }).click()
  const paper = page.getByRole('dialog')
  await paper.getByText('sent by Jaspreet Gill with the form').waitFor()
  await paper.getByText('A proposal: check these sizes with the tape and save them.').waitFor()
  await paper.getByRole('link', { name: 'Check and confirm' }).click()
  await page.getByText('The sizes that Jaspreet Gill sent on').waitFor()
  const chest = page.getByRole('textbox', { name: 'Chest (bust)', exact: true })
  await expect.poll(() => chest.inputValue()).toBe('38.5')
  await chest.fill('39')
  await page.getByRole('button', { name: 'Save 2' }).click()
  await page.getByText('Sizes of Jaspreet Gill saved: version 2.').waitFor()
  await page.goto(`/measurement-book?customer=${customer}`)
  await page.getByRole('button', { name: /sent by .* with the form/ }).click()
  await paper.getByText('The shop has measured since.').waitFor()
})

test('at the counter what was sent fills the empty fields when asked, and never what the tailor typed', async () => {
  const { page, context } = await visitAs(owner, undefined, { viewport: phone })
  const { request } = context
  await anOrderFromTheForm(request, { name: 'Noor Bedi', phone: '+919876543223', chest: '38.5', waist: '32' })
  const found = await (await request.get('/api/customers/by-phone?phone=9876543223')).json()
  const { people } = await (await request.get(`/api/customers/${found.rows[0].id}`)).json()
  await page.goto(`/tailor/measurements?person=${people[0].id}`)
  await page.getByText(/Noor Bedi sent 2 sizes with the form on/).waitFor()
  expect(await seriousViolations(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await field('Chest (bust)').fill('39')
  await page.getByRole('button', { name: 'Put them into the empty fields' }).click()
  await expect.poll(() => field('Chest (bust)').inputValue()).toBe('39')
  await expect.poll(() => field('Waist').inputValue()).toBe('32')
  await page.getByText('The sizes that Noor Bedi sent on').waitFor()
})

testInAll('the tailor finds the link of the shop’s form on the profile, and it leads there', async () => {
  const { page } = await visitAs(owner, '/tailor/profile', { viewport: phone })
  const link = await page.getByLabel('Link of the form').inputValue()
  expect(link).toMatch(/\/get-measured\?shop=[0-9a-f-]{36}$/)
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await page.getByText(/The link is copied\.|Press and hold the link to copy it\./).waitFor()
  expect(await seriousViolations(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  const stranger = await visit(new URL(link).pathname + new URL(link).search, { viewport: phone })
  await stranger.page.getByText('Your form goes to Darzi Demo Tailors.').waitFor()
})
