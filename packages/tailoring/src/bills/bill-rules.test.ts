import { describe, expect, test } from 'vitest'
import { billNumber, financialYear, isPrefix } from './bill-number.ts'
import { billKindOf, faultsOf, type Party, placeOfSupply, splitOf } from './bill-rules.ts'
import { isGstin, isTaxCode, isTrn, plainTaxNumber } from './tax-numbers.ts'

describe('tax numbers', () => {
  test('a GSTIN has the right check digit, of a state there is', () => {
    expect(isGstin('27AAACY5779P1ZB')).toBe(true)
    expect(isGstin('27AAACY5779P1ZC')).toBe(false)
    expect(isGstin('99AAACY5779P1ZB')).toBe(false)
  })
  test('one wrong sign anywhere is noticed', () => {
    const right = '27AAACY5779P1ZB'
    for (let at = 0; at < right.length; at++) {
      const other = /\d/.test(right.charAt(at))
        ? String((Number(right[at]) + 1) % 10)
        : right[at] === 'Q'
          ? 'R'
          : 'Q'
      expect(isGstin(right.slice(0, at) + other + right.slice(at + 1)), `place ${at}`).toBe(false)
    }
  })
  test('a TRN is fifteen digits, a HSN or SAC four, six or eight', () => {
    expect([isTrn('100123456700003'), isTrn('10012345670000'), isTrn('200123456700003')]).toEqual([
      true,
      false,
      false,
    ])
    expect(['9988', '998822', '61052010', '99882', 'abcd'].map(isTaxCode)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
    expect(plainTaxNumber(' 27 aaacy5779p1zb')).toBe('27AAACY5779P1ZB')
  })
})

describe('numbers of bills', () => {
  test('the Indian year turns on the first of April, another country’s on the first of January', () => {
    expect(['2026-03-31', '2026-04-01', '2099-12-31'].map((day) => financialYear(day, 'IN'))).toEqual([
      '25-26',
      '26-27',
      '99-00',
    ])
    expect(financialYear('2026-03-31', 'AE')).toBe('2026')
  })
  test('a number never has more than sixteen signs', () => {
    const place = { prefix: 'SHOP', year: '26-27' }
    expect(billNumber({ ...place, sequence: 7 })).toEqual({ ok: true, number: 'SHOP/26-27/0007' })
    expect(billNumber({ ...place, sequence: 99_999 })).toEqual({ ok: true, number: 'SHOP/26-27/99999' })
    expect(billNumber({ ...place, sequence: 100_000 })).toMatchObject({ refused: 'bills.seriesFull' })
    expect(['INV', 'A-1', 'CN', 'INVOI', 'in', ''].map(isPrefix)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})

const supplier: Party = { name: 'Noor', address: 'Mumbai', taxNumber: '27AAACY5779P1ZB', state: '27' }
const buyer: Party = { name: 'Asha' }
const line = { code: '998822', rateBp: 500 }
const checked = {
  regime: 'gst',
  kind: 'tax_invoice',
  supplier,
  buyer,
  lines: [line],
  totalMinor: 100_00,
} as const

describe('India', () => {
  test('within the state tax is halved, between states it is one', () => {
    const place = (given: Party) => placeOfSupply(supplier, given)
    expect(splitOf('gst', '27', place(buyer))).toBe('halves')
    expect(splitOf('gst', '27', place({ ...buyer, state: '03' }))).toBe('igst')
    expect(splitOf('gst', '27', place({ ...buyer, taxNumber: '29AABCT1332L1ZT' }))).toBe('igst')
    expect(splitOf('composition', '27', '03')).toBe('none')
  })
  test('a tax invoice lacks nothing of Rule 46', () => {
    expect(faultsOf(checked)).toEqual([])
    const bare = { name: 'Noor' }
    expect(
      faultsOf({ ...checked, supplier: bare, lines: [{ rateBp: 500 }] }).map(({ field }) => field),
    ).toEqual(['supplier.address', 'supplier.taxNumber', 'supplier.state', 'lines.0.code'])
  })
  test('from ₹50,000 on, a buyer without registration is named with address and state', () => {
    const fields = (totalMinor: number) => faultsOf({ ...checked, totalMinor }).map(({ field }) => field)
    expect(fields(49_999_99)).toEqual([])
    expect(fields(50_000_00)).toEqual(['buyer.address', 'buyer.state'])
  })
  test('a buyer’s number is checked, and is of their state', () => {
    const wrong = { ...buyer, address: 'Pune', taxNumber: '27AAACY5779P1ZC' }
    expect(faultsOf({ ...checked, buyer: wrong })).toEqual([
      { field: 'buyer.taxNumber', code: 'bills.badGstin' },
    ])
    const elsewhere = { ...buyer, address: 'Pune', taxNumber: '27AAACY5779P1ZB', state: '03' }
    expect(faultsOf({ ...checked, buyer: elsewhere })).toEqual([
      { field: 'buyer.state', code: 'bills.badState' },
    ])
  })
  test('under composition it is a bill of supply, without registration a plain one', () => {
    const of = { buyer, totalMinor: 100, isFull: false }
    expect(billKindOf({ ...of, regime: 'composition' })).toBe('bill_of_supply')
    expect(billKindOf({ ...of, regime: 'none' })).toBe('plain')
    expect(billKindOf({ ...of, regime: 'gst' })).toBe('tax_invoice')
  })
})

describe('the Emirates', () => {
  const registered = { ...buyer, taxNumber: '100123456700003' }
  test.each([
    ['a buyer without registration', buyer, 20_000_00, false, 'vat_simplified'],
    ['a registered one up to AED 10,000', registered, 10_000_00, false, 'vat_simplified'],
    ['a registered one above it', registered, 10_000_01, false, 'vat_full'],
    ['whoever asks for a full one', buyer, 100, true, 'vat_full'],
  ] as const)('%s', (_who, given, totalMinor, isFull, kind) => {
    expect(billKindOf({ regime: 'vat', buyer: given, totalMinor, isFull })).toBe(kind)
  })
  test('a full invoice says where its buyer is', () => {
    const given = { regime: 'vat', kind: 'vat_full', buyer, totalMinor: 1, lines: [{ rateBp: 500 }] } as const
    const shop = { name: 'Noor', address: 'Dubai', taxNumber: '100123456700003' }
    expect(faultsOf({ ...given, supplier: shop }).map(({ field }) => field)).toEqual(['buyer.address'])
    expect(faultsOf({ ...given, kind: 'vat_simplified', supplier: shop })).toEqual([])
  })
})

test.each([
  ['04', '04', 'unionHalves'],
  ['26', '26', 'unionHalves'],
  ['31', '31', 'unionHalves'],
  ['35', '35', 'unionHalves'],
  ['38', '38', 'unionHalves'],
  // With legislatures of their own.
  ['07', '07', 'halves'],
  ['34', '34', 'halves'],
  ['01', '01', 'halves'],
  ['04', '03', 'igst'],
  ['03', '04', 'igst'],
] as const)('a supply from %s to %s is taxed by %s', (supplier, place, split) => {
  expect(splitOf('gst', supplier, place)).toBe(split)
})
