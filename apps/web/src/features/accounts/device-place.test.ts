import { expect, test } from 'vitest'
import { placeOf } from './device-place.ts'

test.each([
  ['Ludhiana', 'Asia/Calcutta', ['en-US'], { timeZone: 'Asia/Kolkata', country: 'IN' }],
  ['a Punjabi tailor in Dubai', 'Asia/Dubai', ['pa-IN'], { timeZone: 'Asia/Dubai', country: 'AE' }],
  ['New York', 'America/New_York', ['en-GB'], { timeZone: 'America/New_York', country: 'US' }],
  ['a clock without a place, by its language', 'UTC', ['en', 'hi-IN'], { timeZone: 'UTC', country: 'IN' }],
  ['a device that tells nothing', 'UTC', ['en'], { timeZone: 'UTC', country: undefined }],
])('a device in %s is placed', (_where, timeZone, languages, place) => {
  expect(placeOf({ timeZone, languages })).toEqual(place)
})
