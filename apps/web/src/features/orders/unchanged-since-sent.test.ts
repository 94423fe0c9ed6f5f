import { expect, test } from 'vitest'
import { isUnchanged } from './draft-body.ts'
import { emptyOrder, type OrderDraft, pieceOf } from './order-draft.ts'

const piece = (id: string, rupees: number) =>
  pieceOf({ key: 'shirt', priceMinor: rupees * 100 }, { id, personId: 'asha', currency: 'INR' })
const sent: OrderDraft = {
  ...emptyOrder('o'),
  pieces: [piece('a', 650), piece('b', 700)],
  discount: '1500',
  advance: '2000',
}
/** Fields whose sentences are told no more after this change. */
const over = (change: Partial<OrderDraft>) =>
  [
    'discountMinor',
    'advance.amountMinor',
    'pieces',
    'pieces.0.priceMinor',
    'pieces.1.cloth.metres',
    'trialOn',
  ].filter((field) => !isUnchanged(field, sent, { ...sent, ...change }))

test('a sentence stands until its field, or what that is measured by, is typed anew', () => {
  expect(over({})).toEqual([])
  expect(over({ notes: 'Call first', priority: 'high' })).toEqual([])
  expect(over({ discount: '150' })).toEqual(['discountMinor', 'advance.amountMinor'])
  expect(over({ advance: '200' })).toEqual(['advance.amountMinor'])
  expect(over({ promisedOn: '2027-03-12' })).toEqual(['trialOn'])
  expect(over({ pieces: [piece('a', 2000), piece('b', 700)] })).toEqual([
    'discountMinor',
    'advance.amountMinor',
    'pieces.0.priceMinor',
  ])
})

test('a sentence of a garment that was taken away is not told of the one that stands there now', () => {
  expect(over({ pieces: [piece('b', 650)] })).toEqual(
    expect.arrayContaining(['pieces', 'pieces.0.priceMinor', 'pieces.1.cloth.metres']),
  )
})
