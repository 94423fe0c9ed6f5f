import type { Suggestion } from '@darzi/contract/suggestions.ts'
import { showTenths } from '@darzi/tailoring/units/length.ts'
import { writeDay, writeInstantDay, writeMoney } from '@darzi/words/formats.ts'
import type { Language } from '@darzi/words/languages.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { garmentName } from '../../words/garment-names.ts'

interface Reader {
  t: Translate
  language: Language
  currency: string
  timeZone: string | undefined
}

export interface Told {
  title: string
  /** The figures it comes from. */
  params: string
}

/** A suggestion in words: what to do, and the figures that say so. */
export function tell(suggestion: Suggestion, reader: Reader): Told {
  const { t } = reader
  const params = paramsOf(suggestion, reader)
  const { type } = suggestion
  const rule = type === 'price' && suggestion.listedMinor === undefined ? 'newPrice' : type
  return {
    title: t(`suggestions.rule.${rule}.title`, params),
    params: t(`suggestions.rule.${rule}.because`, params),
  }
}

function paramsOf(suggestion: Suggestion, reader: Reader): Record<string, string | number> {
  const { t, language, currency, timeZone } = reader
  switch (suggestion.type) {
    case 'price':
      return {
        garment: garmentName(t, suggestion.garment),
        count: suggestion.pieces,
        usual: writeMoney(suggestion.usualMinor, currency),
        listed: writeMoney(suggestion.listedMinor ?? 0, currency),
      }
    case 'oldSizes':
      return {
        name: suggestion.person.name,
        number: suggestion.order.number,
        day: writeInstantDay(suggestion.takenAt, language, timeZone),
      }
    case 'photoSizes':
      return {
        name: suggestion.person.name,
        number: suggestion.order.number,
        sizes: suggestion.fields
          .map(({ field, plusMinusMm }) =>
            t('suggestions.rule.size', {
              field: t(`measurement-fields.${field}.name`),
              cm: showTenths(plusMinusMm / 10),
            }),
          )
          .join(', '),
      }
    case 'sentSizes':
      return { name: suggestion.person.name, day: writeInstantDay(suggestion.sentAt, language, timeZone) }
    case 'delayRisk':
      return {
        number: suggestion.order.number,
        name: suggestion.customer.name,
        day: writeDay(suggestion.promisedOn, language),
        lead: suggestion.leadDays,
        usual: suggestion.usualDays,
        like: suggestion.like,
      }
    case 'callBack':
      return {
        name: suggestion.customer.name,
        day: writeDay(suggestion.lastOn, language),
        count: suggestion.orders,
        usual: suggestion.usualGapDays,
        away: suggestion.awayDays,
      }
    case 'reorder': {
      const amount = (milli: number) =>
        t(`suggestions.amount.${suggestion.unit}`, { amount: showTenths(milli / 1000) })
      return {
        item: suggestion.item.name,
        left: amount(suggestion.onHandMilli),
        month: amount(suggestion.perMonthMilli),
        buy: amount(suggestion.buyMilli),
      }
    }
    case 'clothMetres':
      return {
        garment: garmentName(t, suggestion.garment),
        count: suggestion.pieces,
        usual: range(suggestion.usual),
        listed: range(suggestion.listed),
      }
    case 'oddSizes':
      return {
        name: suggestion.person.name,
        day: writeInstantDay(suggestion.beforeAt, language, timeZone),
        sizes: suggestion.fields
          .map(({ field, mm, beforeMm }) =>
            t('suggestions.rule.oddSize', {
              field: t(`measurement-fields.${field}.name`),
              cm: showTenths(mm / 10),
              before: showTenths(beforeMm / 10),
            }),
          )
          .join(', '),
      }
    case 'crowdedDay':
      return { day: writeDay(suggestion.day, language), count: suggestion.pieces, most: suggestion.busiest }
  }
}

const range = ({ fromM, toM }: { fromM: number; toM: number }) =>
  fromM === toM ? metres(fromM) : `${metres(fromM)}–${metres(toM)}`

/** To the five centimetres cloth is bought in. */
const metres = (m: number) => String(Number(m.toFixed(2)))
