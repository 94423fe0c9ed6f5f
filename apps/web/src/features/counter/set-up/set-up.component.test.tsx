/** A new shop's set-up: three steps that are saved one by one, and then the first order. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aShop } from '../../../testing/builders.ts'
import { phone, renderScreen } from '../../../testing/render-screen.tsx'

async function openSetUp() {
  let shop = aShop({ country: 'US', currency: 'USD', timeZone: 'America/New_York', isSetUp: false })
  const garment = (key: string) => ({
    key,
    isOwn: false,
    sizing: 'anyone' as const,
    isActive: true,
    leadDays: 7,
    fields: [],
    styles: [],
    addOns: [],
    stages: [],
    checks: [],
    cloth: [],
    version: 0,
  })
  const { api, reload } = await renderScreen(
    '/tailor/set-up',
    (fake) =>
      fake
        .answer('GET /api/shop', () => shop)
        .answer('PATCH /api/shop', ({ body }) => {
          shop = { ...shop, ...body, isSetUp: body.isSetUp ?? shop.isSetUp }
          return shop
        })
        .answer('GET /api/shop/garments', { garments: ['kurta', 'shirt', 'trousers'].map(garment) })
        .answer('PATCH /api/shop/garments/:key', ({ params, body }) => ({
          ...garment(params.key ?? ''),
          priceMinor: body.priceMinor ?? undefined,
        })),
    { viewport: phone },
  )
  return { api, reload, now: () => shop }
}

const next = page.getByRole('button', { name: 'Save and continue' })

test('another country brings its currency and clock; phone and prices follow; then the shop is set up', async () => {
  const { api, now } = await openSetUp()
  await page.getByLabelText('Country').selectOptions('India')
  await expect.element(page.getByLabelText('Currency')).toHaveValue('INR')
  await next.click()
  await page.getByRole('textbox', { name: /phone/i }).fill('98765 43210')
  await next.click()
  await page.getByLabelText('Shirt (INR)').fill('650')
  await next.click()
  await expect.element(page.getByRole('heading', { name: 'Your shop is ready' })).toBeVisible()
  expect(now()).toMatchObject({ country: 'IN', currency: 'INR', phone: '98765 43210', isSetUp: true })
  expect(now().timeZone).toMatch(/Kolkata|Calcutta/)
  const priced = api.sent('PATCH /api/shop/garments/:key')
  expect(priced.map(({ params, body }) => [params.key, body.priceMinor])).toEqual([['shirt', 65_000]])
})

test('without a phone the step says what for, and keeps what was typed; a step done is open to be changed', async () => {
  await openSetUp()
  await next.click()
  await page.getByRole('textbox', { name: /^Address/ }).fill('Mall Road, Ludhiana')
  await next.click()
  await expect.element(page.getByText('Enter the number to print on your slips.')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: /^Address/ })).toHaveValue('Mall Road, Ludhiana')
  await page.getByRole('button', { name: 'Where you work' }).click()
  await expect.element(page.getByLabelText('Country')).toBeVisible()
})

test('what was typed in a step stays when an earlier one is opened, changed and left', async () => {
  const { now } = await openSetUp()
  await next.click()
  await page.getByRole('textbox', { name: /phone/i }).fill('98765 43210')
  await next.click()
  await page.getByLabelText(/^Shirt/).fill('650')
  await page.getByRole('button', { name: 'Where you work' }).click()
  await expect.element(page.getByLabelText(/^Shirt/)).not.toBeVisible()
  await page.getByLabelText('Country').selectOptions('India')
  await next.click()
  await expect.element(page.getByRole('textbox', { name: /phone/i })).toHaveValue('98765 43210')
  await page.getByRole('button', { name: 'What you charge' }).click()
  await expect.element(page.getByLabelText('Shirt (INR)')).toHaveValue('650')
  expect(now()).toMatchObject({ country: 'IN', phone: '98765 43210' })
})

test('loading the page anew loses no step and nothing typed; what was saved is not typed any more', async () => {
  const { reload, now } = await openSetUp()
  await next.click()
  await page.getByRole('textbox', { name: /phone/i }).fill('98765 43210')
  await page.getByRole('textbox', { name: /^Address/ }).fill('Mall Road, Ludhiana')
  await reload()
  await expect.element(page.getByRole('textbox', { name: /phone/i })).toHaveValue('98765 43210')
  await expect.element(page.getByRole('textbox', { name: /^Address/ })).toHaveValue('Mall Road, Ludhiana')
  await next.click()
  await page.getByLabelText(/^Shirt/).fill('650')
  await reload()
  await expect.element(page.getByLabelText(/^Shirt/)).toHaveValue('650')
  await next.click()
  await expect.element(page.getByRole('heading', { name: 'Your shop is ready' })).toBeVisible()
  expect(now()).toMatchObject({ phone: '98765 43210', address: 'Mall Road, Ludhiana', isSetUp: true })
  await reload()
  await expect.element(page.getByLabelText('Country')).toBeVisible()
  await next.click()
  await next.click()
  await expect.element(page.getByLabelText(/^Shirt/)).toHaveValue('')
})

test('a price that is no amount is refused at its field', async () => {
  const { api } = await openSetUp()
  await next.click()
  await page.getByRole('textbox', { name: /phone/i }).fill('98765 43210')
  await next.click()
  await page.getByLabelText(/^Kurta/).fill('a lot')
  await next.click()
  await expect.element(page.getByLabelText(/^Kurta/)).toHaveAttribute('aria-invalid', 'true')
  expect(api.sent('PATCH /api/shop/garments/:key')).toEqual([])
})
