import { expect, test } from 'vitest'
import { changedPiece } from './changed-piece.ts'
import { type PieceDraft, pieceOf } from './order-draft.ts'

const given = { id: 'p', personId: 'asha', currency: 'INR' as const }
const before: PieceDraft = {
  ...pieceOf({ key: 'shirt', priceMinor: 65_000 }, given),
  styles: { collar: 'band' },
  addOns: ['piping'],
  clothSource: 'own',
  clothMetres: '2.5',
}
const changed = (part: Partial<PieceDraft>, was = before) =>
  changedPiece({ before: was, after: { ...was, ...part } }, 'INR')

test('only what was changed is sent', () => {
  expect(changed({})).toEqual({ body: {}, found: {} })
  expect(changed({ notes: 'French cuffs' }).body).toEqual({ notes: 'French cuffs' })
  expect(changed({ price: '700', isUrgent: true }).body).toEqual({ priceMinor: 70_000, isUrgent: true })
  expect(changed({ styles: {} }).body).toEqual({ styles: [] })
})

test('a note and the cloth can be taken away', () => {
  expect(changed({ notes: '' }, { ...before, notes: 'French cuffs' }).body).toEqual({ notes: '' })
  expect(changed({ clothSource: '' }).body).toEqual({ cloth: null })
})

test('what is wrong is told of what was changed, not of what stood before', () => {
  const unpriced = { ...before, price: '' }
  expect(changed({ notes: 'Call first' }, unpriced).found).toEqual({})
  expect(changed({ price: 'a lot' }).found).toHaveProperty('priceMinor')
  expect(changed({ clothMetres: 'plenty' }).found).toHaveProperty(['cloth.metres'])
  const noMetres = { ...before, clothMetres: '' }
  expect(changed({ clothMetres: 'plenty' }, noMetres).found).toHaveProperty(['cloth.metres'])
})

test('a price that is emptied again is to be agreed as another garment too; one that was agreed is missed', () => {
  const unpriced = { ...before, price: '' }
  expect(changed({ garment: 'kurta' }, unpriced).body).toEqual({ garment: 'kurta', priceMinor: null })
  expect(changed({ garment: 'kurta', price: '900' }, unpriced).body).toMatchObject({ priceMinor: 90_000 })
  expect(changed({ garment: 'kurta' }).body).toEqual({ garment: 'kurta' })
  expect(changed({ garment: 'kurta', price: '' }).found).toHaveProperty('priceMinor')
})
