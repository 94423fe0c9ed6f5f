import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { scrollsSideways, seriousViolations, smallTargets } from '../support/audit-page.ts'
import { addCustomer, openBook, send } from '../support/book.ts'
import { desk, phone } from '../support/browser.ts'
import { openApp } from '../support/open-app.ts'
import { testInAll } from '../support/test-in-all.ts'

const app = openApp()

interface Recorded {
  version: number
  values: { field: string; typed: string; mm?: number; kg?: number; keptWarning?: string }[]
}

/** A shop with one customer, and the way to their measuring. */
async function aCustomer(viewport = desk) {
  const { owner, page, added } = await openBook(app, [{ name: 'Asha Verma', phone: '98765 43210' }])
  await page.setViewportSize(viewport)
  const person = added[0]?.people[0]?.id ?? ''
  const records = async (): Promise<Recorded[]> => {
    const answer = await owner.context.request.get(`/api/measurement-records?person=${person}`)
    return (await answer.json()).rows
  }
  return {
    owner,
    page,
    person,
    customer: added[0],
    records,
    address: `/tailor/measurements?person=${person}`,
  }
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const typedText = (page: Page, name: string) => field(page, name).inputValue()
const press = async (page: Page, keys: string) => {
  const pad = page.getByRole('group', { name: 'Number keys' })
  for (const key of keys) await pad.getByRole('button', { name: key, exact: true }).click()
}

/** The twenty of every book, as a tape reads them. */
const sizes = '15q 18 40h 34 14t 11h 7 24q 17 18h 41 23h 15q 15 9 30h 41 27t 68 154'.split(' ')

test('twenty sizes by the keyboard alone take fewer than sixty presses beyond the digits', async () => {
  const { page, records, address } = await aCustomer()
  await page.goto(address)
  await page.getByRole('heading', { level: 1, name: 'Asha Verma' }).waitFor()
  let presses = 0
  for (const size of sizes) {
    for (const key of [...size, 'Enter']) {
      await page.keyboard.press(key)
      if (!/^\d$/.test(key)) presses += 1
    }
  }
  await page.keyboard.press('Enter')
  presses += 1
  await page.getByText('Sizes of Asha Verma saved: version 1.').waitFor()
  expect(presses).toBeLessThan(60)
  const [record] = await records()
  expect(record?.values).toHaveLength(20)
  const mm = Object.fromEntries((record?.values ?? []).map((value) => [value.field, value.mm]))
  expect([mm.neck, mm.chest, mm.bicep, mm.height]).toEqual([387.35, 1028.7, 374.65, 1727.2])
})

testInAll('keys on the screen and Enter on the keyboard go together', async () => {
  const { page, address } = await aCustomer()
  await page.goto(address)
  await page.getByRole('heading', { level: 1, name: 'Asha Verma' }).waitFor()
  await press(page, '15⅜.')
  await page.keyboard.press('Enter')
  await press(page, '18.5')
  await page.keyboard.press('+')
  await page.keyboard.press('Enter')
  expect([await typedText(page, 'Neck'), await typedText(page, 'Shoulder')]).toEqual(['15 ⅜', '18 ⅝'])
})

test('at a phone the keypad takes sizes in eighths, everything fits, and every key is as large as a thumb', async () => {
  const { page, records, address } = await aCustomer(phone)
  await page.goto(address)
  await page.getByRole('heading', { level: 1, name: 'Asha Verma' }).waitFor()
  await press(page, '15')
  await press(page, '⅜')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await press(page, '18')
  expect(await scrollsSideways(page)).toBe(false)
  expect(await smallTargets(page)).toEqual([])
  expect(await seriousViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save 2' }).click()
  await page.getByRole('dialog', { name: 'Sizes of Asha Verma' }).getByText('15 ⅜ in').waitFor()
  expect((await records())[0]?.values.map(({ field: key, mm }) => [key, mm])).toEqual([
    ['neck', 390.53],
    ['shoulder_width', 457.2],
  ])
})

testInAll(
  'at a phone the keys and what saves are in sight from the first, whatever is to be remembered',
  async () => {
    const { page, owner, customer, address } = await aCustomer(phone)
    for (const text of ['Call after 6 in the evening.', 'Left shoulder drops, wears the belt low.'])
      await send(owner.context, `/api/customers/${customer?.id}/notes`, { text, isPinned: true })
    await page.goto(address)
    await page.getByText('wears the belt low').waitFor()
    const save = page.getByRole('button', { name: /^Save/ })
    const features = page.getByRole('navigation', { name: 'Sections of the shop' })
    const [foot, bar] = await Promise.all([save.boundingBox(), features.boundingBox()])
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  },
)

test('an odd value is announced with its reason and may be kept; centimetres typed as inches are put right', async () => {
  const { page, records, address } = await aCustomer()
  await page.goto(address)
  await field(page, 'Neck').fill('60')
  await page.keyboard.press('Enter')
  const alert = page.getByRole('alert')
  await expect.poll(() => alert.textContent()).toContain('60 in is unusual')
  await alert.getByRole('button', { name: 'Keep' }).click()
  await field(page, 'Chest (bust)').fill('100')
  await page.keyboard.press('Enter')
  await alert.getByRole('button', { name: 'Change to 39 ⅜ in' }).click()
  expect(await typedText(page, 'Chest (bust)')).toBe('39 ⅜')
  await page.getByRole('button', { name: 'Save 2' }).click()
  await page.getByText('saved: version 1').waitFor()
  expect((await records())[0]?.values.map(({ typed, keptWarning }) => [typed, keptWarning])).toEqual([
    ['60', 'outOfRange'],
    ['39 ⅜', undefined],
  ])
})

testInAll(
  'a size that no longer goes with one on record is asked about, whichever of the two was typed',
  async () => {
    const { owner, page, person, records, address } = await aCustomer()
    const values = [
      { field: 'chest', typed: '33' },
      { field: 'under_bust', typed: '32' },
    ]
    await send(owner.context, '/api/measurement-records', { personId: person, unit: 'in', values })
    await page.goto(address)
    await field(page, 'Chest (bust)').fill('31 1/2')
    await page.keyboard.press('Enter')
    const alert = page.getByRole('alert').filter({ hasText: 'Under the bust (32) should be smaller' })
    await alert.getByRole('button', { name: 'Keep' }).click()
    await page.getByRole('button', { name: 'Save 1' }).click()
    await page.getByText('saved: version 2').waitFor()
    expect((await records())[0]?.values).toMatchObject([
      { field: 'chest', typed: '31 1/2', keptWarning: 'underBustNotBelowBust' },
      { field: 'under_bust', typed: '32' },
    ])
  },
)

test('the unit switch shows the other unit and leaves what was typed, to the hundredth of a millimetre', async () => {
  const { page, records, address } = await aCustomer()
  await page.goto(address)
  await field(page, 'Chest (bust)').fill('40 1/8')
  await page.getByRole('button', { name: 'cm', exact: true }).click()
  expect(await typedText(page, 'Chest (bust)')).toBe('101.9')
  await page.getByRole('button', { name: 'in', exact: true }).click()
  expect(await typedText(page, 'Chest (bust)')).toBe('40 1/8')
  await page.getByRole('button', { name: 'cm', exact: true }).click()
  await page.getByRole('button', { name: 'Save 1' }).click()
  await page.getByText('saved: version 1').waitFor()
  expect((await records())[0]?.values).toMatchObject([{ typed: '40 1/8', mm: 1019.18 }])
})

test('what is no size is said at its field, and nothing is sent until it is put right', async () => {
  const { page, records, address } = await aCustomer()
  await page.goto(address)
  await field(page, 'Neck').fill('36 7/9')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText('its marks beside it are 36 ¾ and 36 ⅞').waitFor()
  await page.getByRole('alert').getByRole('button', { name: 'Change' }).click()
  expect(await field(page, 'Neck').evaluate((input) => input === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: 'Save 1' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('tooltip').filter({ hasText: 'One size cannot be read' }).waitFor()
  expect(await records()).toEqual([])
})

test('a draft outlives a reload and another person measured meanwhile', async () => {
  const { owner, page, person, customer, address } = await aCustomer()
  const { people } = await send<{ people: { id: string }[] }>(
    owner.context,
    `/api/customers/${customer?.id}/people`,
    { name: 'Ravi' },
  )
  await page.goto(address)
  await field(page, 'Waist').fill('34 1/2')
  await page.reload()
  expect(await typedText(page, 'Waist')).toBe('34 1/2')
  await page.getByRole('combobox', { name: 'Who is measured' }).selectOption({ label: 'Ravi' })
  await page.waitForURL(`**person=${people[1]?.id}`)
  await page.getByRole('heading', { level: 1, name: 'Ravi, under Asha Verma' }).waitFor()
  expect(await typedText(page, 'Waist')).toBe('')
  await page.getByRole('combobox', { name: 'Who is measured' }).selectOption(person)
  await page.waitForURL(`**person=${person}`)
  await page.getByRole('heading', { level: 1, name: 'Asha Verma', exact: true }).waitFor()
  expect(await typedText(page, 'Waist')).toBe('34 1/2')
})

testInAll('a size put right after the answer was lost is saved as the next version', async () => {
  const { page, records, address } = await aCustomer()
  await page.goto(address)
  await field(page, 'Neck').fill('15')
  let lost = 0
  await page.route('**/api/measurement-records', async (route) => {
    if (lost === 2 || route.request().method() !== 'POST') return route.continue()
    lost += 1
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Save 1' }).click()
  await expect.poll(() => lost).toBe(2)
  await page.getByRole('alert').first().waitFor()
  await field(page, 'Neck').fill('16')
  await page.getByRole('button', { name: 'Save 1' }).click()
  await page.getByRole('dialog', { name: 'Sizes of Asha Verma' }).waitFor()
  const kept = (await records()).map(({ version, values }) => [version, values[0]?.typed])
  expect(kept).toEqual([
    [2, '16'],
    [1, '15'],
  ])
})

test('measuring one size anew makes the next version, takes the others over, and the book compares the two', async () => {
  const { owner, page, person, customer, records, address } = await aCustomer()
  await send(owner.context, '/api/measurement-records', {
    personId: person,
    unit: 'in',
    takenAt: new Date(Date.now() - 10 * 86_400_000).toISOString(),
    values: [
      { field: 'chest', typed: '40' },
      { field: 'waist', typed: '34' },
    ],
  })
  await send(owner.context, `/api/customers/${customer?.id}/notes`, {
    text: 'Left shoulder drops',
    isPinned: true,
  })
  await page.goto(address)
  await page.getByText('Left shoulder drops', { exact: true }).waitFor()
  expect(await field(page, 'Waist').getAttribute('placeholder')).toBe('34')
  await field(page, 'Waist').fill('33.5')
  await page.getByRole('button', { name: 'Save 1' }).click()
  await page.getByText('saved: version 2').waitFor()
  expect((await records())[0]?.values.map(({ field: key, typed }) => [key, typed])).toEqual([
    ['chest', '40'],
    ['waist', '33.5'],
  ])
  await page.goto(`/measurement-book?customer=${customer?.id}`)
  await page.getByRole('button', { name: 'Compare the two latest' }).click()
  await page.getByText('10 days between').waitFor()
  const row = page.getByRole('row').filter({ hasText: 'Waist' })
  await expect.poll(() => row.textContent()).toMatch(/34.*33 ½.*smaller.*−0\.5/)
  await expect
    .poll(() => page.getByRole('row').filter({ hasText: 'Chest' }).textContent())
    .toContain('the same')
})

testInAll('somebody is found by the phone, and the book finds the record by the name', async () => {
  const { owner, page } = await aCustomer()
  await addCustomer(owner, { name: 'Kiran Gill', phone: '98150 00017' })
  await page.goto('/tailor/measurements')
  await page.getByRole('searchbox').fill('00017')
  await page.getByRole('link', { name: /Kiran Gill/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Kiran Gill' }).waitFor()
  await page.keyboard.press('3')
  await page.keyboard.press('8')
  await page.keyboard.press('Escape')
  await field(page, 'Neck').fill('15')
  await page.getByRole('button', { name: 'Save 1' }).click()
  await page.getByRole('dialog', { name: 'Sizes of Kiran Gill' }).waitFor()
  await page.goto('/measurement-book?q=kiran')
  await page
    .getByRole('list', { name: 'Records' })
    .getByRole('button', { name: /Kiran Gill/ })
    .click()
  await page.getByRole('link', { name: 'Edit sizes' }).click()
  await field(page, 'Neck').waitFor()
  expect(await typedText(page, 'Neck')).toBe('15')
})

test('a shop adds a measurement of its own, and the counter asks for it', async () => {
  const { page, address } = await aCustomer()
  await page.goto('/tailor/measurement-fields')
  await page.getByRole('button', { name: 'Add measurement' }).click()
  await page.getByLabel('Name').fill('Front scye')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('article', { name: 'Front scye' }).waitFor()
  await page.goto(address)
  await field(page, 'Front scye').fill('9')
  await page.getByRole('button', { name: 'Save 1' }).click()
  await page.getByRole('dialog').getByText('Front scye').waitFor()
})
