/** The choices of a shop's place and money, in the language of now. */
import { type Currency, currencies } from '@darzi/tailoring/money/currencies.ts'
import { type Language, languages } from '@darzi/words/languages.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { countries, zoneByItsName, zonesOf } from '../../../ui/countries.ts'

export interface Option {
  value: string
  label: string
}

/** The country in the reader's language; in English where the device has no names in it, as Chrome has none in Punjabi. */
export function countryName(country: string, language: Language): string {
  return namesOf(language)(country)
}

export function countryOptions(language: Language): Option[] {
  const nameOf = namesOf(language)
  const order = new Intl.Collator(languages[language].locale)
  return countries
    .map((country) => ({ value: country, label: nameOf(country) }))
    .sort((one, other) => order.compare(one.label, other.label))
}

function namesOf(language: Language): (country: string) => string {
  const [own, english] = [languages[language].locale, 'en'].map(
    (locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }),
  )
  return (country) => own?.of(country) ?? english?.of(country) ?? country
}

export function currencyOptions(t: Translate): Option[] {
  // The keys of a const table are exactly its type's keys; Object.keys only forgets that.
  const codes = Object.keys(currencies) as Currency[]
  return codes.map((code) => ({ value: code, label: t(`profile.currency.${code}`) }))
}

/** "Kolkata (Asia)": the town first, for that is what people look for. */
export function zoneName(zone: string): string {
  const [region = '', ...rest] = zoneByItsName(zone).replaceAll('_', ' ').split('/')
  return rest.length > 0 ? `${rest.reverse().join(', ')} (${region})` : region
}

/** All time zones: the country's own first, then the rest by town; the chosen one is always among them. */
export function zoneOptions(country: string, chosen: string): Option[] {
  const own = new Set([zoneByItsName(chosen), ...zonesOf(country)])
  const known = Intl.supportedValuesOf('timeZone').map(zoneByItsName)
  const rest = [...new Set(known)].filter((zone) => !own.has(zone))
  const byTown = (zones: Iterable<string>) =>
    [...zones]
      .map((zone) => ({ value: zone, label: zoneName(zone) }))
      .sort((one, other) => one.label.localeCompare(other.label, 'en'))
  return [...byTown(own), ...byTown(rest)]
}
