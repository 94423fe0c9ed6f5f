import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone, tailorRegisters } from '../support/browser.ts'
import { openApp } from '../support/open-app.ts'
import { testInAll } from '../support/test-in-all.ts'

const { visit, visitAs } = openApp(() => ({ DARZI_DEMO: 'off' }))

async function openGarments(path = '/tailor/garments', viewport = phone) {
  const account = await tailorRegisters(await visit())
  return { account, page: (await visitAs(account, path, { viewport })).page }
}

const stagesOf = (page: Page) =>
  page
    .getByRole('textbox', { name: /^Stage \d/ })
    .evaluateAll((fields) =>
      fields.map((field) => (field as HTMLInputElement).value || field.getAttribute('placeholder')),
    )
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText(/ saved$/).waitFor()
}

test('a price is set in the list, undone, and one that is none keeps the field open with the reason', async () => {
  const { page } = await openGarments()
  const cell = page.getByRole('button', { name: /^Price of Shirt/ })
  const field = page.getByRole('textbox', { name: 'Price of Shirt' })
  await cell.click()
  await field.fill('1,250')
  await field.press('Enter')
  await page.getByText(/^Price of Shirt now: .*1,250$/).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone').waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Price of Shirt: Add' }).click()
  await field.fill('0')
  await field.press('Enter')
  await page.getByText('“0” is not an amount.').waitFor()
  await expect.poll(() => field.inputValue()).toBe('0')
})

testInAll(
  'undo of a price never writes over a colleague’s later one: it is refused, and what the colleague wrote stays',
  async () => {
    const { account, page } = await openGarments()
    const { request } = (await visitAs(account)).context
    const priceNow = async (key: string) => {
      const { garments } = await (await request.get('/api/shop/garments')).json()
      return garments.find((each: { key: string }) => each.key === key).priceMinor
    }
    const setPrice = async (price: string) => {
      await page.getByRole('button', { name: /^Price of Shirt/ }).click()
      const field = page.getByRole('textbox', { name: 'Price of Shirt' })
      await field.fill(price)
      await field.press('Enter')
      await page.getByText(new RegExp(`^Price of Shirt now: .*${price}$`)).waitFor()
    }
    await setPrice('500')
    const answer = await request.patch('/api/shop/garments/shirt', { data: { priceMinor: 90_000 } })
    expect(answer.status()).toBe(200)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Someone changed this garment meanwhile.').waitFor()
    expect(await priceNow('shirt')).toBe(90_000)

    // One's own changes are undone one after the other, as before.
    await page.getByRole('button', { name: /^Price of Shirt.*900/ }).waitFor()
    await setPrice('600')
    await setPrice('700')
    await page.keyboard.press('Control+z')
    await expect.poll(() => priceNow('shirt')).toBe(60_000)
    await page.keyboard.press('Control+z')
    await expect.poll(() => priceNow('shirt')).toBe(90_000)
  },
)

