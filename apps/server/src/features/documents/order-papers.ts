/** Papers of an order: the slip as sections, and the invoice in detail. */
import type { Order } from '@darzi/contract/order-shapes.ts'
import { pieceMinor } from '@darzi/tailoring/orders/price.ts'
import { dayIn } from '../shops/api.ts'
import type { Fact, Paper, Sum } from './paper.ts'
import type { PaperWords } from './paper-words.ts'
import type { LinkCode } from './pay-code.ts'
import type { slipPaper } from './slip-paper.ts'

type Slip = ReturnType<typeof slipPaper>

/** What stands on a slip, for the formats that do not draw it. */
export function slipSections(slip: Slip, order: Order, { t }: PaperWords): Paper {
  const facts: Fact[] = [
    { label: t('papers.customer'), value: slip.customer.name, isStrong: true },
    ...slip.customer.lines.map((value) => ({ label: t('papers.phone'), value })),
    ...slip.dates,
  ]
  return {
    title: t('papers.doc.pickupSlip'),
    subtitle: slip.number,
    currency: order.currency,
    drawn: { kind: 'slip', data: slip },
    sections: [
      { kind: 'facts', rows: facts },
      {
        kind: 'table',
        columns: [
          { label: t('papers.col.piece'), kind: 'text' },
          { label: t('papers.garment'), kind: 'text', width: 1 },
          { label: t('papers.col.details'), kind: 'text', width: 2 },
          { label: t('papers.col.price'), kind: 'text' },
        ],
        rows: slip.pieces.map(({ tag, garment, price, lines, addOns }) => [
          tag,
          garment,
          [...lines, ...addOns.map(({ label, value }) => [label, value].filter(Boolean).join(' '))].join(
            ' · ',
          ),
          price,
        ]),
        empty: '',
      },
      { kind: 'facts', rows: [...slip.amounts, { ...slip.balance, isStrong: true }] },
      ...slip.codes.map(({ link, caption }) => ({ kind: 'code' as const, link, caption })),
      ...(slip.note ? [{ kind: 'note' as const, text: slip.note }] : []),
      { kind: 'note', text: slip.closing },
    ],
  }
}

/** What an order costs, piece by piece, and what was paid of it: no tax invoice, and it says so. */
export function invoicePaper(
  order: Order,
  words: PaperWords,
  { timeZone, pay }: { timeZone: string; pay: LinkCode | undefined },
): Paper {
  const { t, day } = words
  return {
    title: t('papers.doc.invoice'),
    subtitle: order.number,
    currency: order.currency,
    sections: [
      {
        kind: 'pair',
        left: {
          kind: 'facts',
          rows: [
            { label: t('papers.customer'), value: order.customer.name, isStrong: true },
            ...(order.customer.phoneShown
              ? [{ label: t('papers.phone'), value: order.customer.phoneShown }]
              : []),
          ],
        },
        right: {
          kind: 'facts',
          rows: [
            { label: t('papers.orderedOn'), value: day(order.orderedOn) },
            { label: t('papers.promisedOn'), value: day(order.promisedOn) },
          ],
        },
      },
      {
        kind: 'table',
        columns: [
          { label: t('papers.col.piece'), kind: 'text' },
          { label: t('papers.garment'), kind: 'text', width: 2 },
          { label: t('papers.col.for'), kind: 'text', width: 1.5 },
          { label: t('papers.col.price'), kind: 'money' },
          { label: t('papers.col.addOns'), kind: 'money' },
          { label: t('papers.total'), kind: 'money' },
        ],
        rows: order.pieces.map((piece) => [
          piece.tag,
          [words.garment(piece.garment), ...piece.addOns.map(words.addOn)].join(' + '),
          piece.person.name,
          piece.priceMinor || null,
          pieceMinor(piece) - piece.priceMinor || null,
          pieceMinor(piece) || null,
        ]),
        empty: '',
      },
      { kind: 'sums', rows: orderSums(order, t) },
      paymentTable(order, words, timeZone),
      ...(pay ? [{ kind: 'code' as const, ...pay }] : []),
      { kind: 'note', text: t('papers.doc.notBill') },
    ],
  }
}

function orderSums(order: Order, t: PaperWords['t']): Sum[] {
  const less = order.discountMinor + order.writtenOffMinor
  const rush = order.rushMinor
  return [
    ...(less > 0 || order.taxMinor > 0 || rush > 0
      ? [{ label: t('papers.pieces'), minor: order.piecesMinor - rush }]
      : []),
    ...(rush > 0 ? [{ label: t('papers.rush'), minor: rush }] : []),
    ...(less > 0 ? [{ label: t('papers.discount'), minor: -less }] : []),
    ...(order.taxMinor > 0 ? [{ label: t('papers.onTop'), minor: order.taxMinor }] : []),
    ...(order.roundOffMinor === 0 ? [] : [{ label: t('papers.roundOff'), minor: order.roundOffMinor }]),
    { label: t('papers.total'), minor: order.totalMinor, isStrong: true },
    { label: t('papers.col.paid'), minor: order.paidMinor },
    {
      label: t(order.balanceMinor < 0 ? 'papers.toGiveBack' : 'papers.balance'),
      minor: Math.abs(order.balanceMinor),
      isStrong: true,
    },
  ]
}

function paymentTable({ payments }: Order, { t }: PaperWords, timeZone: string): Paper['sections'][number] {
  const shown = payments.filter(
    ({ status, amountMinor }) => status !== 'pending' && status !== 'failed' && amountMinor !== 0,
  )
  return {
    kind: 'table',
    title: t('papers.doc.payments'),
    columns: [
      { label: t('papers.col.day'), kind: 'day' },
      { label: t('papers.col.entry'), kind: 'text', width: 1 },
      { label: t('papers.col.method'), kind: 'text', width: 1 },
      { label: t('papers.col.amount'), kind: 'money' },
    ],
    rows: shown.map(({ completedAt, createdAt, kind, method, amountMinor }) => [
      dayIn(timeZone, new Date(completedAt ?? createdAt)),
      t(`papers.entry.${kind}`),
      t(`orders.method.${method}`),
      amountMinor,
    ]),
    empty: t('papers.doc.noPayments'),
  }
}
