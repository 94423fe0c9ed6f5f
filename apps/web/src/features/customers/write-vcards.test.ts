import { expect, test } from 'vitest'
import { writeVcards } from './write-vcards.ts'

test('a contact picked on the phone is a vCard with all its numbers', () => {
  const text = writeVcards([{ name: ['ਮਨਪ੍ਰੀਤ ਕੌਰ'], tel: ['98765 43210', '+971 50 1'], email: ['m@x.in'] }])
  expect(text).toBe(
    'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:ਮਨਪ੍ਰੀਤ ਕੌਰ\r\nTEL:98765 43210\r\nTEL:+971 50 1\r\nEMAIL:m@x.in\r\nEND:VCARD\r\n',
  )
})

test('a name cannot break out of its line', () => {
  const text = writeVcards([{ name: ['Singh, Ravi;\nTEL:1'] }])
  expect(text.split('\r\n')[2]).toBe('FN:Singh\\, Ravi\\;\\nTEL:1')
})
