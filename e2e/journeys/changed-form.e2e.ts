import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { desk, phone } from '../support/browser.ts'
import { chooseShop } from '../support/choose-shop.ts'
import { openApp } from '../support/open-app.ts'
import { testInAll } from '../support/test-in-all.ts'

const { visit, visitAs } = openApp(undefined, undefined, { isAlone: true })
const [owner] = demoSignIns

const address = '**/api/customers/measurements*'
const submit = (page: Page) => page.getByRole('button', { name: 'Send to the shop' })

/** A form that is filled in and sent, and whose answer is lost on its way back. */
async function openLost(viewport: typeof phone, { name, number }: { name: string; number: string }) {
  const { page } = await visit('/get-measured', { viewport })
  await chooseShop(page)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Phone').fill(number)
  await page.getByLabel('Chest (bust)').fill('38')
  await page.route(address, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await submit(page).click()
  await page.getByText('No connection right now.').waitFor()
  await page.unroute(address)
  return page
}

/** Such a form, in which something was changed since. */
async function openChanged(viewport: typeof phone, number: string) {
  const page = await openLost(viewport, { name: 'Meera Joshi', number })
  await page.getByLabel('Chest (bust)').fill('40')
  await submit(page).click()
  const notice = page.getByRole('alert').filter({ hasText: /^The shop has this form already: ORD-\d+/ })
  await notice.getByText('Your first version arrived; later changes are not in it.').waitFor()
  return { page, notice }
}

/** The chest of each order of this phone, the first sent first. */
async function chestsOf(number: string) {
  const { request } = (await visitAs(owner)).context
  const { rows } = await (await request.get(`/api/orders?sort=newest&q=${number.replace(' ', '')}`)).json()
  const chests = rows.map(async ({ id }: { id: string }) => {
    const { pieces } = await (await request.get(`/api/orders/${id}`)).json()
    return pieces[0].snapshot.values[0].typed
  })
  return (await Promise.all(chests)).reverse()
}

const done = (page: Page) =>
  page.getByRole('heading', { name: 'Thank you. The shop has your measurements.' }).waitFor()

test('a form changed after its answer was lost tells what the shop has, and nothing more is sent when it is left at that', async () => {
  const { page, notice } = await openChanged(phone, '98765 43261')
  const number = /ORD-\d+/.exec(await notice.innerText())?.[0] ?? ''
  await notice.getByRole('button', { name: `Leave it at ${number}` }).click()
  await done(page)
  await page.getByText(number, { exact: true }).waitFor()
  expect(await chestsOf('98765 43261')).toEqual(['38'])
})

testInAll('the changed form goes as one more order only when that is meant', async () => {
  const { page, notice } = await openChanged(desk, '98765 43262')
  expect(await chestsOf('98765 43262')).toEqual(['38'])
  await notice.getByRole('button', { name: 'Send the changed form as one more order' }).click()
  await done(page)
  expect(await chestsOf('98765 43262')).toEqual(['38', '40'])
})

testInAll(
  'a form whose sending never came to the shop is sent as it is now, without a question',
  async () => {
    const { page } = await visit('/get-measured', { viewport: phone })
    await chooseShop(page)
    await page.getByLabel('Name').fill('Kiran Rao')
    await page.getByLabel('Phone').fill('98765 43263')
    await page.getByLabel('Chest (bust)').fill('38')
    await page.route(address, (route) => route.abort('connectionreset'))
    await submit(page).click()
    await page.getByText('No connection right now.').waitFor()
    await page.unroute(address)
    await page.getByLabel('Chest (bust)').fill('40')
    await submit(page).click()
    await done(page)
    expect(await chestsOf('98765 43263')).toEqual(['40'])
  },
)

testInAll(
  'a form whose answer was lost, sent again after the page was loaded anew, is still one order',
  async () => {
    const page = await openLost(phone, { name: 'Tara Bedi', number: '98765 43264' })
    await page.reload()
    await expect.poll(() => page.getByLabel('Chest (bust)').inputValue()).toBe('38')
    await submit(page).click()
    await done(page)
    expect(await chestsOf('98765 43264')).toEqual(['38'])
  },
)
