/** Which tailor a public page is for is asked before anything is typed into it, and then stands in its address. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anId } from '../testing/builders.ts'
import { phone, renderScreen } from '../testing/render-screen.tsx'

const shop = { id: anId(), name: 'Noor Tailors', address: '12 Mall Road, Ludhiana', isDemo: false }

/** No shop is in the address and none is the operator's own: nobody's form goes to the first one. */
const open = (path: string) =>
  renderScreen(
    path,
    (api) =>
      api
        .answer('GET /api/form-shop', ({ query }) => (query.shop === shop.id ? { shop } : {}))
        .answer('GET /api/form-shop/find', ({ query }) => ({
          shops: shop.name.toLowerCase().includes(query.q?.toLowerCase() ?? '') ? [shop] : [],
        })),
    { session: null, viewport: phone },
  )

test('the form of measurements has no field until its tailor is chosen, and is then that tailor’s', async () => {
  await open('/get-measured')
  const search = page.getByRole('searchbox')
  await expect.element(search).toBeVisible()
  expect(page.getByRole('textbox').elements()).toEqual([])
  await search.fill('nobody')
  await expect.element(page.getByText('nobody', { exact: false })).toBeVisible()
  await search.fill('noor')
  await page.getByRole('button', { name: 'Noor Tailors' }).click()
  await expect.poll(() => new URLSearchParams(location.search).get('shop')).toBe(shop.id)
  await expect.element(page.getByRole('textbox').first()).toBeVisible()
  await expect.element(page.getByText('Noor Tailors', { exact: false }).first()).toBeVisible()
})

test('the tailor of last time stands there to be tapped, and nothing was sent anywhere before', async () => {
  const { api, goTo } = await open(`/get-measured?shop=${shop.id}`)
  await expect.element(page.getByRole('textbox').first()).toBeVisible()
  await goTo('/get-measured')
  await page.getByRole('button', { name: 'Noor Tailors 12 Mall Road' }).click()
  await expect.element(page.getByRole('textbox').first()).toBeVisible()
  expect(api.sent('POST /api/customers/measurements')).toEqual([])
})

test('the tailors used last stand first, three of them, each once', async () => {
  const shops = ['Noor', 'Sohal', 'Zari', 'Meher'].map((name) => ({ id: anId(), name, isDemo: false }))
  const used = page.getByRole('list', { name: 'Your last tailors' })
  const names = () =>
    used
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent)
  const { goTo } = await renderScreen(
    '/get-measured',
    (api) =>
      api
        .answer('GET /api/form-shop', ({ query }) => {
          const asked = shops.find(({ id }) => id === query.shop)
          return asked ? { shop: asked } : {}
        })
        .answer('GET /api/form-shop/find', ({ query }) => ({
          shops: shops.filter(({ name }) => name.toLowerCase() === query.q),
        })),
    { session: null, viewport: phone },
  )
  const use = async (name: string) => {
    await page.getByRole('searchbox').fill(name.toLowerCase())
    await page.getByRole('list', { name: 'Tailors found' }).getByRole('button', { name }).click()
    await expect.element(page.getByRole('textbox').first()).toBeVisible()
    await goTo('/get-measured')
  }
  await expect.element(page.getByRole('searchbox')).toBeVisible()
  await expect.element(used).not.toBeInTheDocument()
  await use('Noor')
  await use('Sohal')
  await expect.poll(names).toEqual(['Sohal', 'Noor'])
  await use('Noor')
  await expect.poll(names).toEqual(['Noor', 'Sohal'])
  await use('Zari')
  await use('Meher')
  await expect.poll(names).toEqual(['Meher', 'Zari', 'Noor'])
})

test('help on an order is asked of a tailor that the person names', async () => {
  await open('/track-order')
  const search = page.getByRole('searchbox')
  await search.fill('noor')
  await page.getByRole('button', { name: 'Noor Tailors' }).click()
  await expect.poll(() => new URLSearchParams(location.search).get('shop')).toBe(shop.id)
  await expect.element(search).not.toBeInTheDocument()
})
