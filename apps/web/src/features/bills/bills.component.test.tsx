/** The page of an order's bills: what stands, how far it is from its order, and the note that puts that right. */
import type { ApiReply } from '@darzi/contract/api.ts'
import type { Bill } from '@darzi/contract/bills.ts'
import type { Order } from '@darzi/contract/order-shapes.ts'
import type { Payment } from '@darzi/contract/payment-shapes.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { anId, anOrder } from '../../testing/builders.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const order = anId()

function aBill(said: Partial<Bill> = {}): Bill {
  const line = {
    garment: { key: 'kurta' },
    tag: 'ORD-007-1',
    quantity: 1,
    priceMinor: 105_000,
    amountMinor: 105_000,
    discountMinor: 0,
    taxableMinor: 105_000,
    rateBp: 0,
    taxes: [],
    totalMinor: 105_000,
  }
  return {
    id: anId(),
    kind: 'plain',
    number: 'INV/26-27/0001',
    orderId: order,
    issuedOn: '2026-05-06',
    issuedAt: '2026-05-06T06:00:00Z',
    currency: 'INR',
    regime: 'none',
    supplier: { name: 'Noor Tailors' },
    buyer: { name: 'Asha Verma' },
    orderNumber: 'ORD-007',
    includesTax: true,
    lines: [line],
    discountMinor: 0,
    taxableMinor: 105_000,
    taxes: [],
    taxMinor: 0,
    roundOffMinor: 0,
    totalMinor: 105_000,
    creditedMinor: 0,
    leftMinor: [105_000],
    can: { credit: true },
    ...said,
  }
}

const aPayment = (amountMinor: number): Payment => ({
  id: anId(),
  kind: 'payment',
  method: 'cash',
  status: 'completed',
  amountMinor,
  offPriceMinor: 0,
  offKeptMinor: 0,
  feeMinor: 0,
  createdAt: '2026-05-05T06:00:00.000Z',
  can: { complete: false, fail: false, refund: true, reverse: true },
})

const draftOf = ({ id, number }: Bill): ApiReply<'GET /api/orders/:id/bill-draft'> => ({
  tax: {
    regime: 'none',
    includesTax: true,
    rateBp: 0,
    prefix: 'INV',
    rounding: 'none',
    regimes: ['none'],
    isSaid: true,
    shopName: 'Noor Tailors',
    version: 0,
  },
  buyer: { name: 'Asha Verma' },
  lines: [],
  discountMinor: 0,
  offMinor: 0,
  currency: 'INR',
  standing: { id, number },
})

interface Shown {
  differsMinor?: number
  search?: string
  /** The order, where the page asks for it. */
  of?: Partial<Order>
}

const show = (bill: Bill, { differsMinor, search = '', of }: Shown = {}) =>
  renderScreen(`/tailor/orders/${order}/bills${search}`, (api) => {
    const whole = anOrder({ id: order, number: 'ORD-007', ...of })
    if (of)
      api
        .answer('GET /api/orders/:id', whole)
        .answer('POST /api/orders/:id/write-off', whole)
        .answer('POST /api/payments/:id/refund', whole)
    api
      .answer('GET /api/orders/:id/bills', {
        order: 'ORD-007',
        rows: [bill],
        differsMinor,
        sendTo: {
          name: 'Asha Verma',
          phone: '+919876543210',
          language: 'pa',
          addresses: { [bill.id]: '/api/sent-bills/the-bill/its-proof' },
        },
      })
      .answer('GET /api/orders/:id/bill-draft', {
        ...draftOf(bill),
        isCancelled: of?.state === 'cancelled' || undefined,
      })
      .answer('POST /api/bills/:id/credit-notes', aBill({ kind: 'credit_note', number: 'CN/26-27/0001' }))
  })

test('a bill above its order leads to the credit note over just that much', async () => {
  const { api } = await show(aBill(), { differsMinor: 20_500 })
  await expect.element(page.getByText('Bill INV/26-27/0001 is ₹205 above its order.')).toBeVisible()
  await page.getByRole('button', { name: 'Credit ₹205' }).click()
  const amount = page.getByLabelText(/ORD-007-1/)
  await expect.element(amount).toHaveValue('205')
  await page.getByLabelText('Reason').fill('Came late')
  await page.getByRole('button', { name: 'Issue credit note' }).click()
  await expect.element(page.getByText('Credit note CN/26-27/0001 is issued.')).toBeVisible()
  expect(api.sent('POST /api/bills/:id/credit-notes')).toMatchObject([
    { body: { reason: 'Came late', lines: [{ line: 0, amountMinor: 20_500 }] } },
  ])
})

test('by its address too the credit note begins with what is above the order', async () => {
  const bill = aBill()
  await show(bill, { differsMinor: 20_500, search: `?do=${bill.id}` })
  await expect.element(page.getByLabelText(/ORD-007-1/)).toHaveValue('205')
})

test('a bill below its order says what to do about that', async () => {
  await show(aBill(), { differsMinor: -10_500 })
  await expect.element(page.getByText(/is ₹105 below its order/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Credit ₹/ })).not.toBeInTheDocument()
})

const credited = { creditedMinor: 20_500, leftMinor: [84_500] }

