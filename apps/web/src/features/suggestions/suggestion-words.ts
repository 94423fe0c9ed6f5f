import type { Suggestion } from '@darzi/contract/suggestions.ts'
import { showTenths } from '@darzi/tailoring/units/length.ts'
import { writeDay, writeInstantDay, writeMoney } from '@darzi/words/formats.ts'
import type { Language } from '@darzi/words/languages.ts'
import type { Say } from '@darzi/words/say.ts'
import { garmentName } from '../../words/garment-names.ts'

interface Reader {
  say: Say
  language: Language
  currency: string
  timeZone: string | undefined
}

export interface Told {
  title: string
  /** The figures it comes from. */
  because: string
}

/** A suggestion in words: what to do, and the figures that say so. */
export function tell(suggestion: Suggestion, reader: Reader): Told {
  const { say } = reader
  const holes = holesOf(suggestion, reader)
  const { type } = suggestion
  const rule = type === 'price' && suggestion.listedMinor === undefined ? 'newPrice' : type
  return {
    title: say(`suggestions.rule.${rule}.title`, holes),
    because: say(`suggestions.rule.${rule}.because`, holes),
  }
}

function holesOf(suggestion: Suggestion, reader: Reader): Record<string, string | number> {
  const { say, language, currency, timeZone } = reader
  switch (suggestion.type) {
    case 'price':
      return {
        ...{ garment: garmentName(say, suggestion.garment), count: suggestion.pieces },
        ...{ usual: writeMoney(suggestion.usualMinor, currency) },
        listed: writeMoney(suggestion.listedMinor ?? 0, currency),
      }
    case 'oldSizes':
      return {
        ...{ name: suggestion.person.name, number: suggestion.order.number },
        day: writeInstantDay(suggestion.takenAt, language, timeZone),
      }
    case 'photoSizes':
      return {
        ...{ name: suggestion.person.name, number: suggestion.order.number },
        sizes: suggestion.fields
          .map(({ field, plusMinusMm }) =>
            say('suggestions.rule.size', {
              ...{ field: say(`measurement-fields.${field}.name`), cm: showTenths(plusMinusMm / 10) },
            }),
          )
          .join(', '),
      }
    case 'sentSizes':
      return { name: suggestion.person.name, day: writeInstantDay(suggestion.sentAt, language, timeZone) }
    case 'crowdedDay':
      return { day: writeDay(suggestion.day, language), count: suggestion.pieces, most: suggestion.busiest }
  }
}
