import { expect, test } from 'vitest'
import { writeAgo, writeDay, writeDaysIn, writeInstant, writeMoney, writeNumber } from './formats.ts'

const plain = (text: string) => text.replace(/\u00a0/g, ' ')

test.each([
  [12_345_600, 'INR', '₹1,23,456'],
  [12_345_650, 'INR', '₹1,23,456.50'],
  [-50_000, 'INR', '-₹500'],
  [12_345_600, 'AED', 'AED 123,456'],
  [12_345_601, 'USD', '$123,456.01'],
  [0, 'EUR', '€0'],
])('money of %d minor units in %s reads %s', (minor, currency, written) => {
  expect(plain(writeMoney(minor, currency))).toBe(written)
})

test('counts are grouped the Indian way', () => {
  expect(writeNumber(123_456)).toBe('1,23,456')
})

test.each([
  ['en', '5 Aug 2026'],
  ['hi', '5 अग 2026'],
  ['pa', '5 ਅਗ 2026'],
] as const)('a calendar day is the same day in every zone and reads in %s', (language, written) => {
  expect(writeDay('2026-08-05', language)).toBe(written)
})

test('an instant is told by the clock of the shop, not of the reader', () => {
  expect(writeInstant('2026-08-05T20:30:00Z', 'en', 'Asia/Kolkata')).toBe('6 Aug 2026, 2:00 am')
  expect(writeInstant('2026-08-05T20:30:00Z', 'en', 'Europe/London')).toBe('5 Aug 2026, 9:30 pm')
})

test.each([
  ['2026-08-05T11:59:40Z', 'just now'],
  ['2026-08-05T12:00:30Z', 'just now'],
  ['2026-08-05T11:59:00Z', '1 minute ago'],
  ['2026-08-05T09:00:00Z', '3 hours ago'],
  ['2026-08-04T11:00:00Z', 'yesterday'],
  ['2026-07-05T12:00:00Z', '1 month ago'],
])('%s, seen at noon of 5 August, was %s', (at, written) => {
  expect(writeAgo(at, new Date('2026-08-05T12:00:00Z'), 'en')).toBe(written)
})

test('Punjabi tells how long ago in its own words on every device', () => {
  expect(writeAgo('2026-08-05T09:00:00Z', new Date('2026-08-05T12:00:00Z'), 'pa')).toBe('3 ਘੰਟੇ ਪਹਿਲਾਂ')
})

test('the days among what fills a sentence are written as people write them, all else stays', () => {
  const params = { to: '2026-11-21', name: 'ORD-008', count: 2 }
  expect(writeDaysIn(params, 'en')).toEqual({ to: '21 Nov 2026', name: 'ORD-008', count: 2 })
})
