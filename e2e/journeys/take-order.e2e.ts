import type { Garment } from '@darzi/contract/garments.ts'
import type { Order } from '@darzi/contract/order-shapes.ts'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBook, send } from '../support/book.ts'
import { phone } from '../support/browser.ts'
import { daysAhead, priceGarments, takeOrder } from '../support/counter.ts'
import { openApp } from '../support/open-app.ts'
import { testInAll } from '../support/test-in-all.ts'

const app = openApp()
const asha = { name: 'Asha Verma', phone: '98150 44444' }
const prices = { shirt: 650, trousers: 700, kurta: 900 }

/** A shop that knows Asha and what it asks for three garments. */
async function openCounter() {
  const book = await openBook(app, [asha, { name: 'Balbir Singh', phone: '98150 55555' }])
  await priceGarments(book.owner, prices)
  const [customer] = book.added
  if (!customer) throw new Error('the book is empty')
  return { ...book, customer }
}

/** Asha has an order behind her, and a record with all that the three garments need. */
async function openCounterForAsha() {
  const book = await openCounter()
  const { owner, customer } = book
  const { garments } = await (await owner.context.request.get('/api/shop/garments')).json()
  const needed = garments.flatMap(({ key, fields }: Pick<Garment, 'key' | 'fields'>) =>
    key in prices ? fields.flatMap(({ field, isNeeded }) => (isNeeded ? [field] : [])) : [],
  )
  const record = await send<{ id: string }>(owner.context, '/api/measurement-records', {
    personId: customer.people[0]?.id,
    unit: 'in',
    values: [...new Set(needed)].map((field) => ({ field, typed: '24', isKept: true })),
  })
  await takeOrder(owner, customer, { garments: ['kurta'], rupees: 850, promisedIn: 2 })
  const newest = async (): Promise<Order> => {
    const { rows } = await (await owner.context.request.get('/api/orders?sort=newest&limit=1')).json()
    return (await owner.context.request.get(`/api/orders/${rows[0].id}`)).json()
  }
  return { ...book, record, newest }
}

/** What is taken down of a piece, and what it is cut from. */
const saidOf = ({ pieces }: Order) =>
  pieces.map(({ garment, styles, cloth, snapshot, missing }) => ({
    garment: garment.key,
    styles: styles.length,
    cloth: cloth?.source,
    cutFrom: snapshot?.recordId,
    missing,
  }))

const garment = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Add a garment' })
    .getByRole('button', { name: new RegExp(`^${name} ?(₹|\\d)`) })
const button = (within: Locator, name: string) => within.getByRole('button', { name })

/** Presses Tab until this has the focus; a journey without a mouse. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not come there')
}

const taken = (page: Page) => page.getByRole('heading', { name: /^Order ORD-\d+ is taken$/ })

/** A thumb: counts how often it is put down, every key, and how far it pushes the screen and its sheets. */
async function aThumb(page: Page) {
  await page.evaluate(() => {
    const counted = { taps: 0 }
    const count = () => {
      counted.taps += 1
    }
    document.addEventListener('pointerdown', count, true)
    document.addEventListener('keydown', count, true)
    Object.assign(window, { counted })
  })
  let pixels = 0
  const tap = async (target: Locator) => {
    pixels += await target.evaluate(pushIntoSight)
    await target.click()
  }
  const counted = () => page.evaluate(() => (window as unknown as { counted: { taps: number } }).counted.taps)
  return { tap, counted, screens: () => pixels / phone.height }
}

/** Runs in the page: as far as everything around it moves until it is in sight. */
function pushIntoSight(target: Element): number {
  const around: [Element, number][] = []
  for (let at = target.parentElement; at; at = at.parentElement) around.push([at, at.scrollTop])
  target.scrollIntoView({ block: 'nearest' })
  return around.reduce((far, [element, before]) => far + Math.abs(element.scrollTop - before), 0)
}

