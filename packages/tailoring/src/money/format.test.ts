import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Currency, currencies, defaultCurrency } from './currencies.ts'
import { formatMoney, largestAmountMinor, parseMoney } from './format.ts'

const typed = (text: string, currency: Currency = 'INR') => {
  const answer = parseMoney(text, currency)
  return 'ok' in answer ? answer.minor : answer.refused
}
const shown = (minor: number | bigint, currency: Currency, locale = 'en') =>
  formatMoney(minor, currency, locale).replace(/\u00a0/g, ' ')

describe('money is shown as its currency is written', () => {
  test.each([
    [12_345_600, 'INR', '₹1,23,456'],
    [12_345_650, 'INR', '₹1,23,456.50'],
    [0, 'INR', '₹0'],
    [-250_000, 'INR', '-₹2,500'],
    [123_456_700, 'AED', 'AED 1,234,567.00'],
    [5, 'USD', '$0.05'],
    [123_456_789, 'EUR', '€1,234,567.89'],
  ] as const)('%i minor units of %s are %s', (minor, currency, expected) => {
    expect(shown(minor, currency)).toBe(expected)
  })

  test.each(['en', 'hi', 'pa', 'pa-IN'])(
    'a reader of %s sees the same grouping and Latin digits',
    (locale) => {
      expect(shown(12_345_600, 'INR', locale)).toBe('₹1,23,456')
      expect(shown(123_456_750, 'AED', locale)).toBe('AED 1,234,567.50')
    },
  )

  test('a sum past the floats is still shown to the last paisa', () => {
    expect(shown(900_719_925_474_099_301n, 'USD')).toBe('$9,007,199,254,740,993.01')
  })

  test('a new shop keeps its book in dirhams', () => {
    expect(defaultCurrency).toBe('AED')
  })
})

describe('money is read as it is typed', () => {
  test.each([
    ['1,23,456', 12_345_600],
    ['123,456', 12_345_600],
    ['1 23 456', 12_345_600],
    ['₹ 1,500/-', 150_000],
    ['Rs. 1500', 150_000],
    ['१,५०० रु', 150_000],
    ['੧੫੦੦.੫੦', 150_050],
    ['.5', 50],
    ['12.', 1_200],
    ['0012.500', 1_250],
    ['0', 0],
  ])('%j is %i paise', (text, minor) => {
    expect(typed(text)).toBe(minor)
  })

  test.each([
    ['AED 1,234.50', 'AED', 123_450],
    ['1234.5 dhs', 'AED', 123_450],
    ['$1,234', 'USD', 123_400],
    ['1.234,50 €', 'EUR', 123_450],
    ['12,5', 'EUR', 1_250],
    ['€1,234', 'EUR', 123_400],
    ['1.250,00', 'EUR', 125_000],
    ['1250.000', 'EUR', 125_000],
    ['0.500 €', 'EUR', 50],
    ['1.250', 'AED', 125],
    ['١٬٢٥٠', 'AED', 125_000],
    ['٥٠٠٫٥', 'AED', 50_050],
    ['١٬٢٣٤٬٥٦٧٫٨٩', 'AED', 123_456_789],
    ['١،٢٥٠', 'AED', 125_000],
    ['۱٬۲۵۰٫۵۰', 'AED', 125_050],
    ['د.إ. ١٬٢٥٠', 'AED', 125_000],
    ['\u200f١٬٢٥٠٫٥٠\u00a0د.إ.\u200f', 'AED', 125_050],
  ] as const)('%j in %s is %i', (text, currency, minor) => {
    expect(typed(text, currency)).toBe(minor)
  })

  test.each([
    ['', 'money.empty'],
    ['₹', 'money.empty'],
    ['-5', 'money.negative'],
    ['(500)', 'money.negative'],
    ['12,50', 'money.notAnAmount'],
    ['1,2345', 'money.notAnAmount'],
    ['1.2.3', 'money.notAnAmount'],
    ['1e6', 'money.notAnAmount'],
    ['0x10', 'money.notAnAmount'],
    ['$50', 'money.notAnAmount'],
    ['.', 'money.notAnAmount'],
    ['NaN', 'money.notAnAmount'],
    ['1.005', 'money.tooManyDecimals'],
    ['9'.repeat(100), 'money.tooLarge'],
    ['10000000000.01', 'money.tooLarge'],
  ])('%j is refused: %s', (text, code) => {
    expect(typed(text)).toBe(code)
  })

  test.each(['1.250', '€ 1.250', '12.500 €', '125.000 eur'])(
    '%j of euros may be thousands or a fraction: it is asked again, never guessed',
    (text) => {
      expect(typed(text, 'EUR')).toBe('money.twoWays')
    },
  )

  test('the Arabic decimal sign parts decimals alone, of euros too', () => {
    expect(typed('١٫٢٥٠', 'EUR')).toBe(125)
  })

  test('a page of zeros is no amount, and nobody waits a day to be told', () => {
    expect(typed(`0.${'0'.repeat(5_000_000)}1`, 'INR')).toBe('money.notAnAmount')
  })

  test('what is shown is read back to the same amount, in every currency and language', () => {
    const anyCurrency = fc.constantFrom(...(Object.keys(currencies) as Currency[]))
    const anyAmount = fc.integer({ min: 0, max: largestAmountMinor })
    fc.assert(
      fc.property(anyAmount, anyCurrency, fc.constantFrom('en', 'hi', 'pa'), (minor, currency, locale) => {
        return typed(formatMoney(minor, currency, locale), currency) === minor
      }),
    )
  })
})
