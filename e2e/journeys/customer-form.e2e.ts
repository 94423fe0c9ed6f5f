import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addCustomer, changeCustomer, joinShop, openBook } from '../support/book.ts'
import { openApp } from '../support/open-app.ts'

const app = openApp(() => ({ DARZI_DEMO: 'off' }))
const addAddress = '/tailor/add-customer'

const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
const save = (page: Page) => page.getByRole('button', { name: 'Save customer', exact: true })
const inTheBook = (page: Page, name: string) => page.getByRole('heading', { name: `${name} is in your book` })

/** Every customer of the shop, by name. */
async function bookOf(page: Page): Promise<string[]> {
  const { rows } = await (await page.request.get('/api/customers?sort=name')).json()
  return rows.map(({ name }: { name: string }) => name)
}

/** What a reader hears after the field's name. */
const saidOf = (one: Locator): Promise<string> =>
  one.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim(),
  )

test('what is wrong is told at its field, the first has the focus, and nothing typed is lost', async () => {
  const { page } = await openBook(app, [], addAddress)
  await field(page, 'E-mail').fill('asha at home')
  await field(page, 'Notes').fill('Left shoulder drops')
  await save(page).click()
  await expect.poll(() => saidOf(field(page, 'Full name'))).toBe('Fill this in.')
  expect(await saidOf(field(page, 'E-mail'))).toBe('This e-mail address does not look complete. Check it.')
  expect(await field(page, 'Full name').evaluate((one) => one === document.activeElement)).toBe(true)

  await field(page, 'Full name').fill('Asha Verma')
  await field(page, 'E-mail').fill('asha@example.test')
  await field(page, 'Phone').fill('12')
  await save(page).click()
  const short = 'This phone number does not look complete. Check it.'
  await expect.poll(() => saidOf(field(page, 'Phone'))).toBe(short)
  await expect.poll(() => field(page, 'Phone').inputValue()).toBe('12')
  await expect.poll(() => field(page, 'Notes').inputValue()).toBe('Left shoulder drops')
  await field(page, 'Phone').fill('98765 43210')
  await save(page).click()
  await inTheBook(page, 'Asha Verma').waitFor()
})

test('a form half filled is back after a reload, and can be begun afresh', async () => {
  const { page } = await openBook(app, [], addAddress)
  await field(page, 'Full name').fill('Asha Verma')
  await page.getByRole('button', { name: 'Add family member' }).click()
  await page.getByRole('group', { name: 'Family member 1' }).getByLabel('Name').fill('Simran')
  await page.reload()
  await page.getByText('What you had begun is back.').waitFor()
  await expect.poll(() => field(page, 'Full name').inputValue()).toBe('Asha Verma')
  const member = page.getByRole('group', { name: 'Family member 1' })
  await expect.poll(() => member.getByLabel('Name').inputValue()).toBe('Simran')
  await page.getByRole('button', { name: 'Start afresh' }).click()
  await expect.poll(() => field(page, 'Full name').inputValue()).toBe('')
  expect(await member.count()).toBe(0)
  await page.reload()
  await field(page, 'Full name').waitFor()
  expect(await page.getByText('What you had begun is back.').count()).toBe(0)
})

test('leaving a form that is not saved asks first; staying keeps what was typed', async () => {
  const { page } = await openBook(app, [{ name: 'Balbir' }], '/tailor/customers')
  await page.getByRole('main').getByRole('link', { name: 'Add customer', exact: true }).click()
  await field(page, 'Full name').fill('Asha Verma')
  const asking = page.getByRole('dialog', { name: 'Leave without saving?' })
  await page.goBack()
  await asking.getByRole('button', { name: 'Stay here' }).click()
  await asking.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe(addAddress)
  await expect.poll(() => field(page, 'Full name').inputValue()).toBe('Asha Verma')

  await page.getByRole('navigation').getByRole('link', { name: 'Staff', exact: true }).click()
  await asking.waitFor()
  await page.keyboard.press('Escape')
  await asking.waitFor({ state: 'hidden' })
  await expect.poll(() => field(page, 'Full name').inputValue()).toBe('Asha Verma')

  await page.getByRole('navigation').getByRole('link', { name: 'Staff', exact: true }).click()
  await asking.getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('heading', { level: 1, name: 'Staff' }).waitFor()
  expect(await bookOf(page)).toEqual(['Balbir'])
})

const balbir = { name: 'Balbir Gill', phone: '98765 43210' }

