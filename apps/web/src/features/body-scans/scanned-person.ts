import type { Person } from '@darzi/body/shapes.ts'

export const usualSizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const
export const saidShapes = ['athletic', 'slim', 'regular', 'plus'] as const

/** What is said of oneself: what the estimate needs, and what the try-on begins with. */
export interface ScannedPerson extends Person {
  size?: (typeof usualSizes)[number]
  bodyShape?: (typeof saidShapes)[number]
}
