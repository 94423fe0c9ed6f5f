/**
 * Names of months and spans of time. Browsers do not all know Punjabi, and an unknown language falls back to the
 * device's own; so these few words stand here, and a date reads the same everywhere.
 */
import type { Language } from './languages.ts'

export type Span = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'

interface Calendar {
  /** Short names, January first. */
  months: readonly string[]
  now: string
  yesterday: string
  /** "5 minutes ago" */
  ago: (count: number, span: Span) => string
}

const englishMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const hindiMonths = ['जन', 'फ़र', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुल', 'अग', 'सित', 'अक्टू', 'नव', 'दिस']
const punjabiMonths = ['ਜਨ', 'ਫ਼ਰ', 'ਮਾਰਚ', 'ਅਪ੍ਰੈ', 'ਮਈ', 'ਜੂਨ', 'ਜੁਲਾ', 'ਅਗ', 'ਸਤੰ', 'ਅਕਤੂ', 'ਨਵੰ', 'ਦਸੰ']

/** One and many of each span, as they stand before "ago". */
const hindiSpans: Record<Span, readonly [string, string]> = {
  minute: ['मिनट', 'मिनट'],
  hour: ['घंटा', 'घंटे'],
  day: ['दिन', 'दिन'],
  week: ['हफ़्ता', 'हफ़्ते'],
  month: ['महीना', 'महीने'],
  year: ['साल', 'साल'],
}
const punjabiSpans: Record<Span, readonly [string, string]> = {
  minute: ['ਮਿੰਟ', 'ਮਿੰਟ'],
  hour: ['ਘੰਟਾ', 'ਘੰਟੇ'],
  day: ['ਦਿਨ', 'ਦਿਨ'],
  week: ['ਹਫ਼ਤਾ', 'ਹਫ਼ਤੇ'],
  month: ['ਮਹੀਨਾ', 'ਮਹੀਨੇ'],
  year: ['ਸਾਲ', 'ਸਾਲ'],
}

export const calendars: Record<Language, Calendar> = {
  en: {
    months: englishMonths,
    now: 'just now',
    yesterday: 'yesterday',
    ago: (count, span) => `${count} ${span}${count === 1 ? '' : 's'} ago`,
  },
  hi: {
    months: hindiMonths,
    now: 'अभी',
    yesterday: 'कल',
    ago: (count, span) => `${count} ${hindiSpans[span][count === 1 ? 0 : 1]} पहले`,
  },
  pa: {
    months: punjabiMonths,
    now: 'ਹੁਣੇ',
    yesterday: 'ਕੱਲ੍ਹ',
    ago: (count, span) => `${count} ${punjabiSpans[span][count === 1 ? 0 : 1]} ਪਹਿਲਾਂ`,
  },
}
