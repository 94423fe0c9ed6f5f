/**
 * How a finished garment sits on a body: its ease at every zone both know, in words and mm, and where hem and sleeve end.
 * The try-on, the shop's labels and the server's answer all ask here. What is smaller than the body, beyond what its cloth
 * gives, is never said to fit.
 */
import { boundsOf, type EaseRule, easeOf, giveMm } from './ease.ts'
import { type ClothOfGarment, type Cut, type FinishedSize, type FitZone, fitZones } from './finished.ts'

export const fitLabels = ['too_small', 'tight', 'close', 'regular', 'loose'] as const
export type FitLabel = (typeof fitLabels)[number]

/** Sizes of a body in mm, by the keys of the measurement book; what is unknown is left out. */
export type BodySizes = Partial<
  Record<FitZone | 'sleeve_length' | 'back_length' | 'inseam' | 'outseam' | 'height', number>
>

export interface GarmentToFit {
  finished: FinishedSize
  cut: Cut
  cloth: Pick<ClothOfGarment, 'stretchPercent'>
}

export interface ZoneFit {
  zone: FitZone
  bodyMm: number
  finishedMm: number
  /** Garment less body; negative is cloth that is missing. */
  easeMm: number
  label: FitLabel
}

/** Every zone that both the body and the garment's tape tell, downwards. */
export function fitOf(body: BodySizes, { finished, cut, cloth }: GarmentToFit): ZoneFit[] {
  return fitZones.flatMap((zone) => {
    const [bodyMm, finishedMm, rule] = [body[zone], finished.zonesMm[zone], easeOf[cut][zone]]
    if (bodyMm === undefined || finishedMm === undefined || !rule) return []
    const easeMm = finishedMm - bodyMm
    return [{ zone, bodyMm, finishedMm, easeMm, label: labelOf(easeMm, giveMm(finishedMm, cloth), rule) }]
  })
}

/** Girths of the trunk that a cut lies over: where one is not told, how it sits is not known. */
const covers: Record<Cut, readonly FitZone[]> = {
  shirt: ['chest', 'waist', 'hips'],
  tee: ['chest', 'waist', 'hips'],
  kurta: ['chest', 'waist', 'hips'],
  jacket: ['chest', 'waist', 'hips'],
  blouse: ['chest'],
  dress: ['chest', 'waist', 'hips'],
  trousers: ['waist', 'hips'],
  skirt: ['waist', 'hips'],
}

/** Where the garment covers the body and its tape or the body's is missing, downwards. */
export const untoldOf = (
  body: BodySizes,
  { finished, cut }: Pick<GarmentToFit, 'finished' | 'cut'>,
): FitZone[] => covers[cut].filter((zone) => body[zone] === undefined || finished.zonesMm[zone] === undefined)

/** Whether it goes on at all, as far as it is told (see untoldOf). Nothing known is no fit. */
export const goesOn = (zones: readonly ZoneFit[]): boolean =>
  zones.length > 0 && zones.every(({ label }) => label !== 'too_small')

/** Where it is too small, and by how much at the worst; undefined where it goes on or nothing is known. */
export function mostShort(zones: readonly ZoneFit[]): ZoneFit | undefined {
  const [worst] = zones.filter(({ label }) => label === 'too_small').sort((a, b) => a.easeMm - b.easeMm)
  return worst
}

/**
 * The one word for a card: too small anywhere is too small, tight on the trunk is tight; else the tightest of what carries the
 * cut, if any is told.
 */
export function fitInOneWord(zones: readonly ZoneFit[], cut: Cut): FitLabel | undefined {
  if (zones.some(({ label }) => label === 'too_small')) return 'too_small'
  const carrying = zones.filter(({ zone }) => carries[cut].includes(zone))
  const isTight = zones.some(({ zone, label }) => label === 'tight' && covers[cut].includes(zone))
  if (carrying.length > 0 && isTight) return 'tight'
  return fitLabels.find((label) => carrying.some((zone) => zone.label === label))
}

/** The zones that decide a size: the rest is taken in or let out. */
export const carries: Record<Cut, readonly FitZone[]> = {
  shirt: ['chest'],
  tee: ['chest'],
  kurta: ['chest'],
  jacket: ['chest'],
  blouse: ['chest'],
  dress: ['chest', 'hips'],
  trousers: ['waist', 'hips'],
  skirt: ['waist'],
}

/** Stretch lets a garment on, and is no room: what is as wide as the body is tight in every cloth. */
function labelOf(easeMm: number, giveMm: number, rule: EaseRule): FitLabel {
  const { least, tight, close, regular } = boundsOf(rule, giveMm)
  if (easeMm < least) return 'too_small'
  if (easeMm < tight) return 'tight'
  if (easeMm < close) return 'close'
  return easeMm < regular ? 'regular' : 'loose'
}
