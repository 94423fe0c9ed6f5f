import type { Cut, FinishedSize } from './finished.ts'
import type { BodySizes } from './fit.ts'

export const hemPlaces = [
  'above_waist',
  'waist',
  'hips',
  'thigh',
  'above_knee',
  'knee',
  'below_knee',
  'calf',
  'ankle',
  'floor',
] as const
export type HemPlace = (typeof hemPlaces)[number]

export const sleevePlaces = ['upper_arm', 'elbow', 'forearm', 'wrist', 'hand'] as const
export type SleevePlace = (typeof sleevePlaces)[number]

export interface GarmentEnds {
  hem?: { overFloorMm: number; place: HemPlace }
  /** Over the wrist is positive, short of it negative. */
  sleeve?: { pastWristMm: number; place: SleevePlace }
}

/** Whether it hangs from the waist; everything else hangs from the nape. */
export const hangsFromWaist = (cut: Cut): boolean => cut === 'trousers' || cut === 'skirt'

/** Where hem and sleeve end on this body, as far as its lengths are known. */
export function endsOf(body: BodySizes, garment: { finished: FinishedSize; cut: Cut }): GarmentEnds {
  return { hem: hemOf(body, garment), sleeve: sleeveOf(body, garment.finished) }
}

function hemOf(body: BodySizes, { finished, cut }: { finished: FinishedSize; cut: Cut }): GarmentEnds['hem'] {
  const { outseam, inseam, back_length: back } = body
  if (outseam === undefined) return undefined
  // Cloth lies over the back as the tape does that measured it: cut as long as the back, it ends at the waist.
  const from = hangsFromWaist(cut) ? outseam : back === undefined ? undefined : outseam + back
  if (from === undefined) return undefined
  const overFloorMm = from - finished.lengthMm
  return { overFloorMm, place: hemPlace(overFloorMm, outseam, inseam ?? outseam * 0.74) }
}

function hemPlace(mm: number, waist: number, crotch: number): HemPlace {
  const knee = 0.6 * crotch
  const bounds: readonly (readonly [HemPlace, number])[] = [
    ['above_waist', waist + 25],
    ['waist', waist - 60],
    ['hips', crotch - 60],
    ['thigh', (crotch + knee) / 2],
    ['above_knee', knee + 40],
    ['knee', knee - 40],
    ['below_knee', 0.42 * crotch],
    ['calf', 0.2 * crotch],
    ['ankle', 15],
  ]
  return bounds.find(([, over]) => mm > over)?.[0] ?? 'floor'
}

function sleeveOf({ sleeve_length: arm }: BodySizes, { sleeveMm }: FinishedSize): GarmentEnds['sleeve'] {
  if (arm === undefined || sleeveMm === undefined) return undefined
  const share = sleeveMm / arm
  const place =
    share < 0.5
      ? 'upper_arm'
      : share < 0.62
        ? 'elbow'
        : sleeveMm < arm - 40
          ? 'forearm'
          : sleeveMm <= arm + 30
            ? 'wrist'
            : 'hand'
  return { pastWristMm: sleeveMm - arm, place }
}
