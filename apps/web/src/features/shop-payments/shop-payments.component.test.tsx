/** The parts of Payments: ways to pay are switched, figures are of the days chosen, and a code is made only of amount and description. */
import type { ApiReply } from '@darzi/contract/api.ts'
import type { Payment } from '@darzi/contract/payment-shapes.ts'
import type { ShopPayment } from '@darzi/contract/shop-payments.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { anId, anOrder } from '../../testing/builders.ts'
import { desk, phone, renderScreen } from '../../testing/render-screen.tsx'

const methods = (isCashActive = true): ApiReply<'GET /api/payments/methods'> => ({
  hasUpiId: true,
  methods: [
    {
      key: 'cash',
      type: 'cash',
      feeBasisPoints: 0,
      settlementDays: 0,
      isPossible: true,
      isActive: isCashActive,
    },
    {
      key: 'credit',
      type: 'card',
      feeBasisPoints: 250,
      settlementDays: 2,
      isPossible: true,
      isActive: true,
    },
  ],
  online: {
    isActive: true,
    gateways: [{ key: 'razorpay', isReady: false, isPossible: true, missing: ['RAZORPAY_KEY_ID'] }],
  },
})

const report = (days: string): ApiReply<'GET /api/payments/report'> => ({
  currency: 'INR',
  from: '2031-05-01',
  to: '2031-05-07',
  totalMinor: Number(days) * 100_000,
  transactions: Number(days),
  failed: 0,
  pending: 0,
  successBasisPoints: 9_750,
  averageMinor: 100_000,
  topMethod: 'cash',
  feeMinor: 2_500,
  refundedMinor: 0,
  netMinor: Number(days) * 100_000 - 2_500,
  methods: [],
  settlements: [
    { day: '2031-05-09', method: 'credit', amountMinor: 45_600 },
    { day: '2031-05-12', method: 'credit', amountMinor: -2_500, belowZeroBy: 'fee' },
  ],
})

test('Methods: each with its fee and when its money comes; cash is switched off, and what online payment lacks is named', async () => {
  const { api } = await renderScreen(
    '/tailor/payments?tab=methods',
    (api) =>
      api
        .answer('GET /api/payments/methods', methods())
        .answer('PUT /api/payments/methods/:key', methods(false)),
    { viewport: phone },
  )
  await expect.element(page.getByText('RAZORPAY_KEY_ID')).toBeVisible()
  await expect.element(page.getByText('Fee 2.5 %', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Disable: Cash' }).click()
  await expect.element(page.getByRole('button', { name: 'Enable: Cash' })).toBeVisible()
  expect(api.sent('PUT /api/payments/methods/:key')).toMatchObject([
    { params: { key: 'cash' }, body: { isActive: false } },
  ])
})

test('Reports: the figures are those of the days chosen, with what still comes and when', async () => {
  await renderScreen(
    '/tailor/payments?tab=reports',
    (api) => api.answer('GET /api/payments/report', ({ query }) => report(query.days ?? '30')),
    { viewport: desk },
  )
  await expect.element(page.getByText('₹30,000', { exact: true })).toBeVisible()
  await expect.element(page.getByText('97.5 %')).toBeVisible()
  await expect.element(page.getByText('₹456')).toBeVisible()
  await expect.element(page.getByText('Fees of refunded payments. They are not returned.')).toBeVisible()
  await page.getByText('Last 7 days').click()
  await expect.element(page.getByText('₹7,000', { exact: true })).toBeVisible()
})

test('QR: without amount or description nothing is made; with both the code is shown, and as large as the screen', async () => {
  const { api } = await renderScreen(
    '/tailor/payments?tab=qr',
    (api) =>
      api.answer('GET /api/payments/methods', methods()).answer('GET /api/payments/upi-code', {
        uri: 'upi://pay?pa=noor@okbank',
        payee: 'Noor Tailors',
        upiId: 'noor@okbank',
      }),
    { viewport: phone },
  )
  const make = page.getByRole('button', { name: 'Generate QR code' })
  await make.click()
  await expect.element(page.getByText('Please enter amount and description')).toBeVisible()
  await page.getByLabelText('Amount in rupees').fill('250.50')
  await make.click()
  await expect.element(page.getByText('Please enter amount and description')).toBeVisible()
  expect(api.sent('GET /api/payments/upi-code')).toEqual([])
  await page.getByLabelText('Description').fill('ORD-007')
  await make.click()
  const code = page.getByRole('img', { name: 'QR code to pay ₹250.50 to Noor Tailors by UPI' })
  await expect.element(code).toBeInTheDocument()
  const [{ query } = {}] = api.sent('GET /api/payments/upi-code')
  expect(query).toEqual({ amountMinor: '25050', note: 'ORD-007', ask: expect.any(String) })
  // The picture is of the same request.
  const source = new URL(code.element().getAttribute('src') ?? '', location.href)
  expect([source.pathname, Object.fromEntries(source.searchParams)]).toEqual([
    '/api/payments/upi-code/svg',
    query,
  ])
  await page.getByRole('button', { name: 'Show full screen' }).click()
  const full = page.getByRole('dialog', { name: 'Noor Tailors' })
  await expect.element(full.getByText('Scan with any UPI app')).toBeVisible()
  await expect.element(full.getByText('₹250.50')).toBeVisible()
})

test('QR: the code is kept as PNG and as SVG, each a file of its amount', async () => {
  const saved: string[] = []
  const { api } = await renderScreen('/tailor/payments?tab=qr', (api) =>
    api
      .answer('GET /api/payments/methods', methods())
      .answer('GET /api/payments/upi-code', { uri: 'upi://pay', payee: 'Noor Tailors', upiId: 'noor@okbank' })
      .answer(
        'GET /api/payments/upi-code/:format',
        ({ params }) =>
          new Blob([`drawn as ${params.format}`]) as ApiReply<'GET /api/payments/upi-code/:format'>,
      ),
  )
  const files = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const url = `blob:${files.size}`
    files.set(url, file as Blob) // only files are handed over here
    return url
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    void files
      .get(this.href)
      ?.text()
      .then((text) => saved.push(`${this.download}: ${text}`))
  })
  await page.getByLabelText('Amount in rupees').fill('250.50')
  await page.getByLabelText('Description').fill('ORD-007')
  await page.getByRole('button', { name: 'Generate QR code' }).click()
  await page.getByRole('button', { name: 'Download PNG' }).click()
  await expect.poll(() => saved).toEqual(['upi-250.5.png: drawn as png'])
  await expect.element(page.getByText('QR Code downloaded successfully!')).toBeVisible()
  await page.getByRole('button', { name: 'Download SVG' }).click()
  await expect.poll(() => saved[1]).toBe('upi-250.5.svg: drawn as svg')
  const [{ query: shown } = {}] = api.sent('GET /api/payments/upi-code')
  expect(api.sent('GET /api/payments/upi-code/:format').map(({ query }) => query)).toEqual([shown, shown])
})

