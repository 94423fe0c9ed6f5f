import { inUnit } from '@darzi/tailoring/units/length.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { signInByForm } from '../support/accounts.ts'
import { desk, phone } from '../support/browser.ts'
import { openApp } from '../support/open-app.ts'
import { wasMeasured } from '../support/stored-scan.ts'
import { testInAll } from '../support/test-in-all.ts'

/** The demo's customer must not have been measured by another file. */
const { visit, visitAs } = openApp(undefined, undefined, { isAlone: true })
const [owner] = demoSignIns
const customer = demoSignIns[3]

const card = (page: Page, name: string) => page.getByRole('article', { name })
/** A customer who signed in on this device, as the public pages know them. */
async function signedInAt(page: Page, path: string) {
  await page.goto(`/login?from=${encodeURIComponent(path)}`)
  await signInByForm(page, customer)
  await page.waitForURL(`**${path}`)
}
const names = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts()

test('a guest saves a garment, orders it in a size, signs in on the way with all that was chosen and typed, and the shop has it', async () => {
  const { page } = await visit('/shop', { viewport: phone })
  await card(page, 'Oxford shirt').getByRole('button', { name: 'Save Oxford shirt for later' }).click()
  await card(page, 'Oxford shirt').getByRole('radio', { name: 'L', exact: true }).check({ force: true })
  await card(page, 'Oxford shirt').getByRole('radio', { name: 'Indigo' }).check({ force: true })
  await card(page, 'Oxford shirt').getByRole('link', { name: 'Order now' }).click()
  await page.getByRole('heading', { name: 'Checkout' }).waitFor()
  await page.getByLabel('Collar').selectOption('Mandarin')
  await page.getByLabel('Phone').fill('98765 43219')
  await page.getByLabel('Notes for the shop (optional)').fill('For my brother’s wedding')
  await page.getByRole('link', { name: 'Sign in to place the order' }).click()
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
  await signInByForm(page, customer)
  await page.getByRole('heading', { name: 'Checkout' }).waitFor()
  expect(await page.getByRole('radio', { name: 'L', exact: true }).isChecked()).toBe(true)
  await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('98765 43219')
  expect(await page.getByLabel('Name').inputValue()).not.toBe('')
  await page.getByRole('button', { name: 'Place the order' }).click()
  await page.getByRole('heading', { name: 'Your order is with the shop' }).waitFor()
  const number = await page.getByText(/^ORD-\d+$/).innerText()
  await page.getByRole('link', { name: 'Follow my order' }).click()
  await page.getByText(number).first().waitFor()

  const shop = await visitAs(owner)
  const { rows } = await (await shop.context.request.get(`/api/orders?q=${number}`)).json()
  await shop.page.goto(`/tailor/orders/${rows[0].id}`)
  await shop.page.getByText('From the shop’s collection').waitFor()
  const piece = shop.page.getByRole('article', { name: number })
  for (const said of ['Oxford shirt', 'L', 'Indigo', 'Mandarin'])
    await piece.getByText(said, { exact: true }).first().waitFor()
  await piece.getByText('Finished tape of size L').click()
  await piece.getByText(/cm$/).first().waitFor()
  await shop.page.getByText('For my brother’s wedding').waitFor()

  await page.goto('/shop?saved=1')
  await card(page, 'Oxford shirt').waitFor()
  const { items } = await (await page.request.get('/api/saved-garments')).json()
  expect(items.map(({ name }: { name: string }) => name)).toEqual(['Oxford shirt'])
})

test('who was measured by photo sees what fits, and orders made to those measurements: numbers alone go to the shop', async () => {
  const { page, context } = await visit(undefined, { viewport: phone })
  await wasMeasured(context)
  await signedInAt(page, '/shop')
  const shirt = card(page, 'Oxford shirt')
  await shirt.getByRole('radio', { name: 'Made to measure', checked: true }).waitFor()
  await shirt.getByRole('radio', { name: 'S', exact: true }).check({ force: true })
  await shirt.getByText('Needs changes', { exact: true }).waitFor()
  await shirt.getByText('M fits you best', { exact: true }).waitFor()
  const trousers = card(page, 'Linen trousers')
  await trousers.getByRole('radio', { name: 'L', exact: true }).check({ force: true })
  await trousers.getByText('fits you best', { exact: true }).waitFor()
  await page.goto('/tailored-collection')
  await card(page, 'Lucknow kurta').getByRole('link', { name: 'Order to measure' }).click()
  await page.getByText('never a photo').waitFor()
  await page.getByLabel('Phone').fill('98765 43220')
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/order')),
    page.getByRole('button', { name: 'Place the order' }).click(),
  ])
  await page.getByRole('heading', { name: 'Your order is with the shop' }).waitFor()
  expect(sent.headers()['content-type']).toContain('application/json')
  const number = await page.getByText(/^ORD-\d+$/).innerText()
  const { request } = (await visitAs(owner)).context
  const { rows } = await (await request.get(`/api/orders?q=${number}`)).json()
  const order = await (await request.get(`/api/orders/${rows[0].id}`)).json()
  expect(order.pieces[0].collection).toMatchObject({ name: 'Lucknow kurta', isMadeToMeasure: true })
  const chest = order.pieces[0].snapshot.values.find(({ field }: { field: string }) => field === 'chest')
  expect(chest).toMatchObject({ mm: 1015, plusMinusMm: 32, from: 'photo' })
})

