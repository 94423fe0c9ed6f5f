import { expect, test } from 'vitest'
import type { PieceCloth } from './piece.ts'
import { stockAfter } from './stock-of-piece.ts'

const shop: PieceCloth = { source: 'shop', type: 'Cotton', colour: 'White', code: 'P1', metres: 2 }

test.each<[string, PieceCloth | undefined, PieceCloth | undefined, ReturnType<typeof stockAfter>]>([
  ['nothing new is said', shop, { ...shop }, 'kept'],
  ['it is the customer’s own', shop, { source: 'own', metres: 2 }, 'gone'],
  ['it is chosen later', shop, undefined, 'gone'],
  ['nothing was said of the cloth, and it is the customer’s own', undefined, { source: 'own' }, 'gone'],
  ['it is of another type', shop, { ...shop, type: 'Linen' }, 'gone'],
  ['it has another code', shop, { ...shop, code: 'P2' }, 'gone'],
  ['its type is said for the first time', { source: 'shop' }, { source: 'shop', type: 'Linen' }, 'kept'],
  ['its colour is put right', shop, { ...shop, colour: 'Off white' }, 'kept'],
  ['it takes more of it', shop, { ...shop, metres: 3.5 }, 'resized'],
  ['its metres are left open', shop, { source: 'shop', type: 'Cotton', code: 'P1' }, 'kept'],
])('cloth named for a piece: %s', (_what, before, after, becomes) => {
  expect(stockAfter({ before, after, isAnother: false })).toBe(becomes)
})

test('cloth that was named for one garment is not named for another', () => {
  expect(stockAfter({ before: shop, after: shop, isAnother: true })).toBe('gone')
})
