import type { Pattern } from '@darzi/body/pattern/pattern.ts'
import { expect, test } from 'vitest'
import { dxfNotesOf, fileNameOf } from './whose-pattern.ts'

// Of a pattern no more than these is told.
const pattern = {
  design: 'shirt',
  notAsOrdered: [{ key: 'length', orderedMm: 720, drawnMm: 701.25 }],
} as unknown as Pattern

test.each([
  [{ tag: 'ORD-1042-2/3', name: 'Ravi' }, undefined, 'shirt-ORD-1042-2-3'],
  [{ tag: undefined, name: 'José Kaur' }, undefined, 'shirt-Jose-Kaur'],
  [{ tag: undefined, name: 'ਰਵੀ' }, undefined, 'shirt'],
  [{ tag: undefined, name: undefined }, 4, 'shirt-4'],
  [{ tag: 'ORD-1042', name: 'Ravi' }, 4, 'shirt-ORD-1042-4'],
])('a file of %j in %s sizes is called %s', (whose, sizes, name) => {
  expect(fileNameOf({ pattern, ...whose }, sizes)).toBe(name)
})

test('a cutter’s program is told whose it is, what nobody taped, and where it is not as ordered', () => {
  const estimated = ['neck', 'sleeve_length'] as const
  const paper = { pattern, tag: 'ORD-1042-2/3', name: 'Ravi', estimated, unfollowed: ['hips'] }
  expect(dxfNotesOf(paper)).toEqual({
    of: 'ORD-1042-2/3 Ravi',
    warnings: [
      'Not measured by tape: neck; sleeve_length',
      'Ordered otherwise, mm: length 720.0, drawn 701.3',
      'Not followed: hips',
    ],
  })
})
