import { expect, it } from 'vitest'
import { overOrdered } from './over-ordered.ts'

it('a kurta ordered at 110 cm is that again once its length is emptied, and what else was changed stays', () => {
  const ordered = { length: 1100, fit: 'slim' }
  expect(overOrdered(ordered, { length: 900, fit: 'loose' })).toEqual({ length: 900, fit: 'loose' })
  expect(overOrdered(ordered, { length: undefined, fit: 'loose' })).toEqual({ length: 1100, fit: 'loose' })
  expect(overOrdered(ordered)).toEqual(ordered)
})
