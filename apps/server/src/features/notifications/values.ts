/** What fills the holes of a message, in the reader's language. */
import type { Variable } from '@darzi/tailoring/notifications/events.ts'
import { writeDay, writeInstant, writeMoney } from '@darzi/words/formats.ts'
import type { Language } from '@darzi/words/languages.ts'
import { translateOnPaper } from '@darzi/words/papers.ts'
import { t } from '@darzi/words/server.ts'
import { showPhone } from '../../phone.ts'
import type { AppointmentNews } from '../calendar/api.ts'
import type { OrderFacts } from './order-facts-queries.ts'
import type { ShopFacts } from './shop-facts-queries.ts'

export type Values = Partial<Record<Variable, string>>

export const shopValues = (shop: ShopFacts): Values => ({
  shopName: shop.name,
  ...(shop.phone && { shopPhone: showPhone(shop.phone, shop.country) }),
})

interface Telling {
  shop: ShopFacts
  language: Language
  /** What stands before every path. */
  address: string
}

export function orderValues(order: OrderFacts, { shop, language, address }: Telling): Values {
  return {
    ...shopValues(shop),
    customerName: order.customer.name,
    orderId: order.number,
    orderType: order.pieces.map((piece) => pieceText(piece, language)).join(', '),
    dueDate: writeDay(order.promisedOn, language),
    ...(order.trialOn && { trialDate: writeDay(order.trialOn, language) }),
    totalAmount: writeMoney(order.totalMinor, order.currency),
    amountDue: writeMoney(Math.max(0, order.balanceMinor), order.currency),
    trackingLink: `${address}/track/${order.trackingToken}`,
  }
}

/** Of one that is cancelled, the start its customer knew. */
export function appointmentValues(
  { kind, state, startsAt, knownStartsAt, token, customer }: AppointmentNews,
  { shop, language, address }: Telling,
): Values {
  const at = state === 'cancelled' ? (knownStartsAt ?? startsAt) : startsAt
  return {
    ...shopValues(shop),
    customerName: customer.name,
    appointmentKind: t(language, 'messages.common.appointmentKind', { kind }),
    appointmentTime: writeInstant(at.toISOString(), language, shop.timeZone),
    appointmentLink: `${address}/appointment/${token}`,
  }
}

function pieceText({ key, name, count }: OrderFacts['pieces'][number], language: Language): string {
  const garment = name ?? translateOnPaper(language, `garment-names.types.${key}`)
  return count > 1 ? `${count} × ${garment}` : garment
}
