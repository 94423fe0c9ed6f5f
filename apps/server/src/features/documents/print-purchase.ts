import type { Purchase } from '@darzi/contract/inventory-shapes.ts'
import type { purchaseRoutes } from '@darzi/contract/purchases.ts'
import { formatMoney } from '@darzi/tailoring/money/format.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { readPurchase } from '../inventory/api.ts'
import { dayIn } from '../shops/api.ts'
import { paperAnswer } from './paper-answer.ts'
import { paperShop } from './paper-shop.ts'
import { type PaperWords, paperWords } from './paper-words.ts'

/** A purchase order on A5, in the language of whoever prints it. */
export async function printPurchase(ctx: StepsContext<typeof purchaseRoutes.paper>) {
  const { step, params, query, member, now, request } = ctx
  const { purchase, shop } = await step(async ({ tx }) => ({
    purchase: await readPurchase(tx, params.id),
    shop: await paperShop(tx, member.shopId, now),
  }))
  const words = paperWords(request.language)
  const orderedOn = dayIn(member.shop.timeZone, new Date(purchase.sentAt ?? purchase.createdAt))
  const paper = { ...purchasePaper(purchase, { orderedOn, words }), shop }
  return paperAnswer({ kind: 'purchase', format: query.format, paper })
}

function purchasePaper(purchase: Purchase, { orderedOn, words }: { orderedOn: string; words: PaperWords }) {
  const { t, day } = words
  const { supplier, expectedOn, currency, totalMinor } = purchase
  const money = (minor: number) => formatMoney(minor, currency, 'en')
  return {
    size: 'a5' as const,
    language: words.language,
    title: t('papers.purchase'),
    number: purchase.number,
    facts: [
      { label: t('papers.to'), value: [supplier.name, supplier.phone].filter(Boolean).join(' · ') },
      { label: t('papers.orderedOn'), value: day(orderedOn) },
      ...(expectedOn ? [{ label: t('papers.expectedOn'), value: day(expectedOn) }] : []),
    ],
    lines: purchase.lines.map(({ item, quantity, costMinor }) => ({
      label: item.name,
      value: `${quantity} ${t(`papers.stock.${item.unit}`)}`,
      cost: costMinor ? `@ ${money(costMinor)}` : '',
    })),
    totalLabel: t('papers.total'),
    total: totalMinor > 0 ? money(totalMinor) : '',
    notes: purchase.notes ?? null,
  }
}
