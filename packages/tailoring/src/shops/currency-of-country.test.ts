import { expect, test } from 'vitest'
import { currencyOfCountry } from './currency-of-country.ts'

test.each([
  ['IN', 'INR'],
  ['US', 'USD'],
  ['IE', 'EUR'],
  ['AE', 'AED'],
  ['NG', 'AED'],
])('a shop in %s starts with %s', (country, currency) => {
  expect(currencyOfCountry(country)).toBe(currency)
})
