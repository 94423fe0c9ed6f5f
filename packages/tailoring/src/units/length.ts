/**
 * Lengths: what a hand types, what the book holds and what an eye reads. This folder alone knows how long an inch is; the book
 * holds millimetres to the hundredth beside the words as typed, so a value never drifts by being shown in the other unit.
 */
export const lengthUnits = ['in', 'cm'] as const
export type LengthUnit = (typeof lengthUnits)[number]

/** Hundredths of a millimetre: whole numbers, so that no multiplication leaves a crumb. */
const hundredthsPer = { in: 2540, cm: 1000 } as const satisfies Record<LengthUnit, number>

/** Longer than this nothing on a person or a garment is; the hem of a wide lehenga goes round for twelve metres. */
export const longestMm = 15_000

const eighthMm = 25.4 / 8

/** `numerator / denominator` of a unit in millimetres, to the hundredth, half up. */
export function toMm(numerator: number, unit: LengthUnit, denominator = 1): number {
  return Math.round((numerator * hundredthsPer[unit]) / denominator) / 100
}

/** How many of the unit a length is; not rounded. */
export const inUnit = (mm: number, unit: LengthUnit): number => (mm * 100) / hundredthsPer[unit]

/** The length a number would have been, had it been meant in the other unit: 100 typed as inches is 100 cm. */
export function ifMeantIn(meant: LengthUnit, mm: number, typed: LengthUnit): number {
  return Math.round((mm * 100 * hundredthsPer[meant]) / hundredthsPer[typed]) / 100
}

/** The nearest mark of an inch tape, in millimetres. */
export const roundToEighth = (mm: number): number => toMm(Math.round(mm / eighthMm), 'in', 8)

/** For the eye, without the unit: `36 ½` inches to the nearest eighth, or `92.0` centimetres. */
const leastMm: Record<LengthUnit, number> = { cm: 1, in: 2 }

/** How far a size may be off, as it is read: "1.4", "1/2". Never nothing. */
export const showPlusMinus = (mm: number, unit: LengthUnit): string =>
  showLength(Math.max(mm, leastMm[unit]), unit)

export function showLength(mm: number, unit: LengthUnit): string {
  const size =
    unit === 'in' ? showEighths(Math.round(Math.abs(mm) / eighthMm)) : showTenths(Math.abs(mm) / 10)
  return mm < 0 && !/^[0.]+$/.test(size) ? `−${size}` : size
}

const marks = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞']

/** Eighths of an inch as a tape is read: 292 is `36 ½`. */
export function showEighths(eighths: number): string {
  const whole = Math.floor(eighths / 8)
  const mark = marks[eighths % 8] ?? ''
  if (!mark) return String(whole)
  return whole === 0 ? mark : `${whole} ${mark}`
}

/** One decimal, half up; a float's last crumb does not decide. */
export const showTenths = (value: number): string => (Math.round(value * 10 + 1e-9) / 10).toFixed(1)

/** Points of print, of which an inch has 72, in a millimetre: for paper. */
export const ptPerMm = 72 / 25.4
