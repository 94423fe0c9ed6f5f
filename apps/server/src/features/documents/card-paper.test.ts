import type { MeasurementRecord } from '@darzi/contract/measurements.ts'
import { expect, test } from 'vitest'
import { cardPaper } from './card-paper.ts'
import { paperWords } from './paper-words.ts'

const record: MeasurementRecord = {
  ...{ id: 'r', customer: { id: 'c', name: 'Meera', number: 'CUST-001' }, values: [] },
  person: { id: 'p', name: 'Meera', isCustomer: true },
  ...{ profile: 'body', version: 1, how: 'tape', unit: 'in', takenAt: '2026-01-01T00:00:00.000Z' },
}

function howOf(given: Partial<MeasurementRecord>) {
  const shop = { name: 'Noor', address: null, phone: null } as unknown as Parameters<
    typeof cardPaper
  >[0]['shop'] // the facts do not look at it
  const words = paperWords('en')
  const { facts } = cardPaper(
    { record: { ...record, ...given }, shop, timeZone: 'Asia/Kolkata', size: '80' },
    words,
  )
  return facts.find(({ label }) => label === words.say('papers.how'))?.value
}

test('a card says that a customer sent the sizes, and whether anybody has checked them', () => {
  expect(howOf({})).toBe('By tape')
  expect(howOf({ sent: { by: 'Meera', isChecked: false } })).toBe(
    'Sent by Meera with the form, not yet checked',
  )
  expect(howOf({ sent: { by: 'Meera', isChecked: true } })).toBe('Sent by Meera with the form')
})
