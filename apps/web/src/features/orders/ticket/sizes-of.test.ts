import type { Garment } from '@darzi/contract/garments.ts'
import type { MeasurementRecord } from '@darzi/contract/measurements.ts'
import { expect, test } from 'vitest'
import { pieceOf } from '../order-draft.ts'
import { sizesOf } from './sizes-of.ts'

const aGarment = (key: string, fields: string[]): Garment => ({
  key,
  isOwn: false,
  checks: [],
  sizing: 'anyone',
  isActive: true,
  leadDays: 5,
  fields: fields.map((field) => ({ field, isNeeded: true })),
  styles: [],
  addOns: [],
  stages: [],
  cloth: [],
  version: 1,
})
const garments = [aGarment('shirt', ['neck', 'chest']), aGarment('trousers', ['waist', 'inseam'])]
const aPiece = (id: string, garment: string, personId = 'asha') =>
  pieceOf({ key: garment }, { id, personId, currency: 'INR' })
const aRecord = (...fields: string[]) =>
  ({
    id: fields.join(),
    profile: 'body',
    takenAt: '2026-11-01T09:00:00.000Z',
    takenBy: 'Noor',
    values: fields.map((field) => ({ field, mm: 400 })),
    // Only what the choice of a record reads.
  }) as unknown as MeasurementRecord

test('of each person the sizes of all their pieces are asked for at once', () => {
  const pieces = [aPiece('1', 'shirt'), aPiece('2', 'trousers'), aPiece('3', 'shirt', 'dev')]
  const records = new Map([
    ['asha', [aRecord('chest', 'waist')]],
    ['dev', [aRecord('neck', 'chest')]],
  ])
  expect(sizesOf(pieces, garments, records)).toMatchObject([
    { personId: 'asha', missing: ['neck', 'inseam'], takenAt: '2026-11-01T09:00:00.000Z' },
    { personId: 'dev', missing: [] },
  ])
})

test('nobody is asked for sizes before it is known what the book holds', () => {
  expect(sizesOf([aPiece('1', 'shirt')], garments, new Map())).toEqual([])
  expect(sizesOf([aPiece('1', 'shirt')], garments, new Map([['asha', []]]))).toMatchObject([
    { missing: ['neck', 'chest'], takenAt: undefined },
  ])
})

test('what is sewn to a size of the collection asks for no tape', () => {
  const collection = { itemId: 'i', name: 'Oxford', colour: 'Indigo', size: 'M', isMadeToMeasure: false }
  const pieces = [{ ...aPiece('1', 'shirt'), collection }]
  expect(sizesOf(pieces, garments, new Map([['asha', []]]))).toEqual([])
})
