import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isUpiId, upiLink } from './upi.ts'

const ask = {
  upiId: 'noor@okbank',
  payee: 'Noor Tailors',
  amountMinor: 123_405,
  note: 'ORD-001',
  reference: '0197f3a0-1c2d-7e3f-8a4b-5c6d7e8f9a0b',
}

test('a UPI link carries the id as it is, the amount in rupees and paise, and everything else encoded', () => {
  expect(upiLink(ask)).toBe(
    'upi://pay?pa=noor@okbank&pn=Noor%20Tailors&am=1234.05&cu=INR&tn=ORD-001&tr=0197f3a01c2d7e3f8a4b5c6d7e8f9a0b',
  )
})

test('whatever stands in the shop’s name or the note, the link says it and nothing else', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.nat(1_000_000_000), (payee, note, amountMinor) => {
      const read = new URL(upiLink({ ...ask, payee, note, amountMinor })).searchParams
      expect([...read.keys()]).toEqual(['pa', 'pn', 'am', 'cu', 'tn', 'tr'])
      expect(read.get('pn')).toBe(payee)
      expect(note.startsWith(read.get('tn') ?? '?')).toBe(true)
      expect(Math.round(Number(read.get('am')) * 100)).toBe(amountMinor)
    }),
  )
})

test('whatever the reference, the link carries at most 35 letters and digits of it', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (reference) => {
      expect(new URL(upiLink({ ...ask, reference })).searchParams.get('tr')).toMatch(/^[A-Za-z0-9]{0,35}$/)
    }),
  )
})

test('a long note is cut between letters, at 50', () => {
  const note = new URL(upiLink({ ...ask, note: 'ਜ਼ੀ'.repeat(20) })).searchParams.get('tn') ?? ''
  expect(note.length).toBeLessThanOrEqual(50)
  expect(note.replaceAll('ਜ਼ੀ', '')).toBe('')
})

test.each([
  ['noor@okbank', true],
  ['98765-43210.x_y@ybl', true],
  ['noor', false],
  ['noor@', false],
  ['@okbank', false],
  ['no or@okbank', false],
  ['noor@ok.bank', false],
  ['noor@okbank&am=1', false],
  [`${'a'.repeat(250)}@okbank`, false],
])('“%s” is a UPI id: %s', (text, isOne) => {
  expect(isUpiId(text)).toBe(isOne)
})
