/** The full ICU grammar. Apart from say.ts, so that a page whose messages have no plural does not load it. */
import { IntlMessageFormat } from 'intl-messageformat'
import type { Grammar } from './say.ts'

export const icu: Grammar = (message, locale) => {
  const format = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true })
  return (holes) => String(format.format(holes))
}