test('a returning customer’s order of three styled garments, with cloth and advance, takes at most 20 taps and 2 screens of scrolling on a phone', async () => {
  const { page, record, newest } = await openCounterForAsha()
  await page.setViewportSize(phone)
  await page.goto('/tailor/dashboard')
  const { tap, counted, screens } = await aThumb(page)
  await tap(page.getByRole('navigation', { name: 'Sections of the shop' }).getByRole('link', { name: 'New' }))
  await page.getByRole('searchbox', { name: 'Phone or name of the customer' }).waitFor()
  await page.keyboard.type('44444')
  await tap(page.getByRole('list', { name: 'Customers found' }).getByRole('button', { name: 'Asha Verma' }))
  await tap(garment(page, 'Shirt'))
  for (const [at, name] of ['Shirt', 'Trousers', 'Kurta'].entries()) {
    const piece = page.getByRole('dialog', { name: `${at + 1}. ${name}` })
    await tap(piece.getByRole('radio').first())
    await tap(piece.getByRole('button', { name: 'From the shop' }))
    const another = piece.getByRole('group', { name: 'Add another' })
    const next = ['Trousers', 'Kurta'][at]
    await tap(next ? another.getByRole('button', { name: next, exact: true }) : button(piece, 'Done'))
  }
  await garment(page, 'Shirt').getByText('1 piece').waitFor({ state: 'attached' })
  await tap(page.getByRole('button', { name: /^3 pieces/ }))
  const ticket = page.getByRole('dialog', { name: 'Ticket' })
  await tap(button(ticket, 'Half'))
  await ticket.getByText('₹2,250').first().waitFor()
  await tap(button(ticket, 'Take order'))
  await taken(page).waitFor()
  expect(await counted()).toBeLessThanOrEqual(20)
  expect(screens()).toBeLessThanOrEqual(2)
  const order = await newest()
  expect(order).toMatchObject({ totalMinor: 225_000, paidMinor: 112_500, state: 'approved' })
  const said = { styles: 1, cloth: 'shop', cutFrom: record.id, missing: [] }
  expect(saidOf(order)).toEqual(Object.keys(prices).map((key) => ({ garment: key, ...said })))
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(phone.width)
})

