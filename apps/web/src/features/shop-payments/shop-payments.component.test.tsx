/** The parts of Payments: ways to pay are switched, figures are of the days chosen, and a code is made only of amount and description. */
import type { ApiReply } from '@darzi/contract/api.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
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
  settlements: [{ day: '2031-05-09', method: 'credit', amountMinor: 45_600 }],
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
  await expect
    .element(code)
    .toHaveAttribute('src', '/api/payments/upi-code/svg?amountMinor=25050&note=ORD-007')
  expect(api.sent('GET /api/payments/upi-code')).toMatchObject([
    { query: { amountMinor: '25050', note: 'ORD-007' } },
  ])
  await page.getByRole('button', { name: 'Show full screen' }).click()
  const full = page.getByRole('dialog', { name: 'Noor Tailors' })
  await expect.element(full.getByText('Scan with any UPI app')).toBeVisible()
  await expect.element(full.getByText('₹250.50')).toBeVisible()
})
