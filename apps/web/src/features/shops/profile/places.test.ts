import { afterEach, expect, test, vi } from 'vitest'
import { countryName, countryOptions, currencyOptions, zoneName, zoneOptions } from './places.ts'

const valuesOf = (options: { value: string }[]) => options.map(({ value }) => value)

test('the four currencies Darzi knows can be chosen', () => {
  expect(valuesOf(currencyOptions((key) => key))).toEqual(['AED', 'USD', 'INR', 'EUR'])
})

test('countries are named and ordered in the reader’s language', () => {
  expect(countryName('IN', 'en')).toBe('India')
  expect(countryName('IN', 'hi')).toBe('भारत')
  const labels = countryOptions('en').map(({ label }) => label)
  expect(labels.indexOf('Germany')).toBeLessThan(labels.indexOf('India'))
  expect(labels.indexOf('India')).toBeLessThan(labels.indexOf('Zambia'))
})

afterEach(() => vi.restoreAllMocks())

test('on a device without names of countries in Punjabi they are told in English, never as a code', () => {
  const real = Intl.DisplayNames.prototype.of
  vi.spyOn(Intl.DisplayNames.prototype, 'of').mockImplementation(function (this: Intl.DisplayNames, code) {
    return this.resolvedOptions().locale.startsWith('pa') ? undefined : real.call(this, code)
  })
  expect(countryName('IN', 'pa')).toBe('India')
  expect(countryOptions('pa').map(({ label }) => label)).not.toContain('IN')
})

test.each([
  ['Asia/Kolkata', 'Kolkata (Asia)'],
  ['Asia/Calcutta', 'Kolkata (Asia)'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires, Argentina (America)'],
  ['UTC', 'UTC'],
])('the zone %s reads %s', (zone, name) => {
  expect(zoneName(zone)).toBe(name)
})

test('a country’s own zones stand first, and no zone twice', () => {
  const zones = valuesOf(zoneOptions('AE', 'Asia/Dubai'))
  expect(zones[0]).toBe('Asia/Dubai')
  expect(new Set(zones).size).toBe(zones.length)
  expect(zones).toContain('Europe/London')
})

test('a zone this device does not list can still be kept', () => {
  expect(valuesOf(zoneOptions('IN', 'Mars/Olympus'))).toContain('Mars/Olympus')
})
