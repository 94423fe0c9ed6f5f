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

test('metres may be left open, but not of what is taken out of the stock', () => {
  const poplin = { id: 'poplin', name: 'White poplin', unit: 'm' as const }
  expect(cloth({ clothSource: 'own' })).toEqual({ source: 'own' })
  expect(cloth({ clothSource: 'shop' })).toEqual({ source: 'shop' })
  expect(cloth({ clothSource: 'shop', stockItem: poplin })).toBe('orders.wrong.noMetres')
  expect(cloth({ clothMetres: 'plenty' })).toBeUndefined()
})

test('cloth of the stock goes along in metres, by the piece where it is kept so, and only as the shop’s', () => {
  const stock = (part: Partial<PieceDraft>) => readPiece({ ...shirt, ...part }, 'INR').body.stock
  const stockItem = { id: 'poplin', name: 'White poplin', unit: 'yd' as const }
  const chosen = { clothSource: 'shop' as const, clothMetres: '2.2', stockItem }
  expect(stock(chosen)).toEqual({ itemId: 'poplin', quantity: 2.2, unit: 'm' })
  expect(stock({ ...chosen, stockItem: { ...stockItem, unit: 'pc' } })).toEqual({
    itemId: 'poplin',
    quantity: 1,
    unit: 'pc',
  })
  expect(stock({ ...chosen, clothSource: 'own' })).toBeUndefined()
})
