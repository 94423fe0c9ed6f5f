import { expect, test } from 'vitest'
import { endsOf } from './ends.ts'

test('a top as long as the back is by tape ends at the waist: it lies over the same curve', () => {
  const body = { outseam: 1060, inseam: 790, back_length: 460 }
  const kurti = { finished: { size: 'M', zonesMm: {}, lengthMm: 460 }, cut: 'kurta' } as const
  expect(endsOf(body, kurti).hem).toEqual({ overFloorMm: 1060, place: 'waist' })
})