testInAll(
  'what is sewn to measure is found behind a page of garments that are not, and goes on page by page',
  async () => {
    const { page } = await visit(undefined, { viewport: desk })
    const asked: URLSearchParams[] = []
    await page.route(
      (url) => url.pathname === '/api/collection',
      (route) => {
        const url = new URL(route.request().url())
        asked.push(new URLSearchParams(url.search))
        url.searchParams.set('limit', '1')
        return route.continue({ url: url.href })
      },
    )
    await page.goto('/tailored-collection')
    await expect.poll(async () => (await names(page)).length).toBe(1)
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(async () => (await names(page)).length).toBe(2)
    expect(new Set(await names(page)).size).toBe(2)
    expect(asked.map((query) => query.get('only'))).toEqual(['toMeasure', 'toMeasure'])
  },
)

test('the shop is searched and narrowed in its address; nothing found says so and leads back', async () => {
  const { page } = await visit('/shop', { viewport: desk })
  await card(page, 'Oxford shirt').waitFor()
  await page.getByRole('button', { name: 'Bottoms' }).click()
  await expect.poll(() => names(page)).toEqual(['Linen trousers'])
  await page.reload()
  await expect.poll(() => names(page)).toEqual(['Linen trousers'])
  await page.getByRole('button', { name: 'All' }).click()
  await page.getByRole('searchbox').fill('maroon')
  await expect.poll(() => names(page)).toEqual(['Bandhgala jacket'])
  await page.getByRole('searchbox').fill('zzz')
  await page.getByRole('heading', { name: /zzz/ }).waitFor()
  await page.getByRole('main').getByRole('button', { name: /Clear/ }).last().click()
  await expect.poll(() => names(page).then((all) => all.length)).toBe(4)
})

