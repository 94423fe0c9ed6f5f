import { expect, test } from 'vitest'
import { readPiece } from './draft-body.ts'
import { type PieceDraft, pieceOf } from './order-draft.ts'

const shirt = pieceOf({ key: 'shirt', priceMinor: 65_000 }, { id: 'p', personId: 'asha', currency: 'INR' })
const cloth = (part: Partial<PieceDraft>) => {
  const { body, found } = readPiece({ ...shirt, ...part }, 'INR')
  return found['cloth.metres'] ?? body.cloth
}

test('metres are read as they are typed in a shop', () => {
  for (const [clothMetres, metres] of [
    ['2.25', 2.25],
    ['2 ½', 2.5],
    ['੨.੨੫', 2.25],
  ] as const)
    expect(cloth({ clothSource: 'own', clothMetres })).toMatchObject({ source: 'own', metres })
})

test.each([
  ['1,250', 'problems.number.comma'],
  ['0x10', 'orders.wrong.metres'],
  ['1e2', 'orders.wrong.metres'],
  ['201', 'orders.wrong.metres'],
  ['1.234', 'orders.wrong.metresFine'],
])('%s metres are told at the field, of either cloth', (clothMetres, sentence) => {
  expect(cloth({ clothSource: 'own', clothMetres })).toBe(sentence)
  expect(cloth({ clothSource: 'shop', clothMetres })).toBe(sentence)
})

test('metres are asked of the customer’s own cloth only, and nothing of no cloth', () => {
  expect(cloth({ clothSource: 'own' })).toBe('orders.wrong.noMetres')
  expect(cloth({ clothSource: 'shop' })).toEqual({ source: 'shop' })
  expect(cloth({ clothMetres: 'plenty' })).toBeUndefined()
})
