/** Papers that list: orders of some days, a day’s report, a customer’s history. */
import { mostRowsOfPaper } from '@darzi/contract/documents.ts'
import { addDays } from '@darzi/tailoring/customers/days.ts'
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import { showPhone } from '../../phone.ts'
import { customerNumber } from '../customers/api.ts'
import { dayIn } from '../shops/api.ts'
import type { Cell, Column, Paper, Section, Sum } from './paper.ts'
import {
  customerOfPaper,
  measuredRows,
  type OrderRow,
  orderRows,
  type PaymentRow,
  paymentRows,
} from './paper-queries.ts'
import type { PaperWords } from './paper-words.ts'

export interface ListOf {
  words: PaperWords
  currency: Currency
  timeZone: string
  country: string
  today: string
  inTx<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

const rowsPerStep = 500

/** Every order taken between two days, read page by page. */
export function summaryPaper(
  { words, currency, inTx }: ListOf,
  { from, to }: { from: string; to: string },
): Paper {
  const { t, day } = words
  const sums = { orders: 0, total: 0, paid: 0 }
  async function* rows(): AsyncIterable<Cell[][]> {
    let after = 0
    for (;;) {
      const last = after
      const asked = { takenFrom: from, takenTo: to }
      const page = await inTx((tx) => orderRows(tx, asked, { after: last, limit: rowsPerStep }))
      for (const row of page.filter(isCounted)) {
        sums.orders += 1
        sums.total += row.total_minor
        sums.paid += row.paid_minor
      }
      if (page.length > 0) yield page.map((row) => orderCells(row, words))
      const end = page.at(-1)
      if (!end || page.length < rowsPerStep) return
      after = end.number
    }
  }
  const title = t('papers.doc.orderSummary')
  const subtitle = from === to ? day(from) : `${day(from)} – ${day(to)}`
  const total = (): Sum[] => [
    { label: t('papers.doc.sumOrders', { count: sums.orders }), minor: sums.total },
    { label: t('papers.col.paid'), minor: sums.paid },
    { label: t('papers.balance'), minor: sums.total - sums.paid, isStrong: true },
  ]
  const table: Section = {
    kind: 'table',
    columns: orderColumns(words),
    rows: rows(),
    empty: t('papers.doc.noOrders'),
  }
  return { title, subtitle, currency, sections: [table, { kind: 'sums', rows: total }] }
}

/** What happened on a day: taken, handed over, money; and what the next day is promised. */
export async function dailyPaper({ words, currency, timeZone, inTx }: ListOf, on: string): Promise<Paper> {
  const { t, day } = words
  const page = { after: 0, limit: mostRowsOfPaper + 1 }
  const [taken, delivered, promised, payments] = await inTx(async (tx) => [
    await orderRows(tx, { takenFrom: on, takenTo: on }, page),
    await orderRows(tx, { deliveredOn: on, timeZone }, page),
    await orderRows(tx, { promisedOn: addDays(on, 1) }, page),
    await paymentRows(tx, { on, timeZone }, page.limit),
  ])
  const tables: [string, OrderRow[]][] = [
    ['papers.doc.taken', taken],
    ['papers.doc.delivered', delivered],
    ['papers.doc.promisedNext', promised],
  ]
  return {
    title: t('papers.doc.dailyReport'),
    subtitle: day(on),
    currency,
    sections: [
      { kind: 'sums', rows: methodSums(payments, t) },
      ...tables.map(
        ([title, rows]): Section => ({
          kind: 'table',
          title: `${t(title)}: ${rows.length}`,
          columns: orderColumns(words),
          rows: rows.map((row) => orderCells(row, words)),
          empty: t('papers.doc.none'),
        }),
      ),
      paymentsTable(payments, words),
    ],
  }
}

/** Who a customer is, what was sewn for them, what they paid and when they were measured. Throws notFound. */
export async function historyPaper(of: ListOf, customerId: string): Promise<Paper> {
  const { words, currency, timeZone, country, inTx } = of
  const { t } = words
  const most = mostRowsOfPaper + 1
  const { customer, orders, payments, measured } = await inTx(async (tx) => {
    const customer = await customerOfPaper(tx, customerId)
    if (!customer) throw notFound()
    return {
      customer,
      orders: await orderRows(tx, { customerId }, { after: 0, limit: most }),
      payments: await paymentRows(tx, { customerId, timeZone }, most),
      measured: await measuredRows(tx, customerId, most),
    }
  })
  const counted = orders.filter(isCounted)
  const sum = (of: (row: OrderRow) => number) => counted.reduce((total, row) => total + of(row), 0)
  const [total, paid] = [sum(({ total_minor }) => total_minor), sum(({ paid_minor }) => paid_minor)]
  const earlier =
    customer.earlier_orders > 0
      ? [
          {
            label: t('papers.doc.earlier', { count: customer.earlier_orders }),
            minor: customer.earlier_spent_minor,
          },
        ]
      : []
  return {
    title: t('papers.doc.customerHistory'),
    subtitle: customer.name,
    currency,
    sections: [
      {
        kind: 'facts',
        rows: [
          {
            label: t('papers.customer'),
            value: `${customer.name} · ${customerNumber(customer.number)}`,
            isStrong: true,
          },
          ...(customer.phone
            ? [{ label: t('papers.phone'), value: showPhone(customer.phone, country) }]
            : []),
          ...(customer.address
            ? [{ label: t('papers.bill.address'), value: customer.address.replace(/\n/g, ', ') }]
            : []),
          { label: t('papers.doc.since'), value: words.day(dayIn(timeZone, customer.created_at)) },
        ],
      },
      {
        kind: 'table',
        title: t('papers.doc.orders'),
        columns: orderColumns(words),
        rows: orders.map((row) => orderCells(row, words)),
        empty: t('papers.doc.noOrders'),
      },
      {
        kind: 'sums',
        rows: [
          ...earlier,
          { label: t('papers.doc.sumOrders', { count: counted.length }), minor: total },
          { label: t('papers.col.paid'), minor: paid },
          { label: t('papers.balance'), minor: total - paid, isStrong: true },
        ],
      },
      paymentsTable(payments, words),
      {
        kind: 'table',
        title: t('papers.measurements'),
        columns: [
          { label: t('papers.takenOn'), kind: 'day' },
          { label: t('papers.col.for'), kind: 'text', width: 1 },
          { label: t('papers.how'), kind: 'text', width: 1 },
          { label: t('papers.version'), kind: 'number' },
        ],
        rows: measured.map(({ taken_at, name, how, version }) => [
          dayIn(timeZone, taken_at),
          name,
          t(`papers.how.${how}`),
          version,
        ]),
        empty: t('papers.doc.none'),
      },
    ],
  }
}

const orderColumns = ({ t }: PaperWords): Column[] => [
  { label: t('papers.order'), kind: 'text' },
  { label: t('papers.orderedOn'), kind: 'day' },
  { label: t('papers.customer'), kind: 'text', width: 1.2 },
  { label: t('papers.pieces'), kind: 'text', width: 1.4 },
  { label: t('papers.promisedOn'), kind: 'day' },
  { label: t('papers.col.state'), kind: 'text' },
  { label: t('papers.total'), kind: 'money' },
  { label: t('papers.balance'), kind: 'money' },
]

/** Of an order called off nothing is owed, so it has no amounts and no part in the sums. */
const isCounted = ({ tailor_state }: OrderRow) => tailor_state !== 'cancelled'

function orderCells(row: OrderRow, { t, garment }: PaperWords): Cell[] {
  const garments = (row.garments ?? []).map(({ key, name, count }) => {
    const said = garment({ key, name: name ?? undefined })
    return count > 1 ? `${count} × ${said}` : said
  })
  const money = isCounted(row) ? [row.total_minor, row.total_minor - row.paid_minor] : [null, null]
  return [
    orderNumber(row.number),
    row.ordered_on,
    row.customer,
    garments.join(', '),
    row.promised_on,
    t(`orders.state.${row.tailor_state}`),
    ...money,
  ]
}

function methodSums(payments: readonly PaymentRow[], t: PaperWords['t']): Sum[] {
  const methods = [...new Set(payments.map(({ method }) => method))]
  const sumOf = (rows: readonly PaymentRow[]) => rows.reduce((sum, { amount_minor }) => sum + amount_minor, 0)
  return [
    ...methods.map((method) => ({
      label: t(`orders.method.${method}`),
      minor: sumOf(payments.filter((payment) => payment.method === method)),
    })),
    { label: t('papers.doc.moneyIn'), minor: sumOf(payments), isStrong: true },
  ]
}

const paymentsTable = (payments: readonly PaymentRow[], { t }: PaperWords): Section => ({
  kind: 'table',
  title: t('papers.doc.payments'),
  columns: [
    { label: t('papers.col.day'), kind: 'day' },
    { label: t('papers.col.time'), kind: 'text' },
    { label: t('papers.order'), kind: 'text' },
    { label: t('papers.customer'), kind: 'text', width: 1 },
    { label: t('papers.col.entry'), kind: 'text', width: 1 },
    { label: t('papers.col.method'), kind: 'text', width: 1 },
    { label: t('papers.col.amount'), kind: 'money' },
  ],
  rows: payments.map(({ day, time, number, customer, kind, method, amount_minor }) => [
    day,
    time,
    orderNumber(number),
    customer,
    t(`papers.entry.${kind}`),
    t(`orders.method.${method}`),
    amount_minor,
  ]),
  empty: t('papers.doc.noPayments'),
})
