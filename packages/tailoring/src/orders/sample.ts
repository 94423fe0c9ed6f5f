import type { Currency } from '../money/currencies.ts'

/** What the sample order of a new shop is sewn from: plausible sizes of one man, in inches as a tape reads them. */
export const sampleSizes = {
  neck: '15 1/2',
  chest: '40',
  waist: '34',
  hips: '40',
  shoulder_width: '18',
  sleeve_length: '24 1/2',
  bicep: '13',
  wrist: '7',
  shirt_length: '29',
  outseam: '41',
  inseam: '31',
  rise: '10',
  thigh: '23',
  knee: '17',
  leg_opening: '15',
} as const

export const sampleGarments = ['shirt', 'trousers'] as const

/** In minor units, where the shop has not said what it asks. */
export const samplePrice: Record<Currency, number> = { INR: 80_000, AED: 9_000, USD: 4_500, EUR: 4_000 }
