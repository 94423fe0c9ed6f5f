import { expect, test } from 'vitest'
import { writeCalendar } from './ical.ts'

const event = {
  id: 'one',
  startsAt: new Date('2026-11-23T05:30:00Z'),
  endsAt: new Date('2026-11-23T06:00:00Z'),
  title: 'ट्रायल: हरप्रीत कौर, पटियाला; घर \\ दुकान',
  notes: 'First line\nSecond, line',
  changedAt: new Date('2026-11-20T00:00:00Z'),
  sequence: 3,
  isCancelled: false,
}

test('a calendar is written as other programs read it: UTC, escaped, no line above 75 octets, no letter cut', () => {
  const text = writeCalendar('Noor Tailors', [event, { ...event, id: 'two', isCancelled: true }])
  const lines = text.split('\r\n')
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
  const whole = text.replaceAll('\r\n ', '')
  expect(whole).toContain('DTSTART:20261123T053000Z\r\nDTEND:20261123T060000Z\r\nSEQUENCE:3')
  expect(whole).toContain('SUMMARY:ट्रायल: हरप्रीत कौर\\, पटियाला\\; घर \\\\ दुकान')
  expect(whole).toContain('DESCRIPTION:First line\\nSecond\\, line')
  expect(whole.match(/STATUS:\w+/g)).toEqual(['STATUS:CONFIRMED', 'STATUS:CANCELLED'])
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
})
