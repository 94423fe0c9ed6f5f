import { expect, test } from 'vitest'
import { readLines } from './read-lines.ts'

const line = {
  id: '1',
  itemId: '2',
  size: 'M',
  isMadeToMeasure: false,
  colour: 'Indigo',
  styles: [],
  count: 1,
  name: 'Oxford shirt',
  priceMinor: 150_000,
  currency: 'INR',
}

test('what a device kept is read again', () => {
  expect(readLines(JSON.stringify([line]))).toEqual([line])
})

test.each([
  [null],
  ['{'],
  ['{"lines":1}'],
  [JSON.stringify([null, 4, 'shirt'])],
  [JSON.stringify([{ ...line, count: '1' }])],
])('what cannot be read (%s) is an empty cart', (kept) => {
  expect(readLines(kept)).toEqual([])
})
