/** The demo's sizes are such as people wear: each fits the man of the middle of those who would buy it. */
import type { BodySizes } from '@darzi/tailoring/collection/fit.ts'
import { verdictOf } from '@darzi/tailoring/collection/verdict.ts'
import { expect, test } from 'vitest'
import { demoCollection } from './demo-collection.ts'

/** Medians of ANSUR II's men whose chest is within 25 mm of 965, 1015, 1065 and 1115 mm (478 to 715 of them); arms hang. */
const surveyed: Record<string, BodySizes> = {
  S: {
    height: 1736,
    neck: 375,
    shoulder_width: 406,
    chest: 968,
    waist: 827,
    hips: 948,
    bicep: 311,
    forearm: 282,
    wrist: 170,
    sleeve_length: 596,
    back_length: 463,
  },
  M: {
    height: 1752,
    neck: 387,
    shoulder_width: 412,
    chest: 1017,
    waist: 890,
    hips: 991,
    bicep: 326,
    forearm: 292,
    wrist: 174,
    sleeve_length: 601,
    back_length: 470,
  },
  L: {
    height: 1751,
    neck: 398,
    shoulder_width: 416,
    chest: 1064,
    waist: 948,
    hips: 1026,
    bicep: 340,
    forearm: 300,
    wrist: 176,
    sleeve_length: 602,
    back_length: 478,
  },
  XL: {
    height: 1762,
    neck: 411,
    shoulder_width: 420,
    chest: 1113,
    waist: 1006,
    hips: 1057,
    bicep: 354,
    forearm: 310,
    wrist: 179,
    sleeve_length: 607,
    back_length: 485,
  },
}

const withSleeves = demoCollection.flatMap(({ name, cut, cloth, sizes }) =>
  cut
    ? sizes.flatMap((finished) =>
        finished.sleeveMm ? [{ name, size: finished.size, cut, cloth, finished }] : [],
      )
    : [],
)

test.each(withSleeves)('$name in $size fits the man of the middle of that size', ({ size, ...garment }) => {
  expect(verdictOf(surveyed[size] ?? {}, garment).is).toBe('fits')
})
