import { expect, test } from 'vitest'
import { addressLine } from './address-line.ts'

test.each([
  [
    { lines: '12 Mall Road\n Lane 7', city: 'Amritsar', pincode: '143001' },
    '12 Mall Road, Lane 7, Amritsar 143001',
  ],
  [{ lines: 'Villa 4', city: 'Dubai', pincode: '' }, 'Villa 4, Dubai'],
])('%j is written as %j', (address, line) => {
  expect(addressLine(address)).toBe(line)
})
