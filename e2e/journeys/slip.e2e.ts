import { writeMoney } from '@darzi/words/formats.ts'
import { expect, test } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { readCodes } from '../../apps/server/src/testing/read-codes.ts'
import { type OpenPage, phone } from '../support/browser.ts'
import { openApp } from '../support/open-app.ts'

const { visit, visitAs } = openApp()
const [owner] = demoSignIns

type Card = { id: string; number: string; state: string; balanceMinor: number }

async function ordersOf({ context }: OpenPage): Promise<Card[]> {
  const answer = await context.request.get('/api/orders?limit=50')
  return ((await answer.json()) as { rows: Card[] }).rows
}

test('the slip and the tags of an order open as papers to print', async () => {
  const visitor = await visitAs(owner, undefined, { viewport: phone })
  const { page, context } = visitor
  const [order] = await ordersOf(visitor)
  await page.goto(`/tailor/orders/${order?.id}`)
  for (const name of ['Print slip', 'Print tags']) {
    const link = page.getByRole('link', { name })
    await link.waitFor()
    expect(await link.getAttribute('target')).toBe('_blank')
    const paper = await context.request.get((await link.getAttribute('href')) ?? '')
    expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf'])
    expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-')
  }
})

test('the tags are printed in the language that is chosen for them', async () => {
  const visitor = await visitAs(owner, undefined, { viewport: phone })
  const { page, context } = visitor
  const [order] = await ordersOf(visitor)
  await page.goto(`/tailor/orders/${order?.id}`)
  const print = async () => {
    const paper = await context.request.get(
      (await page.getByRole('link', { name: 'Print tags' }).getAttribute('href')) ?? '',
    )
    return (await paper.body()).toString('base64')
  }
  const choice = page.getByLabel('Language of the tags')
  await choice.waitFor()
  const first = await print()
  await choice.selectOption({ label: 'Tags: in ਪੰਜਾਬੀ' })
  const punjabi = await print()
  expect(punjabi).not.toBe(first)
  await choice.selectOption({ label: 'Tags: in English' })
  expect(await print()).not.toBe(punjabi)
})

test.each(['58', '80', 'a5'])(
  'whoever scans the codes of the %s slip comes to the order’s own page without signing in, and is asked there for the same by UPI',
  async (size) => {
    const counter = await visitAs(owner)
    const order = (await ordersOf(counter)).find(
      ({ state, balanceMinor }) => state === 'in_progress' && balanceMinor > 0,
    )
    await counter.context.request.patch('/api/shop/counter', { data: { upiId: 'noor.tailors@okbank' } })
    const slip = await counter.context.request.get(`/api/orders/${order?.id}/slip?format=png&size=${size}`)
    const [follow = '', pay] = await readCodes(await slip.body())
    const { page } = await visit(undefined, { viewport: phone })
    await page.goto(follow)
    await page.getByRole('heading', { level: 1, name: `Order ${order?.number}` }).waitFor()
    const link = page.getByRole('link', { name: /^Pay ₹[\d,.]+ by UPI$/ })
    await link.waitFor()
    expect(await link.getAttribute('href')).toBe(pay)
  },
)

test('the private link names the sum it asks for by UPI: what is owed less what is on its way', async () => {
  const counter = await visitAs(owner)
  const { request } = counter.context
  const order = (await ordersOf(counter)).find(
    ({ state, balanceMinor }) => state === 'in_progress' && balanceMinor > 10_000,
  )
  await request.patch('/api/shop/counter', { data: { upiId: 'noor.tailors@okbank' } })
  await request.post(`/api/orders/${order?.id}/payments`, {
    data: { amountMinor: 10_000, method: 'upi', isPending: true },
  })
  const { trackingUrl } = await (await request.get(`/api/orders/${order?.id}`)).json()
  const { page } = await visit(new URL(trackingUrl, 'http://any').pathname, { viewport: phone })
  await page.getByText('₹100 is on its way: the shop has still to see it.').waitFor()
  const askedMinor = (order?.balanceMinor ?? 0) - 10_000
  const link = page.getByRole('link', { name: `Pay ${writeMoney(askedMinor, 'INR')} by UPI` })
  await link.waitFor()
  const asked = new URL((await link.getAttribute('href')) ?? '')
  expect(asked.searchParams.get('am')).toBe((askedMinor / 100).toFixed(2))
})