/** A payment of 300 by UPI that is awaited, in the list and in its order. */
function anAwaitedPayment() {
  const entry: Payment = {
    id: anId(),
    kind: 'payment',
    method: 'upi',
    status: 'pending',
    amountMinor: 30_000,
    offPriceMinor: 0,
    offKeptMinor: 0,
    feeMinor: 0,
    createdAt: '2031-05-06T06:00:00Z',
    can: { complete: true, fail: true, refund: false, reverse: false },
  }
  const order = anOrder({ number: 'ORD-007', payments: [entry] })
  const listed: ShopPayment = {
    ...entry,
    currency: 'INR',
    order: { id: order.id, number: order.number },
    customer: { id: order.customer.id, name: order.customer.name },
    isReversed: false,
  }
  const settledAs = (status: 'completed' | 'failed') => {
    const can = { ...entry.can, complete: false, fail: false, refund: status === 'completed' }
    return { order: { ...order, payments: [{ ...entry, status, can }] }, listed: { ...listed, status, can } }
  }
  return { order, listed, settledAs }
}

test.each([
  { act: 'Complete', to: 'completed', press: 'Money has come', left: ['Refund'], badge: 'Completed' },
  { act: 'Fail', to: 'failed', press: 'It did not come', left: [], badge: 'Failed' },
] as const)('$act: the awaited payment is settled as what was seen, and the list says so', async (given) => {
  const { order, listed, settledAs } = anAwaitedPayment()
  const settled = settledAs(given.to)
  let rows = [listed]
  const { api } = await renderScreen('/tailor/payments', (api) =>
    api
      .answer('GET /api/payments', () => ({ rows }))
      .answer('GET /api/views', { rows: [] })
      .answer('GET /api/orders/:id', order)
      .answer('POST /api/payments/:id/settle', () => {
        rows = [settled.listed]
        return settled.order
      }),
  )
  await page.getByRole('button', { name: `${given.act}: ₹300, ORD-007` }).click()
  const dialog = page.getByRole('dialog')
  if (given.act === 'Complete') await dialog.getByLabelText('Reference').fill('UTR 123')
  expect(api.sent('POST /api/payments/:id/settle')).toEqual([])
  await dialog.getByRole('button', { name: given.press }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const list = page.getByRole('list', { name: 'Payments of the shop' })
  await expect.element(list.getByText(given.badge)).toBeVisible()
  expect(api.sent('POST /api/payments/:id/settle')).toMatchObject([
    {
      params: { id: listed.id },
      body: given.act === 'Complete' ? { to: 'completed', reference: 'UTR 123' } : { to: 'failed' },
    },
  ])
  const acts = list.getByRole('button')
  expect(acts.elements().map((each) => each.textContent)).toEqual(given.left)
})
