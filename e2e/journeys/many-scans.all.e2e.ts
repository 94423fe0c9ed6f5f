import { expect, test } from 'vitest'
import { anEmail, password } from '../support/accounts.ts'
import { withGraphics } from '../support/browser.ts'
import { openApp } from '../support/open-app.ts'
import { typeTape } from '../support/size-rows.ts'
import { aScan } from '../support/stored-scan.ts'

const { visitAs, url } = openApp(undefined, withGraphics)

/** A customer with an account and nothing in it. */
async function aNewcomer() {
  const account = { email: anEmail('newcomer'), password }
  const body = JSON.stringify({ ...account, name: 'Nila Rao', role: 'user' })
  const headers = { 'content-type': 'application/json' }
  expect((await fetch(`${url()}/api/register`, { method: 'POST', headers, body })).status).toBe(200)
  return account
}

test('past the fiftieth measuring the older ones come when asked for, and each opens at its address', async () => {
  const { page, context } = await visitAs(await aNewcomer(), '/user/dashboard')
  await page.waitForFunction(() => localStorage.getItem('user') !== null)
  const idOf = (n: number) => `0193c1de-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`
  for (let n = 0; n < 53; n++) {
    const takenAt = new Date(Date.UTC(2026, 0, 1 + n)).toISOString()
    await context.request.post('/api/body-scans', { data: aScan({ id: idOf(n), takenAt }) })
  }
  await page.goto('/customer/measurements')
  const cards = page.getByRole('listitem').filter({ hasText: 'Body, taken on' })
  const more = page.getByRole('button', { name: 'Show more' })
  await more.waitFor()
  await expect.poll(() => cards.count()).toBe(50)
  await page.route('**/api/body-scans?*', (route) => route.abort(), { times: 2 })
  await more.click()
  await page.getByRole('alert').waitFor()
  await expect.poll(() => cards.count()).toBe(50)
  await page.unroute('**/api/body-scans?*')
  await more.click()
  await expect.poll(() => cards.count()).toBe(53)
  expect(await more.count()).toBe(0)
  await page.getByRole('link', { name: 'View Details of 1 Jan 2026' }).click()
  await page.waitForURL(`**/results/*?scan=${idOf(0)}`)
  await page.locator('[role=img]').first().waitFor()
  const saved = page.getByRole('listitem').filter({ hasText: '1 Jan 2026' })
  await page.getByRole('button', { name: 'Show more' }).click()
  await saved.getByText('shown').waitFor()
})

test('a measuring past the fiftieth keeps every tape that corrects it, and none stands in for one that does not come', async () => {
  const { page, context } = await visitAs(await aNewcomer(), '/user/dashboard')
  await page.waitForFunction(() => localStorage.getItem('user') !== null)
  const idOf = (n: number) => `0193c1de-0000-7000-8000-0000000002${String(n).padStart(2, '0')}`
  for (let n = 0; n < 52; n++) {
    const takenAt = new Date(Date.UTC(2026, 0, 1 + n)).toISOString()
    await context.request.post('/api/body-scans', { data: aScan({ id: idOf(n), takenAt }) })
  }
  await page.route(`**/api/body-scans/${idOf(0)}`, (route) => route.abort(), { times: 1 })
  await page.goto(`/results?scan=${idOf(0)}`)
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await page.locator('[role=img]').first().waitFor()
  const taped = async () => (await (await context.request.get(`/api/body-scans/${idOf(0)}`)).json()).tape
  await typeTape(page, 'Waist', '94')
  await expect.poll(taped).toEqual({ waist: 940 })
  await typeTape(page, 'Neck', '39')
  await expect.poll(taped).toEqual({ waist: 940, neck: 390 })
})

test('a measuring asked for that is gone is said so, before what there is; one that is there says nothing', async () => {
  const { page, context } = await visitAs(await aNewcomer(), '/user/dashboard')
  await page.waitForFunction(() => localStorage.getItem('user') !== null)
  const gone = page.getByText('The measuring this page was asked for is not here')
  const [deleted, there] = ['0193c1de-0000-7000-8000-000000000301', '0193c1de-0000-7000-8000-000000000302']
  for (const id of [deleted, there]) await context.request.post('/api/body-scans', { data: aScan({ id }) })
  await page.goto(`/results?scan=${deleted}`)
  await page.locator('[role=img]').first().waitFor()
  expect(await gone.count()).toBe(0)
  // As on another device.
  expect((await context.request.delete(`/api/body-scans/${deleted}`)).ok()).toBe(true)
  await page.reload()
  await gone.waitFor()
  await page.getByText('Below is what there is here.').waitFor()
  await page.getByRole('heading', { name: 'All measurements' }).waitFor()
  await context.request.delete(`/api/body-scans/${there}`)
  await page.reload()
  await gone.waitFor()
  await page.getByRole('heading', { name: 'Nothing measured here yet' }).waitFor()
  expect(await page.getByText('Below is what there is here.').count()).toBe(0)
  await page.goto('/results')
  await page.getByRole('heading', { name: 'Nothing measured here yet' }).waitFor()
  expect(await gone.count()).toBe(0)
})
