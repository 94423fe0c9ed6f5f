import type { documentRoutes } from '@darzi/contract/documents.ts'
import type { MeasurementRecord } from '@darzi/contract/measurements.ts'
import type { Named } from '@darzi/tailoring/garments/garment.ts'
import { fieldOf } from '@darzi/tailoring/measurements/catalogue.ts'
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { garmentOf } from '../garments/api.ts'
import { readForPrint } from '../measurements/api.ts'
import { dayIn } from '../shops/api.ts'
import { languageOfCustomer } from './documents-queries.ts'
import type { Paper } from './paper.ts'
import { paperAnswer } from './paper-answer.ts'
import { drawnHead } from './paper-head.ts'
import { headOf } from './paper-page.ts'
import { paperShop } from './paper-shop.ts'
import { type PaperWords, paperWords } from './paper-words.ts'
import type { PaperShop } from './slip-paper.ts'

/** A measurement record as a card, in the customer's language unless another is asked for. */
export async function printCard(ctx: StepsContext<typeof documentRoutes.measurementCard>) {
  const { step, params, query, member, now, request, app } = ctx
  const { record, garment, shop, language } = await step(async ({ tx }) => {
    const record = await readForPrint(tx, params.id)
    const [garment, shop, language] = await Promise.all([
      record.garment === undefined ? undefined : garmentOf(tx, record.garment),
      paperShop(tx, member.shopId, now),
      languageOfCustomer(tx, record.customer.id),
    ])
    return { record, garment, shop, language }
  })
  const { told, pictures } = headOf(await step(({ tx }) => drawnHead(tx, { app, shopId: member.shopId })))
  const words = paperWords(query.language ?? language ?? request.language)
  const paper = cardPaper({ record, garment, shop, timeZone: member.shop.timeZone, size: query.size }, words)
  return paperAnswer({ kind: 'card', format: query.format, paper: { ...paper, ...told }, pictures })
}

interface CardOf {
  record: MeasurementRecord
  shop: PaperShop
  timeZone: string
  size: '80' | 'a5'
  /** That was measured, as the shop calls it today. */
  garment?: Named | undefined
}

/** The same card as sections, for the formats that do not draw it. */
export function cardSections(card: ReturnType<typeof cardPaper>, currency: Currency): Paper {
  return {
    title: card.title,
    subtitle: card.person,
    currency,
    drawn: { kind: 'card', data: card },
    sections: [
      { kind: 'facts', title: card.customer, rows: card.facts },
      ...card.parts.map(({ title, values }) => ({ kind: 'facts' as const, title, rows: values })),
      ...(card.notes ? [{ kind: 'note' as const, text: card.notes }] : []),
    ],
  }
}

const parts = ['upper', 'lower', 'other'] as const

/** A record of the book as a card: one version, as it was taken. */
export function cardPaper({ record, shop, timeZone, size, garment }: CardOf, words: PaperWords) {
  const { t } = words
  const { person, customer } = record
  return {
    size,
    language: words.language,
    shop,
    title: t('papers.measurements'),
    person: person.name,
    customer: person.isCustomer ? customer.number : `${customer.name} · ${customer.number}`,
    facts: factsOf({ record, timeZone, garment }, words),
    parts: parts
      .map((part) => ({
        title: t(`papers.part.${part}`),
        values: record.values
          .filter(({ field }) => (fieldOf(field)?.part ?? 'other') === part)
          .map((value) => words.size(value, record.unit)),
      }))
      .filter(({ values }) => values.length > 0),
    notes: record.notes ?? null,
  }
}

function factsOf({ record, timeZone, garment }: Omit<CardOf, 'shop' | 'size'>, words: PaperWords) {
  const { t, day } = words
  return [
    { label: t('papers.takenOn'), value: day(dayIn(timeZone, new Date(record.takenAt))) },
    ...(record.takenBy ? [{ label: t('papers.takenBy'), value: record.takenBy }] : []),
    { label: t('papers.how'), value: howTaken(record, t) },
    ...(garment ? [{ label: t('papers.garment'), value: words.garment(garment) }] : []),
    { label: t('papers.version'), value: String(record.version) },
    { label: t('papers.lengths'), value: t(`papers.unit.${record.unit}`) },
  ]
}

/** Sizes a customer sent were not taken by the shop's tape. */
function howTaken({ how, sent }: MeasurementRecord, t: PaperWords['t']): string {
  if (!sent) return t(`papers.how.${how}`)
  return t(`papers.how.${sent.isChecked ? 'checked' : 'sent'}`, { name: sent.by })
}
