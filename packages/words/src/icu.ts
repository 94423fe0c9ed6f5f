/** The full ICU grammar, for the server; the browser has the small one (grammar.ts), and a test holds the two alike. */
import { IntlMessageFormat } from 'intl-messageformat'
import type { Grammar } from './translate.ts'

export const icu: Grammar = (message, locale) => {
  const format = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true })
  return (params) => String(format.format(params))
}
