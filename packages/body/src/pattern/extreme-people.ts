/** For the tests: twelve people at the ends of a survey of soldiers, and beyond it; sizes as a tape would give them. */
import type { WhatIsKnown } from './body-of.ts'

const person = (
  sex: 'male' | 'female',
  heightMm: number,
  weightKg: number,
  measuredMm: WhatIsKnown['measuredMm'],
) => ({
  sex,
  heightMm,
  weightKg,
  measuredMm,
})

export const extremePeople: Record<string, WhatIsKnown> = {
  'the leanest man': person('male', 1600, 39.3, {
    chest: 774,
    waist: 648,
    hips: 737,
    neck: 311,
    inseam: 758,
  }),
  'a slim man': person('male', 1719, 59.6, { chest: 953, waist: 751, hips: 848, neck: 376, inseam: 783 }),
  'an average man': person('male', 1740, 78, { chest: 1000, waist: 880, hips: 980 }),
  'a heavy man': person('male', 1712, 107.6, {
    chest: 1217,
    waist: 1123,
    hips: 1118,
    neck: 429,
    inseam: 823,
  }),
  'a man with a belly': person('male', 1680, 98, { chest: 1080, waist: 1200, hips: 1090, neck: 420 }),
  'the heaviest man': person('male', 1846, 141.3, {
    chest: 1358,
    waist: 1330,
    hips: 1234,
    neck: 464,
    inseam: 920,
  }),
  'the leanest woman': person('female', 1479, 35.8, {
    chest: 695,
    waist: 615,
    hips: 798,
    neck: 282,
    inseam: 698,
  }),
  'an average woman': person('female', 1600, 62, { chest: 920, waist: 780, hips: 990 }),
  'a pear-shaped woman': person('female', 1580, 70, { chest: 900, waist: 760, hips: 1120 }),
  'a heavy woman': person('female', 1653, 91.9, { chest: 1061, waist: 1045, hips: 1194, neck: 339 }),
  'the heaviest woman': person('female', 1720, 119.6, { chest: 1161, waist: 1334, hips: 1306, neck: 378 }),
  'the shortest woman': person('female', 1409, 42.6, {
    chest: 824,
    waist: 716,
    hips: 815,
    neck: 300,
    inseam: 640,
  }),
}
