import { asciiDigits } from '@darzi/tailoring/digits.ts'
import parsePhoneNumber, { type CountryCode, isSupportedCountry } from 'libphonenumber-js'
import { fieldError } from './http/app-error.ts'

/** The number in E.164, read as people of `country` write it; undefined when it is no number there. */
export function readPhone(typed: string, country: string): string | undefined {
  const number = parsePhoneNumber(asciiDigits(typed), {
    defaultCountry: countryCode(country),
    // A number inside other words is somebody's note, not a phone.
    extract: false,
  })
  return number?.isValid() ? number.number : undefined
}

/** A phone field of a form: null when it was left empty. Throws customers.phoneInvalid at the field `phone`. */
export function requirePhone(typed: string, country: string): string | null {
  if (typed === '') return null
  const phone = readPhone(typed, country)
  if (!phone) throw fieldError('phone', 'customers.phoneInvalid')
  return phone
}

/** The number as people of `country` write it: without the country code when it is their own. */
export function showPhone(phone: string, country: string): string {
  const key = country + phone
  const known = shown.get(key)
  if (known) return known
  const text = format(phone, country)
  if (shown.size >= mostShown) shown.clear()
  shown.set(key, text)
  return text
}

/** Lists show the same numbers again and again, and writing one out costs as much as all else of its row. */
const shown = new Map<string, string>()
const mostShown = 20_000

function format(phone: string, country: string): string {
  const number = parsePhoneNumber(phone)
  if (!number) return phone
  return number.country === country ? number.formatNational() : number.formatInternational()
}

const countryCode = (country: string): CountryCode | undefined =>
  isSupportedCountry(country) ? country : undefined
