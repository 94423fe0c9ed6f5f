/** The papers of Print & Export, each said once: what it is about, and what stands on it. A new paper is a line here. */
import type { documentRoutes, PaperName } from '@darzi/contract/documents.ts'
import type { Order } from '@darzi/contract/order-shapes.ts'
import { AppError } from '../../http/app-error.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { readBill, readBillsOfOrder, readTax, standingOf } from '../bills/api.ts'
import { garmentOf } from '../garments/api.ts'
import { readForPrint } from '../measurements/api.ts'
import { readOrder } from '../orders/api.ts'
import { readCounter } from '../payments/api.ts'
import { dayIn } from '../shops/api.ts'
import { billPaper } from './bill-paper.ts'
import { registerPaper } from './bill-register.ts'
import { dailyPaper, historyPaper, type ListOf, summaryPaper } from './list-papers.ts'
import { invoicePaper, slipSections } from './order-papers.ts'
import type { Paper } from './paper.ts'
import { latestRecords } from './paper-queries.ts'
import type { PaperWords } from './paper-words.ts'
import { payCode } from './pay-code.ts'
import { cardPaper, cardSections } from './print-card.ts'
import { addressOf } from './print-order.ts'
import { type PaperShop, slipPaper } from './slip-paper.ts'

export interface Reading {
  ctx: StepsContext<typeof documentRoutes.paper>
  words: PaperWords
  shop: PaperShop
}

/** Cards of one customer’s people; more are printed one by one. */
const mostCards = 20

export const papers: Record<PaperName, (reading: Reading) => Promise<Paper[]>> = {
  pickupSlip: async ({ ctx, words, shop }) => {
    const { orders, counter } = await ctx.step(async ({ tx }) => ({
      orders: await readOrders(ctx, tx),
      counter: await readCounter(tx),
    }))
    return orders.map((order) => {
      const trackingUrl = new URL(order.trackingUrl, addressOf(ctx.app)).href
      const { slipSize: size, upiId, slipNote: note } = counter
      return slipSections(
        slipPaper({ order: { ...order, trackingUrl }, shop, size, upiId, note }, words),
        order,
        words,
      )
    })
  },
  invoice: ({ ctx, words, shop }) =>
    ctx.step(async ({ tx }) => {
      const made: Paper[] = []
      const { upiId } = await readCounter(tx)
      for (const order of await readOrders(ctx, tx)) {
        const bill = standingOf(await readBillsOfOrder(tx, order.id, ctx.member))
        const pay = payCode({ order, payee: shop.name, upiId }, words)
        const { timeZone } = ctx.member.shop
        made.push(bill ? billPaper(bill, words, pay) : invoicePaper(order, words, { timeZone, pay }))
      }
      return made
    }),
  measurementCard: ({ ctx, words, shop }) =>
    ctx.step(async ({ tx }) => {
      const { timeZone } = ctx.member.shop
      const cards: Paper[] = []
      for (const id of await latestRecords(tx, chosen(ctx.query.customer), mostCards)) {
        const record = await readForPrint(tx, id)
        const garment = record.garment === undefined ? undefined : await garmentOf(tx, record.garment)
        const card = cardPaper({ record, garment, shop, timeZone, size: 'a5' }, words)
        cards.push(cardSections(card, ctx.member.shop.currency))
      }
      if (cards.length === 0) throw new AppError('documents.noMeasurements')
      return cards
    }),
  orderSummary: async (reading) => {
    const { from, to } = reading.ctx.query
    return [summaryPaper(listOf(reading), { from: chosen(from), to: to ?? chosen(from) })]
  },
  dailyReport: async (reading) => [await dailyPaper(listOf(reading), chosen(reading.ctx.query.from))],
  customerHistory: async (reading) => [
    await historyPaper(listOf(reading), chosen(reading.ctx.query.customer)),
  ],
  billRegister: async (reading) => {
    const { query, member, now, step } = reading.ctx
    const { from, to } = query
    const { state } = await step(({ tx }) => readTax(tx, member, now))
    return [registerPaper(listOf(reading), { from: chosen(from), to: to ?? chosen(from), state })]
  },
  bill: ({ ctx, words, shop }) =>
    ctx.step(async ({ tx }) => {
      const bill = await readBill(tx, chosen(ctx.query.bill), ctx.member)
      if (bill.kind === 'credit_note' || bill.leftMinor.every((left) => left === 0))
        return [billPaper(bill, words)]
      const order = await readOrder(tx, bill.orderId, ctx)
      const { upiId } = await readCounter(tx)
      return [billPaper(bill, words, payCode({ order, payee: shop.name, upiId }, words))]
    }),
}

type Tx = Parameters<typeof readOrder>[0]

async function readOrders(ctx: Reading['ctx'], tx: Tx): Promise<Order[]> {
  const orders: Order[] = []
  for (const id of chosen(ctx.query.orders)) orders.push(await readOrder(tx, id, ctx))
  return orders
}

function listOf({ ctx, words }: Reading): ListOf {
  const { member, now, step } = ctx
  const { currency, timeZone, country } = member.shop
  const today = dayIn(timeZone, now)
  return { words, currency, timeZone, country, today, inTx: (work) => step(({ tx }) => work(tx)) }
}

/** What the paper is about. */
function chosen<Subject>(subject: Subject | undefined): Subject {
  if (subject === undefined) throw new AppError('documents.nothingChosen')
  return subject
}
