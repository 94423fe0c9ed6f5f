import type { MeasurementRecord } from '@darzi/contract/measurements.ts'
import { expect, test } from 'vitest'
import { paperWords } from './paper-words.ts'
import { cardPaper } from './print-card.ts'

const record: MeasurementRecord = {
  id: 'r',
  customer: { id: 'c', name: 'Meera', number: 'CUST-001' },
  values: [],
  person: { id: 'p', name: 'Meera', isCustomer: true },
  profile: 'body',
  version: 1,
  how: 'tape',
  unit: 'in',
  takenAt: '2026-01-01T00:00:00.000Z',
}

const around = {
  shop: { name: 'Noor', lines: [] as string[] },
  timeZone: 'Asia/Kolkata',
  size: '80',
} as const

function howOf(given: Partial<MeasurementRecord>) {
  const words = paperWords('en')
  const { facts } = cardPaper({ ...around, record: { ...record, ...given } }, words)
  return facts.find(({ label }) => label === words.t('papers.how'))?.value
}

test('a card says that a customer sent the sizes, and whether anybody has checked them', () => {
  expect(howOf({})).toBe('By tape')
  expect(howOf({ sent: { by: 'Meera', isChecked: false } })).toBe(
    'Sent by Meera with the form, not yet checked',
  )
  expect(howOf({ sent: { by: 'Meera', isChecked: true } })).toBe('Sent by Meera with the form')
})

test.each([
  ['en', 'Left'],
  ['hi', 'बाएँ'],
  ['pa', 'ਖੱਬੇ'],
] as const)(
  'a choice is said in the words of the card, and what a hand wrote as it was written: “%s”',
  (language, left) => {
    const written = { field: 'zip_side', typed: 'under the arm', words: 'under the arm' }
    const own = { field: '0198a1a0-0000-7000-8000-00000000000a', name: 'Hem', typed: 'left', words: 'left' }
    const values = [{ field: 'zip_side', typed: 'left', words: 'left' }, written, own]
    const { parts } = cardPaper({ ...around, record: { ...record, values } }, paperWords(language))
    expect(parts.flatMap((part) => part.values.map(({ value }) => value))).toEqual([
      left,
      'under the arm',
      'left',
    ])
  },
)
