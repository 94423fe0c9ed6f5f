import type { Garment } from '@darzi/contract/garments.ts'
import { expect, test } from 'vitest'
import { asGarment, goneOf, type PieceDraft, pieceOf, sewnAs } from './order-draft.ts'

type Sewn = Pick<Garment, 'key' | 'styles' | 'addOns' | 'priceMinor'>
const collar = { key: 'collar', options: [{ key: 'band' }, { key: 'spread' }] }
const kurta: Sewn = {
  key: 'kurta',
  styles: [collar],
  addOns: [{ key: 'piping', priceMinor: 5_000 }],
  priceMinor: 90_000,
}
const suit: Sewn = { key: 'suit', styles: [], addOns: [], priceMinor: 450_000 }
const piece: PieceDraft = {
  ...pieceOf({ key: 'other' }, { id: 'p', personId: 'asha', currency: 'INR' }),
  styles: { collar: 'band', hem: 'round' },
  addOns: ['piping', 'lining'],
  notes: 'For a wedding',
}
const asked = { currency: 'INR', isPriced: false } as const

test('a piece takes to another garment what that is sewn with too', () => {
  expect(sewnAs(kurta, asGarment(piece, { ...asked, to: kurta }))).toEqual({
    ...piece,
    garment: 'kurta',
    styles: { collar: 'band' },
    addOns: ['piping'],
    price: '900',
  })
})

test('another garment chosen by mistake takes nothing of what was chosen before', () => {
  const other = { ...suit, key: 'other', priceMinor: undefined }
  const there = asGarment(piece, { ...asked, to: suit })
  expect(asGarment(there, { ...asked, to: other })).toEqual(piece)
})

test('the usual price follows the choice, until the field is typed in, emptied, or was agreed before', () => {
  const first = asGarment(piece, { ...asked, to: kurta })
  expect(asGarment(first, { ...asked, to: suit }).price).toBe('4500')
  const touched = { ...asked, to: suit, isPriced: true }
  expect(asGarment(first, touched).price).toBe('900')
  expect(asGarment({ ...first, price: '' }, touched).price).toBe('')
})

test('what was chosen and is offered no more is found in its field', () => {
  expect(goneOf(kurta, { ...piece, styles: { collar: 'band' }, addOns: ['piping'] })).toEqual([])
  expect(goneOf(kurta, { ...piece, styles: { collar: 'wings' }, addOns: ['piping'] })).toEqual(['styles'])
  expect(goneOf(kurta, piece)).toEqual(['styles', 'addOns'])
})

test('what a piece was ordered with it keeps, when a later choice is left out', () => {
  const ordered = { ...piece, styles: { collar: 'wings' }, addOns: ['lining'] }
  const draft = { ...ordered, addOns: ['lining', 'tassels', 'piping'] }
  expect(goneOf(kurta, draft, ordered)).toEqual(['addOns'])
  expect(sewnAs(kurta, draft, ordered)).toMatchObject({
    styles: { collar: 'wings' },
    addOns: ['lining', 'piping'],
  })
  expect(goneOf(kurta, ordered, ordered)).toEqual([])
})
