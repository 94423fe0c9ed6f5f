import type { Order, Piece } from '@darzi/contract/order-shapes.ts'
import { formatMoney } from '@darzi/tailoring/money/format.ts'
import { advanceMinor } from '@darzi/tailoring/payments/ledger.ts'
import { qrSvg } from '../../images/qr.ts'
import type { PaperWords } from './paper-words.ts'
import { isAllPriced, payCode } from './pay-code.ts'

export interface PaperShop {
  name: string
  lines: string[]
}

export interface SlipOf {
  order: Order
  shop: PaperShop
  size: '58' | '80' | 'a5'
  upiId?: string
  note?: string
}

/** What stands on a slip, every word of it said. Only what was ordered and paid decides it: no clock, no chance. */
export function slipPaper({ order, shop, size, upiId, note }: SlipOf, words: PaperWords) {
  const { t } = words
  const money = (minor: number) => formatMoney(minor, order.currency, 'en')
  const isPriced = isAllPriced(order)
  return {
    size,
    language: words.language,
    shop,
    orderLabel: t('papers.order'),
    number: order.number,
    customer: {
      name: order.customer.name,
      lines: order.customer.phoneShown ? [order.customer.phoneShown] : [],
    },
    dates: datesOf(order, words),
    pieces: order.pieces.map((piece) => pieceLines(piece, { words, money })),
    amounts: amountsOf(order, { words, money, isPriced }),
    balance: balanceOf(order, { words, money, isPriced }),
    codes: codesOf({ order, shop, upiId }, words),
    note: note ?? null,
    closing: t('papers.closing'),
  }
}

function balanceOf(order: Order, { words: { t }, money, isPriced }: Telling & { isPriced: boolean }) {
  const { state, balanceMinor } = order
  const isCancelled = state === 'cancelled'
  const toGiveBack = t('papers.toGiveBack')
  const label = isCancelled ? `${t('papers.cancelled')} · ${toGiveBack}` : toGiveBack
  if (balanceMinor < 0) return { label, value: money(-balanceMinor) }
  if (isCancelled) return { label: t('papers.cancelled'), value: '' }
  return { label: t('papers.balance'), value: isPriced ? money(balanceMinor) : t('papers.toAgree') }
}

function datesOf({ orderedOn, trialOn, promisedOn }: Order, { t, day }: PaperWords) {
  return [
    { label: t('papers.orderedOn'), value: day(orderedOn) },
    ...(trialOn ? [{ label: t('papers.trialOn'), value: day(trialOn) }] : []),
    { label: t('papers.promisedOn'), value: day(promisedOn), isStrong: true },
  ]
}

interface Telling {
  words: PaperWords
  money(minor: number): string
}

function pieceLines(piece: Piece, { words, money }: Telling) {
  const { t } = words
  return {
    tag: piece.tag,
    garment: words.garment(piece.garment),
    price: priceOf(piece, { words, money }),
    lines: [
      ...(piece.person.isCustomer ? [] : [t('papers.for', { name: piece.person.name })]),
      ...(piece.collection ? [words.item(piece.collection)] : []),
      ...(piece.isUrgent ? [t('papers.urgent')] : []),
      ...(piece.styles.length > 0 ? [stylesOf(piece, words)] : []),
      ...(piece.cloth?.source === 'own' ? [ownCloth(piece.cloth, t)] : []),
    ],
    // An extra the shop asks nothing for has no price to print.
    addOns: piece.addOns.map((each) => ({
      label: words.addOn(each),
      value: each.priceMinor > 0 ? `+ ${money(each.priceMinor)}` : '',
    })),
  }
}

/** In one line that breaks where it must: a dozen suits are still a slip. */
const stylesOf = ({ styles }: Piece, words: PaperWords) =>
  styles
    .map(words.style)
    .map(({ label, value }) => `${label}: ${value}`)
    .join(' · ')

/** A public form's piece has no price until the shop names one: its paper never says that it costs nothing. */
const priceOf = ({ priceMinor }: Piece, { words: { t }, money }: Telling) =>
  priceMinor > 0 ? money(priceMinor) : t('papers.toAgree')

/** The customer's own cloth was handed in: the slip is its receipt. */
function ownCloth({ metres, type, colour }: NonNullable<Piece['cloth']>, t: PaperWords['t']): string {
  const what = [type, colour, metres === undefined ? undefined : t('papers.metres', { metres })]
  return [t('papers.ownCloth'), what.filter(Boolean).join(', ')].filter(Boolean).join(': ')
}

function amountsOf(order: Order, { words: { t }, money, isPriced }: Telling & { isPriced: boolean }) {
  const advance = advanceMinor(order.payments)
  const later = order.paidMinor - advance
  const { rushMinor } = order
  const pieces = { label: t('papers.pieces'), value: money(order.piecesMinor - rushMinor) }
  const lessMinor = order.discountMinor + order.writtenOffMinor
  const discount = { label: t('papers.discount'), value: `− ${money(lessMinor)}` }
  const total = isPriced ? money(order.totalMinor) : t('papers.toAgree')
  const isMore = lessMinor !== 0 || order.taxMinor !== 0 || rushMinor !== 0
  return [
    ...(isMore && isPriced ? [pieces] : []),
    ...(rushMinor === 0 || !isPriced ? [] : [{ label: t('papers.rush'), value: money(rushMinor) }]),
    ...(lessMinor === 0 ? [] : [discount]),
    ...(order.taxMinor === 0 ? [] : [{ label: t('papers.onTop'), value: money(order.taxMinor) }]),
    ...(order.roundOffMinor === 0
      ? []
      : [{ label: t('papers.roundOff'), value: money(order.roundOffMinor) }]),
    { label: t('papers.total'), value: total, isStrong: true },
    ...(advance === 0 ? [] : [{ label: t('papers.advance'), value: money(advance) }]),
    ...(later === 0 ? [] : [{ label: t('papers.paid'), value: money(later) }]),
  ]
}

/** The way to follow the order, and to pay what is owed. */
function codesOf({ order, shop, upiId }: Pick<SlipOf, 'order' | 'shop' | 'upiId'>, words: PaperWords) {
  const follow = { link: order.trackingUrl, caption: words.t('papers.follow') }
  const pay = payCode({ order, payee: shop.name, upiId }, words)
  return (pay ? [follow, pay] : [follow]).map((code) => ({ ...code, svg: qrSvg(code.link) }))
}
