import type { documentRoutes } from '@darzi/contract/documents.ts'
import type { Around, StepsContext } from '../../http/request-context.ts'
import { readOrder } from '../orders/api.ts'
import { readCounter } from '../payments/api.ts'
import { languageOfCustomer } from './documents-queries.ts'
import { paperAnswer } from './paper-answer.ts'
import { paperShop } from './paper-shop.ts'
import { paperWords } from './paper-words.ts'
import { slipPaper } from './slip-paper.ts'

/** The customer's slip, in the customer's language and the shop's usual size unless others are asked for. */
export async function printSlip(ctx: StepsContext<typeof documentRoutes.slip>) {
  const { step, params, query, member, now, request, app } = ctx
  const { order, shop, counter, language } = await step(async ({ tx }) => {
    const order = await readOrder(tx, params.id, ctx)
    const [shop, counter, language] = await Promise.all([
      paperShop(tx, member.shopId, now),
      readCounter(tx),
      languageOfCustomer(tx, order.customer.id),
    ])
    return { order, shop, counter, language }
  })
  const words = paperWords(query.language ?? language ?? request.language)
  const size = query.size ?? counter.slipSize
  const trackingUrl = new URL(order.trackingUrl, addressOf(app)).href
  const paper = slipPaper(
    { order: { ...order, trackingUrl }, shop, size, upiId: counter.upiId, note: counter.slipNote },
    words,
  )
  return paperAnswer({ kind: 'slip', format: query.format, paper })
}

/** A phone that scans the slip needs the whole address. */
const addressOf = ({ settings }: Around['app']) => settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`
