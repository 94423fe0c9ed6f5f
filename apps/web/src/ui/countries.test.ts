import { expect, test } from 'vitest'
import { countries, zoneByItsName, zonesOf } from './countries.ts'

test('every country of ISO 3166-1 is there once, and each is known by name', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  expect(new Set(countries).size).toBe(249)
  expect(countries.filter((country) => names.of(country) === undefined)).toEqual([])
})

test('a zone goes by the name it has now', () => {
  expect(zoneByItsName('Asia/Calcutta')).toBe('Asia/Kolkata')
  expect(zoneByItsName('Asia/Dubai')).toBe('Asia/Dubai')
  expect(zonesOf('IN')).toEqual(['Asia/Kolkata'])
})
