import { expect, test } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { desk, phone } from '../support/browser.ts'
import { anOrderFromTheForm, moveTo } from '../support/form-order.ts'
import { openApp } from '../support/open-app.ts'
import { happened, orderNow, pieceOf, standing } from '../support/order-page.ts'
import { testInAll } from '../support/test-in-all.ts'

const { visitAs } = openApp(undefined, undefined, { isAlone: true })
const [owner] = demoSignIns

test.each([
  { where: 'a phone', viewport: phone, customer: 'Meera Joshi', number: '98765 43251' },
  { where: 'a desk', viewport: desk, customer: 'Kiran Bedi', number: '98765 43252' },
])(
  'an order of a form for something else gets its garment and its price, then is approved, then made: on $where',
  async ({ viewport, customer, number }) => {
    const shop = await visitAs(owner, undefined, { viewport })
    const { page } = shop
    const fields = { name: customer, phone: number, order_type: 'other' }
    const { id } = await anOrderFromTheForm(shop.context.request, fields)
    await page.goto(`/tailor/orders?q=${encodeURIComponent(customer)}`)
    await page.getByRole('button', { name: 'Set the price' }).click()
    const form = page.getByRole('dialog', { name: /Something else$/ })
    await form.getByLabel('Garment').selectOption({ label: 'Kurta' })
    await form.getByLabel('Price (INR)').fill('950')
    await form.getByRole('button', { name: 'Save this piece' }).click()
    await form.waitFor({ state: 'hidden' })
    await happened(page, 'chose the garment of the piece').waitFor()
    const piece = (await orderNow(shop, id)).pieces[0]
    expect(piece).toMatchObject({ garment: { key: 'kurta' }, priceMinor: 95_000 })
    await pieceOf(page, piece?.tag ?? '')
      .getByRole('heading', { name: 'Kurta' })
      .waitFor()

    const head = standing(page)
    await page.getByRole('button', { name: 'Mark Complete' }).focus()
    await page.getByRole('tooltip').filter({ hasText: 'Approve this order first.' }).waitFor()
    await head.getByRole('button', { name: 'Approve' }).click()
    await expect.poll(async () => (await orderNow(shop, id)).state).toBe('approved')
    await head.getByRole('button', { name: 'Approve' }).waitFor({ state: 'detached' })
  },
)

test('on the page of an order without a price, setting it is what stands out; nothing else can be done before', async () => {
  const shop = await visitAs(owner)
  const { page } = shop
  const fields = { name: 'Rohit Sen', phone: '98765 43253', order_type: 'other' }
  const { id } = await anOrderFromTheForm(shop.context.request, fields)
  await page.goto(`/tailor/orders/${id}`)
  const head = standing(page)
  await page.getByRole('button', { name: 'Mark Complete' }).focus()
  await page.getByRole('tooltip').filter({ hasText: 'Set the price first.' }).waitFor()
  await page.getByRole('button', { name: 'Update Status' }).click()
  const approve = page.getByRole('menuitem', { name: /^Approve/ })
  await approve.getByText('Set the price first.').waitFor()
  expect(await approve.isDisabled()).toBe(true)
  await page.keyboard.press('Escape')
  await head.getByRole('button', { name: 'Set the price' }).click()
  const price = page.getByRole('dialog').getByLabel('Price (INR)')
  await price.waitFor()
  await expect.poll(() => price.inputValue()).toBe('')
  await expect.poll(() => price.evaluate((field) => field === document.activeElement)).toBe(true)
  await price.fill('500')
  await page.getByRole('button', { name: 'Save this piece' }).click()
  await head.getByRole('button', { name: 'Approve' }).waitFor()
  expect(await head.getByRole('button', { name: 'Set the price' }).count()).toBe(0)
})

testInAll(
  'once work has begun the garment is no more asked for, and one chosen too late is refused where it was chosen',
  async () => {
    const shop = await visitAs(owner)
    const { page, context } = shop
    const fields = { name: 'Tara Gill', phone: '98765 43254', order_type: 'other' }
    const order = await anOrderFromTheForm(context.request, fields)
    await page.goto(`/tailor/orders/${order.id}?piece=${order.pieceId}`)
    const form = page.getByRole('dialog', { name: /Something else$/ })
    await form.getByLabel('Garment').selectOption({ label: 'Kurta' })
    await form.getByLabel('Price (INR)').fill('700')
    await moveTo(context.request, order, { priceMinor: 60_000, stage: 1 })
    await form.getByRole('button', { name: 'Save this piece' }).click()
    await form.getByText('Someone changed this order meanwhile.').waitFor()
    await form.getByRole('button', { name: 'Save this piece' }).click()
    await form.getByText('Work on this piece has begun, so it stays the garment it is.').waitFor()
    expect(await form.getByLabel('Garment').getAttribute('aria-invalid')).toBe('true')
    expect((await orderNow(shop, order.id)).pieces[0]).toMatchObject({ garment: { key: 'other' } })
    await page.goto(`/tailor/orders/${order.id}?piece=${order.pieceId}`)
    await form.getByLabel('Price (INR)').waitFor()
    expect(await form.getByLabel('Garment').count()).toBe(0)
  },
)

testInAll(
  'a usual price that was emptied stays empty as another garment too, and the price is still to be agreed',
  async () => {
    const shop = await visitAs(owner)
    const { page } = shop
    const fields = { name: 'Leela Nair', phone: '98765 43255', order_type: 'other' }
    const { id } = await anOrderFromTheForm(shop.context.request, fields)
    await shop.context.request.patch('/api/shop/garments/kurta', { data: { priceMinor: 90_000 } })
    await page.goto(`/tailor/orders/${id}`)
    await standing(page).getByRole('button', { name: 'Set the price' }).click()
    const form = page.getByRole('dialog', { name: /Something else$/ })
    const price = form.getByLabel('Price (INR)')
    await form.getByLabel('Garment').selectOption({ label: 'Shirt' })
    await form.getByLabel('Garment').selectOption({ label: 'Kurta' })
    await expect.poll(() => price.inputValue()).toBe('900')
    await price.fill('')
    await form.getByLabel('Garment').selectOption({ label: 'Shirt' })
    await form.getByLabel('Garment').selectOption({ label: 'Kurta' })
    await expect.poll(() => price.inputValue()).toBe('')
    await form.getByRole('button', { name: 'Save this piece' }).click()
    await form.waitFor({ state: 'hidden' })
    expect((await orderNow(shop, id)).pieces[0]).toMatchObject({ garment: { key: 'kurta' }, priceMinor: 0 })
  },
)
