import type { Analytics, Compared } from '@darzi/contract/analytics.ts'
import { averageMinor, averageOf, daysLeftOf, rateOf } from '@darzi/tailoring/analytics/rates.ts'
import { daysBetween } from '@darzi/tailoring/customers/days.ts'
import { formatMoney } from '@darzi/tailoring/money/format.ts'
import { writeMonth, writeNumber, writeShare } from '@darzi/words/formats.ts'
import { writeTime } from '@darzi/words/times.ts'
import type { PaperWords } from '../documents/api.ts'

export interface FigureTable {
  title: string
  headings: string[]
  rows: string[][]
}

/** All that the screen shows, as tables: what a file and a paper hold. Empty ones are left out. */
export function tablesOf(figures: Analytics, words: PaperWords): FigureTable[] {
  const written = { figures, words, ...writers(figures, words) }
  const tables = [head, trend, garments, months, retention, hours, weekdays, rework, ahead, owed, stock]
  return tables.map((table) => table(written)).filter(({ rows }) => rows.length > 0)
}

function writers({ currency }: Analytics, { t }: PaperWords) {
  const at = (key: string, params?: Record<string, string | number>) => t(`analytics.${key}`, params)
  return {
    at,
    money: (minor: number) => formatMoney(minor, currency, 'en'),
    share: (part: number, whole: number) => {
      const rate = rateOf(part, whole)
      return rate === undefined ? '' : writeShare(rate)
    },
  }
}
type Written = { figures: Analytics; words: PaperWords } & ReturnType<typeof writers>

function head({ figures, at, money, share }: Written): FigureTable {
  const { orders, completed, cancelled, orderedMinor, revenueMinor, newCustomers, making, promises } = figures
  const row = (key: string, told: Compared, write: (value: number) => string = writeNumber) => [
    at(key),
    write(told.now),
    write(told.before),
  ]
  const both = (key: string, write: (when: keyof Compared) => string) => [
    at(key),
    write('now'),
    write('before'),
  ]
  const average = (when: keyof Compared) => averageMinor(orderedMinor[when], orders[when] - cancelled[when])
  const days = (when: keyof Compared) => averageOf(making.days[when], making.orders[when])
  const written = (value: number | undefined, write: (value: number) => string) =>
    value === undefined ? '' : write(value)
  return {
    title: at('paper.shown'),
    headings: [at('paper.figure'), at('paper.now'), at('paper.before')],
    rows: [
      row('summary.revenue', revenueMinor, money),
      row('summary.orders', orders),
      row('summary.orderValue', orderedMinor, money),
      both('summary.average', (when) => written(average(when), money)),
      row('summary.completed', completed),
      row('summary.cancelled', cancelled),
      both('work.completionRate', (when) => share(completed[when], orders[when])),
      row('summary.newCustomers', newCustomers),
      both('work.promises', (when) => share(promises.kept[when], promises.due[when])),
      both('work.time', (when) => written(days(when), (each) => at('work.days', { days: each }))),
      [at('customers.repeatRate'), share(figures.customers.repeat, figures.customers.total), ''],
    ],
  }
}

const trend = ({ figures, words, at, money }: Written): FigureTable => ({
  title: at('sales.trend'),
  headings: ['sales.when', 'sales.revenue', 'sales.revenueBefore', 'sales.orders', 'sales.ordersBefore'].map(
    (key) => at(key),
  ),
  rows: figures.trend.map(({ from, to, revenueMinor, beforeMinor, orders, ordersBefore }) => [
    from === to ? words.day(from) : at('range.days', { from: words.day(from), to: words.day(to) }),
    revenueMinor === undefined ? '' : money(revenueMinor),
    beforeMinor === undefined ? '' : money(beforeMinor),
    orders === undefined ? '' : writeNumber(orders),
    ordersBefore === undefined ? '' : writeNumber(ordersBefore),
  ]),
})

const garments = ({ figures, words, at, money }: Written): FigureTable => ({
  title: at('sales.products'),
  headings: [at('sales.product'), at('sales.pieces'), at('sales.value')],
  rows: figures.garments.map(({ garment, pieces, minor }) => [
    words.garment(garment),
    writeNumber(pieces),
    money(minor),
  ]),
})

const months = ({ figures, words, at }: Written): FigureTable => ({
  title: at('customers.months'),
  headings: [at('customers.month'), at('customers.new'), at('customers.returning')],
  rows: figures.customers.months
    .filter(({ newcomers, returning }) => newcomers + returning > 0)
    .map(({ month, newcomers, returning }) => [
      writeMonth(month, words.language),
      writeNumber(newcomers),
      writeNumber(returning),
    ]),
})

const retention = ({ figures, words, at, share }: Written): FigureTable => {
  const { retention: told } = figures.customers
  const most = Math.max(0, ...told.map(({ back }) => back.length))
  return {
    title: at('customers.retention'),
    headings: [
      at('customers.month'),
      at('customers.new'),
      ...Array.from({ length: most }, (_, place) => at('customers.after', { count: place + 1 })),
    ],
    rows: told
      .filter(({ customers }) => customers > 0)
      .map(({ month, customers, back }) => [
        writeMonth(month, words.language),
        writeNumber(customers),
        ...Array.from({ length: most }, (_, place) => {
          const came = back[place]
          return came === undefined ? '' : share(came, customers)
        }),
      ]),
  }
}

const hours = ({ figures, at }: Written): FigureTable => ({
  title: at('work.hours'),
  headings: [at('work.hour'), at('sales.orders')],
  rows: figures.hours.map(({ hour, orders }) => [writeTime(hour * 60), writeNumber(orders)]),
})

const weekdays = ({ figures, at }: Written): FigureTable => ({
  title: at('work.weekdays'),
  headings: [at('work.weekday'), at('sales.orders')],
  rows: figures.weekdays.map(({ weekday, orders }) => [at(`weekday.${weekday}`), writeNumber(orders)]),
})

const rework = ({ figures, at }: Written): FigureTable => ({
  title: at('work.rework'),
  headings: [at('work.cause'), at('sales.pieces')],
  rows: figures.rework.map(({ cause, pieces }) => [at(`cause.${cause}`), writeNumber(pieces)]),
})

const ahead = ({ figures, at }: Written): FigureTable => ({
  title: at('work.ahead'),
  headings: [at('work.aheadWhat'), at('work.times')],
  rows: figures.exceptions.map(({ kind, times }) => [at(`ahead.${kind}`), writeNumber(times)]),
})

const owed = ({ figures, at, money }: Written): FigureTable => ({
  title: at('money.owed'),
  headings: [at('money.age'), at('sales.orders'), at('sales.value')],
  rows: figures.owed
    .filter(({ orders }) => orders > 0)
    .map(({ age, orders, minor }) => [at(`age.${age}`), writeNumber(orders), money(minor)]),
})

const stock = ({ figures, words, at, money }: Written): FigureTable => {
  const days = daysBetween(figures.now.from, figures.now.to) + 1
  return {
    title: at('stock.title'),
    headings: ['stock.item', 'stock.used', 'stock.onHand', 'stock.value', 'stock.lasts'].map((key) =>
      at(key),
    ),
    rows: figures.stock.items.map(({ name, unit, used, onHand, usedMinor }) => {
      const left = daysLeftOf({ onHand, used, days })
      const inUnit = (amount: number) => `${amount} ${words.t(`papers.stock.${unit}`)}`
      return [
        name,
        inUnit(used),
        inUnit(onHand),
        money(usedMinor),
        left === undefined ? '' : at('work.days', { days: left }),
      ]
    }),
  }
}
