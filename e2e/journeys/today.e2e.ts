import { awaitedMinor } from '@darzi/tailoring/payments/ledger.ts'
import { expect, test } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { openApp } from '../support/open-app.ts'
import { orderNow } from '../support/order-page.ts'

/** The demo shop has promises that are late, due and not collected. */
const { visitAs } = openApp()
const [owner] = demoSignIns

interface Late {
  id: string
  number: string
  state: string
  customer: { name: string }
  pieces: { person: { id: string }; garment: { key: string } }[]
}

test('the morning of a tailor: a late order is made ready, handed over and paid, without leaving Today', async () => {
  const open = await visitAs(owner, '/tailor/dashboard')
  const { page, context } = open
  const day: { shop: { orders: Late[] }; today: string } = await (
    await context.request.get('/api/today')
  ).json()
  // What is awaited of an order is not asked for again: another journey may have said that it comes.
  const asked = await Promise.all(
    day.shop.orders
      .filter(({ state, pieces }) => state === 'in_progress' && pieces.length > 1)
      .map(async (order) => ({ ...(await orderNow(open, order.id)), ...order })),
  )
  const late = asked.find(({ balanceMinor, payments }) => balanceMinor > 0 && awaitedMinor(payments) === 0)
  if (!late) throw new Error('nothing is late')
  const { balanceMinor } = late
  const amount = `₹${new Intl.NumberFormat('en-IN').format(balanceMinor / 100)}`
  const inSection = (name: RegExp) =>
    page.getByRole('region', { name }).getByRole('article', { name: late.number })

  await inSection(/^(Late|Due)/)
    .getByRole('button', { name: 'Ready', exact: true })
    .click()
  // Should nobody have measured for it, that is asked over the screen, and gone over.
  const goOn = page.getByRole('button', { name: 'Continue without these sizes' })
  const handOver = page
    .getByRole('article', { name: late.number })
    .getByRole('button', { name: `Hand over & take ${amount}` })
  await goOn.or(handOver).waitFor()
  if (await goOn.isVisible()) await goOn.click()
  await handOver.click()

  const paying = page.getByRole('dialog', { name: `Take a payment for ${late.number}` })
  await paying.getByRole('button', { name: `Received ${amount}` }).click()
  await page.getByRole('article', { name: late.number }).waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/tailor/dashboard')
  const done = await orderNow(open, late.id)
  expect([done.state, done.balanceMinor]).toEqual(['delivered', 0])

  await page.getByRole('region', { name: 'Money in today' }).getByText('Cash').waitFor()
  const told = page.getByRole('listitem').filter({ hasText: `handed over ${late.number}` })
  await told.getByRole('link', { name: late.number }).click()
  await page.getByRole('heading', { level: 1, name: new RegExp(`^${late.number}`) }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Darzi Demo Tailors' }).waitFor()
})
