import { expect, test } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { signInByForm } from '../support/accounts.ts'
import { openApp } from '../support/open-app.ts'

const { visit } = openApp(undefined, undefined, { isAlone: true })
const customer = demoSignIns[3]

test('a garment that cannot be saved is taken back alone: one saved meanwhile stays', async () => {
  const { page, context } = await visit('/login?from=%2Fshop')
  await signInByForm(page, customer)
  await page.waitForURL('**/shop')
  const heart = (name: string, pressed: boolean) =>
    page.getByRole('article', { name }).getByRole('button', { name: `Save ${name} for later`, pressed })
  let refuse = () => {}
  const isRefused = new Promise<void>((done) => {
    refuse = done
  })
  let saves = 0
  await page.route('**/api/saved-garments', async (route) => {
    if (route.request().method() !== 'POST' || ++saves > 1) return route.continue()
    await isRefused
    return route.fulfill({ status: 503, body: '' })
  })
  await heart('Oxford shirt', false).click()
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/saved-garments') && answer.ok())
  await heart('Lucknow kurta', false).click()
  await kept
  refuse()
  await heart('Oxford shirt', false).waitFor()
  await heart('Lucknow kurta', true).waitFor()
  const { items } = await (await context.request.get('/api/saved-garments')).json()
  expect(items.map(({ name }: { name: string }) => name)).toEqual(['Lucknow kurta'])
})