test('what was credited first is taken off the order where it is still owed', async () => {
  const { api } = await show(aBill(credited), {
    differsMinor: -20_500,
    of: { totalMinor: 105_000, balanceMinor: 105_000 },
  })
  await expect
    .element(page.getByText('Bill INV/26-27/0001 was credited, but its order still asks for ₹205 more.'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Take ₹205 off' }).click()
  await expect.element(page.getByLabelText(/Amount/)).toHaveValue('205')
  await page.getByLabelText('Why?').fill('Sleeves too short')
  await page.getByRole('button', { name: 'Write off', exact: true }).click()
  await expect.element(page.getByLabelText('Why?')).not.toBeInTheDocument()
  expect(api.sent('POST /api/orders/:id/write-off')).toMatchObject([
    { body: { amountMinor: 20_500, reason: 'Sleeves too short' } },
  ])
})

test('once the order is paid, it is refunded off the price, by a payment it fits in', async () => {
  const [whole, small] = [aPayment(100_000), aPayment(5_000)]
  const { api } = await show(aBill(credited), {
    differsMinor: -20_500,
    of: { totalMinor: 105_000, balanceMinor: 0, payments: [whole, small] },
  })
  await page.getByRole('button', { name: 'Take ₹205 off' }).click()
  await expect.element(page.getByLabelText(/Amount/)).toHaveValue('205')
  await page.getByLabelText('Why?').fill('Sleeves too short')
  await page.getByRole('button', { name: 'Refund now' }).click()
  await expect.element(page.getByLabelText('Why?')).not.toBeInTheDocument()
  expect(api.sent('POST /api/payments/:id/refund')).toMatchObject([
    { params: { id: whole.id }, body: { amountMinor: 20_500, isOffPrice: true } },
  ])
})

test('of a called-off order that was credited too far, what is kept above the bill is given back', async () => {
  const paid = aPayment(50_000)
  const { api } = await show(aBill(credited), {
    differsMinor: -5_250,
    of: { state: 'cancelled', totalMinor: 105_000, balanceMinor: 0, payments: [paid] },
  })
  await expect
    .element(page.getByText('Bill INV/26-27/0001 covers ₹52.50 less than you keep of this cancelled order.'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Give ₹52.50 back' }).click()
  await page.getByLabelText('Why?').fill('Credited with it')
  await page.getByRole('button', { name: 'Refund now' }).click()
  await expect.element(page.getByLabelText('Why?')).not.toBeInTheDocument()
  expect(api.sent('POST /api/payments/:id/refund')).toMatchObject([
    { params: { id: paid.id }, body: { amountMinor: 5_250 } },
  ])
  await expect.element(page.getByText(/in full/)).not.toBeInTheDocument()
})

test('of a bill that was rounded down no more is proposed than it came to, and a line that is refused is marked', async () => {
  const bill = aBill({ totalMinor: 78_700, roundOffMinor: -40, leftMinor: [40_020, 38_720] })
  const [line] = bill.lines
  if (!line) throw new Error('a bill has a line')
  const lines = [line, { ...line, tag: 'ORD-007-2' }]
  const { api } = await show({ ...bill, lines }, { search: `?do=${bill.id}` })
  const second = page.getByLabelText(/ORD-007-2/)
  await expect.element(second).toHaveValue('386.8')
  await expect.element(page.getByText('₹387.20 left')).toBeVisible()
  await page.getByLabelText('Reason').fill('Came late')
  api.refuse('POST /api/bills/:id/credit-notes', 'bills.aboveBill', {
    fields: ['lines.0.amountMinor'],
    params: { most: '₹787' },
  })
  await page.getByLabelText(/ORD-007-1/).fill('0')
  await second.fill('387')
  await page.getByRole('button', { name: 'Issue credit note' }).click()
  await expect.element(second).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText('Only ₹787 of this bill is left to credit.')).toBeVisible()
})

test('an order that costs nothing is not billed: the dialog says so before it is sent', async () => {
  const draft = { ...draftOf(aBill()), standing: undefined, offMinor: 105_000 }
  const line = { garment: { key: 'kurta' }, tag: 'ORD-007-1', priceMinor: 100_000, rateBp: 500 }
  await renderScreen(`/tailor/orders/${order}/bills?do=issue`, (api) =>
    api
      .answer('GET /api/orders/:id/bills', {
        order: 'ORD-007',
        rows: [],
        sendTo: { name: 'Asha Verma', addresses: {} },
      })
      .answer('GET /api/orders/:id/bill-draft', {
        ...draft,
        tax: { ...draft.tax, regime: 'gst', regimes: ['gst'], includesTax: false },
        lines: [line],
      }),
  )
  await expect.element(page.getByText('The order costs nothing, so there is nothing to bill.')).toBeVisible()
  await expect.element(page.getByText('Taxable value')).not.toBeInTheDocument()
})

test('one that agrees with its order says nothing of it', async () => {
  await show(aBill())
  await expect.element(page.getByRole('heading', { name: 'INV/26-27/0001' })).toBeVisible()
  await expect.element(page.getByText(/its order/)).not.toBeInTheDocument()
})

test('a bill is sent as a chat with the address of its PDF, in the customer’s language, and not of its order', async () => {
  const bill = aBill()
  await show(bill)
  const chat = page.getByRole('link', { name: 'Send INV/26-27/0001 on WhatsApp' })
  await expect.element(chat).toBeVisible()
  const address = new URL('/api/sent-bills/the-bill/its-proof?language=pa', location.origin).href
  await vi.waitFor(() => {
    const { pathname, searchParams } = new URL(chat.element().getAttribute('href') ?? '')
    expect([pathname, searchParams.get('text')]).toEqual([
      '/919876543210',
      `ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ Asha Verma, Noor Tailors ਵੱਲੋਂ ₹1,050 ਦਾ ਤੁਹਾਡਾ ਬਿੱਲ INV/26-27/0001 ਇਹ ਹੈ: ${address}`,
    ])
  })
})