testInAll('what is not sewn here is archived, found again by name, and taken up', async () => {
  const { page } = await openGarments()
  await page.getByRole('button', { name: 'Actions for Abaya' }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await page.getByRole('region', { name: 'Archived' }).getByRole('link', { name: 'Abaya' }).waitFor()
  await page.getByLabel('Search garments').fill('abay')
  await page.getByRole('button', { name: 'Actions for Abaya' }).click()
  await page.getByRole('menuitem', { name: 'Restore' }).click()
  await page.getByRole('region', { name: 'Women' }).getByRole('link', { name: 'Abaya' }).waitFor()
  await page.getByLabel('Search garments').fill('zzz')
  await page.getByText(/zzz/).waitFor()
})

test('a garment is made the shop’s own: styles, an extra, a stage moved by the keyboard; all stays after loading again', async () => {
  const { page } = await openGarments('/tailor/garments/shirt')
  const collar = page.getByRole('group', { name: 'Collar' })
  await collar.getByRole('checkbox', { name: 'Mandarin' }).uncheck()
  await collar.getByRole('button', { name: 'Add your own option' }).click()
  await collar.getByRole('textbox', { name: 'Your own option' }).fill('Cutaway')
  await page.getByRole('button', { name: 'An extra of your own' }).click()
  await page.getByRole('textbox', { name: 'Your name for it' }).last().fill('Monogram')
  await page.getByLabel('Price of Monogram').fill('150')
  const up = page.getByRole('button', { name: 'Move Sewing up' })
  await up.focus()
  await page.keyboard.press('Alt+ArrowUp')
  expect(await up.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.getByRole('textbox', { name: 'Stage 5' }).fill('Kaccha trial')
  await save(page)
  await page.reload()
  await collar.getByRole('textbox', { name: 'Your own option' }).waitFor()
  await expect
    .poll(() => collar.getByRole('textbox', { name: 'Your own option' }).inputValue())
    .toBe('Cutaway')
  expect(await collar.getByRole('checkbox', { name: 'Mandarin' }).isChecked()).toBe(false)
  await expect.poll(() => page.getByLabel('Price of Monogram').inputValue()).toBe('150')
  expect(await stagesOf(page)).toEqual([
    'Order received',
    'Fabric selection',
    'Sewing',
    'Cutting',
    'Kaccha trial',
    'Final delivery',
  ])

  await page.getByRole('button', { name: 'Back to the catalogue’s' }).click()
  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  await page.getByText('Shirt: as in the catalogue again').waitFor()
  expect(await collar.getByRole('checkbox', { name: 'Mandarin' }).isChecked()).toBe(true)
})

testInAll('what cannot be is told at its field, which has the focus, and nothing typed is lost', async () => {
  const { page } = await openGarments('/tailor/garments/kurta')
  await page.getByLabel(/^Stitching price/).fill('0')
  await page.getByLabel('Days from order to promise').fill('400')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('A price is more than zero. Leave it empty to ask at the counter.').waitFor()
  await page.getByText('This can be 365 at most.').waitFor()
  expect(
    await page.getByLabel(/^Stitching price/).evaluate((field) => field === document.activeElement),
  ).toBe(true)
  await expect.poll(() => page.getByLabel('Days from order to promise').inputValue()).toBe('400')
})

testInAll(
  'two who change one garment: the later is told, sees the new state, and overwrites nothing unseen',
  async () => {
    const { account, page } = await openGarments('/tailor/garments/shirt')
    const other = (await visitAs(account, '/tailor/garments/shirt')).page
    await page.getByLabel('Days from order to promise').fill('12')
    await other.getByLabel('Days from order to promise').fill('3')
    await save(page)
    await other.getByText('Someone changed this garment meanwhile.').waitFor()
    await other.getByRole('button', { name: 'Save' }).click()
    await other.getByRole('alert').getByText('Someone changed this garment meanwhile').waitFor()
    await other.getByRole('button', { name: 'Show the new state' }).click()
    await expect.poll(() => other.getByLabel('Days from order to promise').inputValue()).toBe('12')
  },
)

test('a garment of the shop’s own begins as a copy and opens at once', async () => {
  const { page } = await openGarments()
  await page.getByRole('button', { name: 'Add a garment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a garment of your own' })
  await dialog.getByLabel('What you call it').fill('Pathani suit')
  await dialog.getByLabel('Begin as a copy of').selectOption({ label: 'Kurta' })
  await dialog.getByRole('button', { name: 'Add' }).click()
  await page.getByRole('heading', { name: 'Pathani suit', level: 1 }).waitFor()
  await page.getByRole('group', { name: 'Daman' }).waitFor()
  await page.goto('/tailor/garments?q=pathani')
  await page.getByRole('link', { name: 'Pathani suit' }).waitFor()
})

testInAll(
  'at the counter a style is chosen by its card, changed by an arrow key, and taken back by pressing it again',
  async () => {
    const account = await tailorRegisters(await visit())
    const { page, context } = await visitAs(account, '/tailor/garments', { viewport: phone })
    const added = await context.request.post('/api/customers', { data: { name: 'Asha Verma' } })
    await page.goto(`/tailor/orders/new?customer=${(await added.json()).id}`)
    await page.getByRole('button', { name: /^Shirt/ }).click()
    await page.getByText(/^Styles/).click()
    const collar = page.getByRole('group', { name: 'Collar' })
    await collar.getByRole('radio', { name: 'Point' }).click()
    expect(await collar.getByRole('radio', { name: 'Point' }).isChecked()).toBe(true)
    await page.keyboard.press('ArrowRight')
    const next = collar.getByRole('radio', { name: 'Button-down' })
    expect(await next.isChecked()).toBe(true)
    await page.keyboard.press('Space')
    const chosen = collar.getByRole('radio', { checked: true })
    expect(await chosen.count()).toBe(0)
    await next.click()
    await expect.poll(() => chosen.count()).toBe(1)
    await next.click()
    expect(await chosen.count()).toBe(0)
  },
)
