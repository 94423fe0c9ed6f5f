import type { Order } from '@darzi/contract/order-shapes.ts'
import { formatMoney } from '@darzi/tailoring/money/format.ts'
import { awaitedMinor } from '@darzi/tailoring/payments/ledger.ts'
import { askByUpi } from '../payments/api.ts'
import type { PaperWords } from './paper-words.ts'

/** A link that is drawn as a code on a page and written out everywhere else. */
export interface LinkCode {
  link: string
  caption: string
}

interface Asking {
  order: Order
  payee: string
  upiId: string | undefined
}

/** In rupees the way to pay what is owed of a priced order and not on its way. */
export function payCode({ order, payee, upiId }: Asking, { t }: PaperWords): LinkCode | undefined {
  const { payments, balanceMinor, currency } = order
  const awaited = awaitedMinor(payments)
  const link = askByUpi({ upiId, payee, order, awaitedMinor: awaited, lines: payments.length })
  if (!link || !isAllPriced(order)) return undefined
  return { link, caption: t('papers.pay', { amount: formatMoney(balanceMinor - awaited, currency, 'en') }) }
}

export const isAllPriced = ({ pieces }: Order) => pieces.every(({ priceMinor }) => priceMinor > 0)
