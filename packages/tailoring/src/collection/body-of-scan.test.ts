import { expect, test } from 'vitest'
import { bodyOfScan } from './body-of-scan.ts'

test('what a tape read since stands before what was estimated, and what is unknown is left out', () => {
  const scan = {
    person: { heightMm: 1750 },
    estimates: { chest: { mm: 980 }, waist: { mm: 850 }, crotch: { mm: 700 } },
    tape: { waist: 862 },
  }
  expect(bodyOfScan(scan)).toEqual({ height: 1750, chest: 980, waist: 862 })
})
