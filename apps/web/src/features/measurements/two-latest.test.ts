import type { MeasurementRecord } from '@darzi/contract/measurements.ts'
import { expect, test } from 'vitest'
import { twoLatest } from './two-latest.ts'

function aRecord(id: string, person: string, garment?: string): MeasurementRecord {
  return {
    id,
    customer: { id: 'c', name: 'Asha', number: 'CUST-001' },
    values: [],
    person: { id: person, name: person, isCustomer: true },
    profile: garment ? 'garment' : 'body',
    garment,
    version: 1,
    how: 'tape',
    unit: 'in',
    takenAt: '2026-01-01T00:00:00.000Z',
  }
}

test('two records are of one person and of one kind', () => {
  const rows = [
    aRecord('4', 'Asha'),
    aRecord('3', 'Ravi'),
    aRecord('2', 'Asha', 'shirt'),
    aRecord('1', 'Ravi'),
  ]
  expect(twoLatest(rows)).toMatchObject({ newer: { id: '3' }, older: { id: '1' } })
})

test('what a customer sent is compared with nothing', () => {
  const sent = { ...aRecord('2', 'Asha'), sent: { by: 'Asha', isChecked: false } }
  expect(twoLatest([aRecord('3', 'Asha'), sent])).toBeUndefined()
  expect(twoLatest([aRecord('3', 'Asha'), sent, aRecord('1', 'Asha')])).toMatchObject({ older: { id: '1' } })
})

test('one record alone has nothing beside it', () => {
  expect(twoLatest([aRecord('1', 'Asha'), aRecord('2', 'Ravi')])).toBeUndefined()
})