test('what is missing at the checkout is said at its place, and the first of it has the focus', async () => {
  const { page } = await visit()
  await signedInAt(page, '/shop')
  await card(page, 'Oxford shirt').getByRole('link', { name: 'Order now' }).click()
  await page.getByLabel('Phone').fill('soon')
  await page.getByRole('button', { name: 'Place the order' }).click()
  await page.getByText('Choose a size.').waitFor()
  const medium = page.getByRole('radio', { name: 'M', exact: true })
  await medium.click({ force: true })
  await expect.poll(() => medium.isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Place the order' }).click()
  await page
    .getByText(/phone/i)
    .filter({ hasText: /number/i })
    .first()
    .waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phone')
})

testInAll(
  'an order changed after its answer was lost tells what the shop has, and goes once more only when that is meant',
  async () => {
    const { page } = await visit()
    await signedInAt(page, '/shop')
    await card(page, 'Oxford shirt').getByRole('radio', { name: 'L', exact: true }).check({ force: true })
    await card(page, 'Oxford shirt').getByRole('link', { name: 'Order now' }).click()
    await page.getByLabel('Phone').fill('98765 43221')
    await page.route('**/order', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    const place = page.getByRole('button', { name: 'Place the order' })
    await place.click()
    await page.getByText('No connection right now.').waitFor()
    await page.unroute('**/order')
    await page.getByLabel('Notes for the shop (optional)').fill('Long sleeves')
    await place.click()
    const notice = page.getByRole('alert').filter({ hasText: /^The shop has this form already: ORD-\d+/ })
    const first = /ORD-\d+/.exec(await notice.innerText())?.[0] ?? ''
    await notice.getByRole('button', { name: 'Send the changed form as one more order' }).click()
    await page.getByRole('heading', { name: 'Your order is with the shop' }).waitFor()
    expect(await page.getByText(/^ORD-\d+$/).innerText()).not.toBe(first)
  },
)

test('a tailor writes a garment with its sizes graded from one, offers it, and takes it back again', async () => {
  const { page } = await visitAs(owner, '/tailor/collection')
  await page.getByRole('link', { name: 'Add a garment' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Summer tee')
  await page.getByLabel('Cut').selectOption('T-shirt')
  await page.getByLabel('Price in INR').fill('900')
  await page.getByRole('button', { name: 'cm', exact: true }).click()
  await page.getByLabel('Chest (bust)').first().fill('108')
  await page.getByLabel('Length').first().fill('70')
  await page.getByText('Fill the other sizes from one').click()
  await page.getByRole('button', { name: 'Fill the sizes' }).click()
  await page.getByText('Size XL', { exact: true }).click()
  await page.getByLabel('Name of colour 1').fill('Ecru')
  await page.getByRole('button', { name: 'Add to the collection' }).click()
  await page.getByText('Summer tee saved').waitFor()
  const { items } = await (await page.request.get('/api/shop/collection')).json()
  const tee = items.find(({ name }: { name: string }) => name === 'Summer tee')
  const chests = tee.sizes.map(({ zonesMm }: { zonesMm: { chest: number } }) => zonesMm.chest)
  expect(chests).toEqual([1030, 1080, 1130, 1180])

  const guest = await visit('/shop')
  await card(guest.page, 'Oxford shirt').waitFor()
  expect(await names(guest.page)).not.toContain('Summer tee')
  await page.goto('/tailor/collection')
  await page.getByRole('button', { name: 'Actions for Summer tee' }).click()
  await page.getByRole('menuitem', { name: 'Offer to everyone' }).click()
  await page.getByText('Summer tee: offered to everyone').waitFor()
  await guest.page.reload()
  await card(guest.page, 'Summer tee').waitFor()
  await page.getByRole('button', { name: 'Actions for Summer tee' }).click()
  await page.getByRole('menuitem', { name: 'Remove from the collection' }).click()
  await page.getByText('Summer tee: taken out of the collection').waitFor()
  await guest.page.reload()
  await card(guest.page, 'Oxford shirt').waitFor()
  expect(await names(guest.page)).not.toContain('Summer tee')
})

testInAll(
  'undo in the collection leaves the same fact to a colleague who changed it since; what they changed otherwise is no hindrance',
  async () => {
    const { page, context } = await visitAs(owner)
    await page.route('**/api/live?*', (route) => route.abort())
    const read = async () => (await (await context.request.get('/api/shop/collection')).json()).items
    const shirt = async () => (await read()).find(({ name }: { name: string }) => name === 'Oxford shirt')
    const { id, priceMinor } = await shirt()
    const colleagueSets = async (data: object) =>
      expect((await context.request.patch(`/api/shop/collection/${id}`, { data })).status()).toBe(200)
    const act = async (name: string) => {
      await page.getByRole('button', { name: 'Actions for Oxford shirt' }).click()
      await page.getByRole('menuitem', { name }).click()
    }
    const undo = page.getByRole('button', { name: 'Undo' })
    await page.goto('/tailor/collection')
    await act('Remove from the collection')
    await undo.waitFor()
    await colleagueSets({ priceMinor: priceMinor + 100 })
    await undo.click()
    await page.getByText('Undone').waitFor()
    expect(await shirt()).toMatchObject({ isRemoved: false, priceMinor: priceMinor + 100 })
    await act('Stop offering')
    await undo.waitFor()
    await colleagueSets({ isListed: true })
    const { version } = await shirt()
    await undo.click()
    await page.getByText('Someone changed this garment of the collection meanwhile.').waitFor()
    expect(await shirt()).toMatchObject({ isListed: true, version })
    const row = page.getByRole('listitem').filter({ hasText: 'Oxford shirt' })
    await row.getByText('Listed', { exact: true }).waitFor()
  },
)

testInAll(
  'the sizes of a garment are written in the unit in which bodies are read, and chosen here it is chosen there',
  async () => {
    const { page, context } = await visitAs(owner)
    await wasMeasured(context)
    const unit = (name: string) => page.getByRole('button', { name, exact: true })
    await page.goto('/results')
    await unit('cm').click()
    await page.goto('/tailor/collection')
    await page.getByRole('link', { name: 'Oxford shirt' }).first().click()
    await expect.poll(() => unit('cm').getAttribute('aria-pressed')).toBe('true')
    const chest = page.getByLabel('Chest (bust)').first()
    const cm = Number(await chest.inputValue())
    expect(cm).toBeGreaterThan(80)
    await unit('in').click()
    await expect
      .poll(() => chest.inputValue().then(Number.parseFloat))
      .toBe(Math.floor(inUnit(cm * 10, 'in')))
    await page.goto('/results')
    await expect.poll(() => unit('in').getAttribute('aria-pressed')).toBe('true')
  },
)
