/** Shops: the starting values of a new shop. */
import { type Currency, defaultCurrency } from '../money/currencies.ts'

const euroCountries = [
  'AT',
  'BE',
  'CY',
  'DE',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PT',
  'SI',
  'SK',
]

const byCountry: Record<string, Currency> = {
  IN: 'INR',
  US: 'USD',
  ...Object.fromEntries(euroCountries.map((country) => [country, 'EUR'])),
}

/** The currency a shop of this country (ISO 3166) starts with; its owner may change it. */
export function currencyOfCountry(country: string): Currency {
  return byCountry[country] ?? defaultCurrency
}
