import { repeatMm } from '@darzi/body/garment/garment.ts'
import { designRepeatsMm } from '@darzi/tailoring/collection/finished.ts'
import { expect, test } from 'vitest'
import { photoRepeats } from './cloth-photo.ts'

test('a photo of cloth is laid on to scale, as high as it is wide', () => {
  // Only its size is asked.
  const canvas = { width: 600, height: 300 } as HTMLCanvasElement
  const [across, along] = photoRepeats({ canvas, widthMm: 200 }, 40)
  expect(across).toBeCloseTo(0.2)
  expect(along).toBeCloseTo(0.4)
})

test('every design that a shop may choose closes behind a drawn garment', () => {
  for (const mm of designRepeatsMm) expect(repeatMm % mm).toBe(0)
})
