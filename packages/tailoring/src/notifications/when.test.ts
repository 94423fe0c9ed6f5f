import { expect, test } from 'vitest'
import { afterQuiet, beforeQuiet, channelFor, chatLink, strongerConsent } from './when.ts'

const night = { fromMinute: 21 * 60, toMinute: 8 * 60 }
const at = (time: string) => new Date(`2026-11-24T${time}:00+05:30`)

test.each([
  ['20:59', night, '2026-11-24T15:29:00.000Z'],
  ['21:00', night, '2026-11-25T02:30:00.000Z'],
  ['23:59', night, '2026-11-25T02:30:00.000Z'],
  ['07:59', night, '2026-11-24T02:30:00.000Z'],
  ['08:00', night, '2026-11-24T02:30:00.000Z'],
  ['14:00', { fromMinute: 13 * 60, toMinute: 15 * 60 }, '2026-11-24T09:30:00.000Z'],
  ['23:00', { fromMinute: 600, toMinute: 600 }, '2026-11-24T17:30:00.000Z'],
])('at %s in Kolkata with quiet hours %j a message goes at %s', (time, quiet, goes) => {
  expect(afterQuiet(at(time), quiet, 'Asia/Kolkata').toISOString()).toBe(goes)
})

test('quiet hours end by the clock of the shop, also in the night the clock changes', () => {
  const late = new Date('2026-03-28T22:00:00+01:00')
  expect(afterQuiet(late, night, 'Europe/Paris').toISOString()).toBe('2026-03-29T06:00:00.000Z')
})

const both = { phone: '+919876543210', email: 'asha@example.test' }
test.each([
  [{ ...both, consent: 'given' as const }, ['whatsapp', 'sms', 'email'] as const, 'whatsapp'],
  [{ ...both, consent: 'unasked' as const }, ['whatsapp', 'sms', 'email'] as const, 'sms'],
  [
    { ...both, consent: 'unasked' as const, prefers: 'email' as const },
    ['whatsapp', 'sms', 'email'] as const,
    'email',
  ],
  [{ email: both.email, consent: 'unasked' as const }, ['sms', 'email'] as const, 'email'],
  [{ ...both, consent: 'unasked' as const }, ['link'] as const, 'link'],
  [{ email: both.email, consent: 'unasked' as const }, ['sms', 'link'] as const, undefined],
  [{ ...both, consent: 'withdrawn' as const }, ['whatsapp', 'sms', 'email', 'link'] as const, undefined],
])('%j by %j is told by %s', (customer, open, way) => {
  expect(channelFor(customer, open)).toBe(way)
})

test('a birthday is for those alone who said yes', () => {
  expect(channelFor({ ...both, consent: 'unasked' }, ['sms'], true)).toBeUndefined()
  expect(channelFor({ ...both, consent: 'given' }, ['sms'], true)).toBe('sms')
})

test('a chat is opened with digits alone, and any words', () => {
  expect(chatLink('+91 98765-43210', 'ਤਿਆਰ & ready')).toBe(
    `https://wa.me/919876543210?text=${encodeURIComponent('ਤਿਆਰ & ready')}`,
  )
})

test.each([
  ['given', 'withdrawn', 'withdrawn'],
  ['unasked', 'withdrawn', 'withdrawn'],
  ['unasked', 'given', 'given'],
  ['unasked', 'unasked', 'unasked'],
] as const)('of %s and %s stands %s, whichever comes first', (one, other, stands) => {
  expect([strongerConsent(one, other), strongerConsent(other, one)]).toEqual([stands, stands])
})

test.each([
  ['20:59', night, '2026-11-24T15:29:00.000Z'],
  ['23:00', night, '2026-11-24T15:15:00.000Z'],
  ['07:59', night, '2026-11-23T15:15:00.000Z'],
  ['08:00', night, '2026-11-24T02:30:00.000Z'],
  ['14:00', { fromMinute: 13 * 60, toMinute: 15 * 60 }, '2026-11-24T07:15:00.000Z'],
  ['23:00', { fromMinute: 600, toMinute: 600 }, '2026-11-24T17:30:00.000Z'],
])('what is due at %s with quiet hours %j begins before them, at %s', (time, quiet, begins) => {
  expect(beforeQuiet(at(time), quiet, 'Asia/Kolkata').toISOString()).toBe(begins)
})