test('on a desk the same order is taken by the keyboard alone', async () => {
  const { page, record, newest } = await openCounterForAsha()
  await page.goto('/tailor/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('n')
  await page.waitForURL('**/tailor/orders/new')
  await page.getByRole('searchbox', { name: 'Phone or name of the customer' }).waitFor()
  // Whoever types fast does not wait for the list: Enter is meant for what was typed.
  await page.keyboard.type('asha')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/tailor/orders/new?customer=*')
  const press = async (wanted: Locator, key: 'Enter' | 'Space') => {
    await tabTo(page, wanted)
    await page.keyboard.press(key)
  }
  await garment(page, 'Kurta').waitFor()
  // What she had last stands first. Done gives the focus back to the garment, the next is a Tab away.
  for (const [at, name] of ['Kurta', 'Shirt', 'Trousers'].entries()) {
    await press(garment(page, name), 'Enter')
    const piece = page.getByRole('region', { name: `${at + 1}. ${name}`, exact: true })
    await press(piece.getByRole('radio').first(), 'Space')
    await press(piece.getByRole('button', { name: 'From the shop' }), 'Enter')
    await press(piece.getByRole('button', { name: 'Done' }), 'Enter')
    const hasFocus = () => garment(page, name).evaluate((element) => element === document.activeElement)
    await expect.poll(hasFocus).toBe(true)
  }
  await press(page.getByRole('button', { name: 'In 3 days' }), 'Enter')
  await tabTo(page, page.getByLabel('Advance (INR)'))
  await page.keyboard.type('500')
  await page.keyboard.press('Enter')
  await taken(page).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('is taken')
  const order = await newest()
  expect(order).toMatchObject({ totalMinor: 225_000, paidMinor: 50_000, promisedOn: daysAhead(3) })
  const said = { styles: 1, cloth: 'shop', cutFrom: record.id, missing: [] }
  expect(saidOf(order)).toEqual(['kurta', 'shirt', 'trousers'].map((key) => ({ garment: key, ...said })))
})

test('what is wrong is told at its piece, and nothing of the order is lost, not even by a reload', async () => {
  const { page, customer } = await openCounter()
  await page.goto(`/tailor/add-customer?customer=${customer.id}`)
  await page.waitForURL('**/tailor/orders/new?customer=*')
  await garment(page, 'Shirt').click()
  const piece = page.getByRole('region', { name: '1. Shirt', exact: true })
  await page.getByLabel('Price (INR)').fill('a hundred')
  await page.getByRole('button', { name: 'Take order' }).click()
  await piece.getByText('Write an amount, such as 1,500').waitFor()
  await page.getByLabel('Price (INR)').fill('६५०')
  await page.getByLabel('Advance (INR)').fill('9000')
  await page.getByRole('button', { name: 'Take order' }).click()
  await page.getByText('The advance is more than the order costs. Make it smaller.').waitFor()
  await page.reload()
  await page.getByText('What you had begun is back.').waitFor()
  await expect.poll(() => page.getByLabel('Advance (INR)').inputValue()).toBe('9000')
  await page.getByLabel('Advance (INR)').fill('100')
  await page.getByRole('button', { name: 'Take order' }).click()
  await taken(page).waitFor()
})

test('an order begun on the phone is gone on with at the desk, and once taken is begun nowhere', async () => {
  const { page, account, customer } = await openCounter()
  const address = `/tailor/orders/new?customer=${customer.id}`
  await page.goto(address)
  const kept = page.waitForResponse(
    (answer) => answer.url().includes('/api/drafts/') && answer.request().method() === 'PUT',
  )
  await garment(page, 'Shirt').click()
  await page.getByLabel('Advance (INR)').fill('100')
  await kept
  await page.getByLabel('Advance (INR)').blur()
  const desk = (await app.visitAs(account, '/tailor/dashboard')).page
  await desk.getByRole('link', { name: `Resume: New order for ${customer.name}` }).click()
  await desk.getByText('What you had begun is back.').waitFor()
  await expect.poll(() => desk.getByLabel('Advance (INR)').inputValue()).toBe('100')
  await desk.getByRole('button', { name: 'Take order' }).click()
  await taken(desk).waitFor()
  await page.goto(address)
  await page.getByText('No garments yet').waitFor()
})

test('the last order is taken again in one tap, for the prices of today', async () => {
  const { page, owner, customer } = await openCounter()
  await takeOrder(owner, customer, { garments: ['shirt', 'trousers'], rupees: 700 })
  await page.goto(`/tailor/orders/new?customer=${customer.id}`)
  await page.getByRole('button', { name: 'Repeat last order: Shirt, Trousers' }).click()
  await page.getByText('Shirt: ₹650 today, ₹700 last time.').waitFor()
  await page.getByRole('button', { name: 'Take order' }).click()
  await taken(page).waitFor()
  await page.getByText('₹1,350').first().waitFor()
})

testInAll('repeating leaves out what a garment no longer offers, and says so', async () => {
  const { page, owner, customer } = await openCounter()
  const garments = owner.context.request
  const gold = { key: 'gold', name: 'Gold thread', priceMinor: 20_000 }
  await garments.patch('/api/shop/garments/shirt', { data: { addOns: [gold] } })
  await send(owner.context, '/api/orders', {
    customerId: customer.id,
    promisedOn: daysAhead(7),
    pieces: [
      {
        garment: 'shirt',
        personId: customer.people[0]?.id,
        priceMinor: 65_000,
        addOns: [{ key: 'gold' }],
      },
    ],
  })
  await garments.patch('/api/shop/garments/shirt', { data: { addOns: [] } })
  await page.goto(`/tailor/orders/new?customer=${customer.id}`)
  await page.getByRole('button', { name: 'Repeat last order: Shirt' }).click()
  await page.getByText('Shirt: no longer offered, so left out: Gold thread.').waitFor()
  await page.getByRole('button', { name: 'Take order' }).click()
  await taken(page).waitFor()
  await page.getByText('₹650').first().waitFor()
})

test('someone who is not in the book is taken in on the spot', async () => {
  const { page, owner } = await openCounter()
  await page.goto('/tailor/orders/new')
  await page.getByRole('searchbox', { name: 'Phone or name of the customer' }).fill('98150 77777')
  await page.getByText('is not in your book yet').waitFor()
  await page.getByLabel('Full name').fill('Charan Kaur')
  await expect.poll(() => page.getByLabel('Phone (optional)').inputValue()).toBe('98150 77777')
  await page.getByRole('button', { name: 'Add and continue' }).click()
  await garment(page, 'Kurta').click()
  await page.getByRole('button', { name: 'Take order' }).click()
  await taken(page).waitFor()
  const { rows } = await (await owner.context.request.get('/api/orders')).json()
  expect(rows[0].customer.name).toBe('Charan Kaur')
})

testInAll('a shop that keeps no rupees is not offered UPI or a wallet of India for the advance', async () => {
  const { page, owner, customer } = await openCounter()
  await owner.context.request.patch('/api/shop', { data: { currency: 'AED' } })
  await page.goto(`/tailor/orders/new?customer=${customer.id}`)
  await page
    .getByRole('list', { name: 'Add a garment' })
    .getByRole('button', { name: /^Shirt/ })
    .click()
  await page.getByRole('button', { name: 'Half' }).click()
  const ways = page.getByLabel('Paid by').getByRole('option')
  await expect
    .poll(() => ways.allInnerTexts())
    .toEqual(['Cash', 'QR code', 'Debit card', 'Credit card', 'Net banking'])
})