/** Someone at the counter gives a phone that Balbir has already. */
async function typeSamePhone() {
  const shop = await openBook(app, [balbir], addAddress)
  await field(shop.page, 'Full name').fill('Simran Gill')
  await field(shop.page, 'Phone').fill('098765-43210')
  await shop.page.getByText('A customer has this phone already').waitFor()
  return shop
}

test('a phone that is known proposes the record, which opens without a question', async () => {
  const { page, added } = await typeSamePhone()
  await page.getByRole('link', { name: 'Open the record of Balbir Gill' }).click()
  await page.waitForURL(`**/tailor/customers/${added[0]?.id}`)
  await page.getByRole('heading', { level: 1, name: 'Balbir Gill' }).waitFor()
})

test('a phone that is known can make the new one family of that record', async () => {
  const { page } = await typeSamePhone()
  await page.getByRole('link', { name: 'Add there as family' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add family member' })
  await expect.poll(() => dialog.getByLabel('Name').inputValue()).toBe('Simran Gill')
  await dialog.getByLabel('Relation').fill('Daughter')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('listitem').filter({ hasText: 'Simran Gill' }).getByText('Daughter').waitFor()
  expect(await bookOf(page)).toEqual(['Balbir Gill'])
})

test('a phone that is known is refused at its field, unless both are kept', async () => {
  const { page } = await typeSamePhone()
  await save(page).click()
  const taken = 'Another customer has this phone number. Open that record, or add this one as family.'
  await expect.poll(() => saidOf(field(page, 'Phone'))).toBe(taken)
  expect(await bookOf(page)).toEqual(['Balbir Gill'])
  await page.getByRole('button', { name: 'Keep both' }).click()
  await save(page).click()
  await inTheBook(page, 'Simran Gill').waitFor()
  expect(await bookOf(page)).toEqual(['Balbir Gill', 'Simran Gill'])
})

test('after saving: the number, another customer at once, or back to the dashboard', async () => {
  const { page } = await openBook(app, [balbir], addAddress)
  await field(page, 'Full name').fill('Asha Verma')
  await field(page, 'Phone').fill('98111 22233')
  await save(page).click()
  await inTheBook(page, 'Asha Verma').waitFor()
  await page.getByText('Number CUST-002').waitFor()
  await page.getByRole('button', { name: 'Add Another Customer' }).click()
  await expect.poll(() => field(page, 'Full name').inputValue()).toBe('')
  await expect.poll(() => field(page, 'Phone').inputValue()).toBe('')
  await field(page, 'Full name').fill('Charan Das')
  await save(page).click()
  await page.getByText('Number CUST-003').waitFor()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await page.waitForURL('**/tailor/dashboard')
})

test('a record that a colleague changed meanwhile shows both words, and saves the ones chosen', async () => {
  const { page, owner, added } = await openBook(app, [{ ...balbir, notes: 'Likes deep pockets' }])
  const id = added[0]?.id ?? ''
  const colleague = await app.visit()
  await joinShop(owner, colleague, 'Sunil Kumar')
  await page.goto(`${addAddress}?edit=${id}`)
  await field(page, 'Notes').fill('Likes no pockets')
  expect(await page.title()).toBe('Edit Balbir Gill · Darzi')
  await field(page, 'E-mail').fill('balbir@example.test')
  await changeCustomer(colleague, id, { notes: 'Likes four pockets', address: '12 Ghumar Mandi' })
  await page.getByRole('button', { name: 'Save changes' }).click()

  const dialog = page.getByRole('dialog', { name: 'Someone changed this record meanwhile' })
  await dialog.getByText('12 Ghumar Mandi').waitFor()
  const choice = dialog.getByRole('group', { name: 'Notes' })
  expect(await choice.getByRole('radio', { name: /Likes no pockets/ }).isChecked()).toBe(true)
  await choice.getByRole('radio', { name: /Likes four pockets/ }).check()
  await dialog.getByRole('button', { name: 'Save with these' }).click()
  await page.getByRole('heading', { level: 1, name: 'Balbir Gill' }).waitFor()
  const { notes, email, address } = await (await page.request.get(`/api/customers/${id}`)).json()
  expect({ notes, email, address }).toEqual({
    notes: 'Likes four pockets',
    email: 'balbir@example.test',
    address: '12 Ghumar Mandi',
  })
})

test('what a colleague adds takes nothing from the form being filled', async () => {
  const { page, owner } = await openBook(app, [], addAddress)
  await field(page, 'Full name').fill('Asha Verma')
  await addCustomer(owner, balbir)
  await field(page, 'Phone').fill('98765 43210')
  await page.getByRole('link', { name: 'Open the record of Balbir Gill' }).waitFor()
  await expect.poll(() => field(page, 'Full name').inputValue()).toBe('Asha Verma')
})
