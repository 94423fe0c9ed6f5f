import type { MeasurementRecord } from '@darzi/contract/measurements.ts'
import type { Named } from '@darzi/tailoring/garments/garment.ts'
import { fieldOf } from '@darzi/tailoring/measurements/catalogue.ts'
import { dayIn } from '../shops/time-zone.ts'
import type { PaperWords } from './paper-words.ts'
import type { PaperShop } from './slip-paper.ts'

interface CardOf {
  record: MeasurementRecord
  shop: PaperShop
  timeZone: string
  size: '80' | 'a5'
  /** That was measured, as the shop calls it today. */
  garment?: Named | undefined
}

const parts = ['upper', 'lower', 'other'] as const

/** A record of the book as a card: one version, as it was taken. */
export function cardPaper({ record, shop, timeZone, size, garment }: CardOf, words: PaperWords) {
  const { say } = words
  const { person, customer } = record
  return {
    ...{ size, language: words.language, shop, title: say('papers.measurements'), person: person.name },
    customer: person.isCustomer ? customer.number : `${customer.name} · ${customer.number}`,
    facts: factsOf({ record, timeZone, garment }, words),
    parts: parts
      .map((part) => ({
        title: say(`papers.part.${part}`),
        values: record.values
          .filter(({ field }) => (fieldOf(field)?.part ?? 'other') === part)
          .map((value) => words.size(value, record.unit)),
      }))
      .filter(({ values }) => values.length > 0),
    notes: record.notes ?? null,
  }
}

function factsOf({ record, timeZone, garment }: Omit<CardOf, 'shop' | 'size'>, words: PaperWords) {
  const { say, day } = words
  return [
    { label: say('papers.takenOn'), value: day(dayIn(timeZone, new Date(record.takenAt))) },
    ...(record.takenBy ? [{ label: say('papers.takenBy'), value: record.takenBy }] : []),
    { label: say('papers.how'), value: howTaken(record, say) },
    ...(garment ? [{ label: say('papers.garment'), value: words.garment(garment) }] : []),
    { label: say('papers.version'), value: String(record.version) },
    { label: say('papers.lengths'), value: say(`papers.unit.${record.unit}`) },
  ]
}

/** Sizes a customer sent were not taken by the shop's tape. */
function howTaken({ how, sent }: MeasurementRecord, say: PaperWords['say']): string {
  if (!sent) return say(`papers.how.${how}`)
  return say(`papers.how.${sent.isChecked ? 'checked' : 'sent'}`, { name: sent.by })
}
