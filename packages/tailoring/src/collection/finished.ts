import type { ClothKind } from '../garments/cloth-kinds.ts'

/** A finished garment: what its tape shows, size by size, and the cloth it is made of. Millimetres. */
export const fitZones = [
  'neck',
  'shoulder_width',
  'chest',
  'waist',
  'hips',
  'bicep',
  'forearm',
  'wrist',
  'thigh',
  'knee',
  'calf',
] as const
export type FitZone = (typeof fitZones)[number]

/** Which part of a body a garment dresses, and how it hangs. */
export const cuts = ['shirt', 'tee', 'kurta', 'jacket', 'blouse', 'dress', 'trousers', 'skirt'] as const
export type Cut = (typeof cuts)[number]

export interface FinishedSize {
  /** S, M, L … or the shop's own. */
  size: string
  /** All the way around, closed; shoulder_width from seam to seam. */
  zonesMm: Partial<Record<FitZone, number>>
  /** From the nape (upper garments) or the waist (lower ones) to the hem. */
  lengthMm: number
  /** From the shoulder point to the end of the sleeve; none without sleeves. */
  sleeveMm?: number
}

export interface ClothOfGarment {
  kind: ClothKind
  gramsPerSquareMetre: number
  /** How much longer it gets under a pull of the hand, in percent. */
  stretchPercent: number
  /** Woven or printed into it; none where it is plain. */
  design?: ClothDesign
}

/** Along the warp, the warp and the weft, or in rows set between one another. */
export const clothDesigns = ['stripes', 'checks', 'dots'] as const

export interface ClothDesign {
  kind: (typeof clothDesigns)[number]
  /** From one stripe, check or dot to the next. */
  repeatMm: number
  /** Of what stands on the cloth's own colour. */
  hex: string
}

/** Each divides the 40 mm by which cloth is laid around a drawn garment, so that the design closes behind. */
export const designRepeatsMm = [5, 10, 20, 40] as const
