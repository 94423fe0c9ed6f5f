/**
 * Metres of cloth for one piece, for cloth at least `widthCm` wide: only figures with a source (domain facts, 3.3). Where none is
 * known a type has no line and the shop writes its own. Checks and stripes need more than any of these.
 */
import { inUnit, toMm } from '../units/length.ts'
import type { ClothNeed, GarmentType } from './garment.ts'

const cmOf = (inchesWide: number) => Math.round(inUnit(toMm(inchesWide, 'in'), 'cm'))
const narrow = cmOf(36)
const lawn = cmOf(44)
const wide = cmOf(58)

export const shirtCloth: ClothNeed[] = [
  { widthCm: wide, fromM: 1.6, toM: 1.6, when: 'sleeve.full' },
  { widthCm: wide, fromM: 1.4, toM: 1.4, when: 'sleeve.half' },
  { widthCm: narrow, fromM: 2.1, toM: 2.25, when: 'sleeve.full' },
  { widthCm: narrow, fromM: 1.9, toM: 1.9, when: 'sleeve.half' },
]
/** For a man of 5′7″ to 6′0″; the source names no width, so they stand for the narrowest common one. */
export const kurtaCloth: ClothNeed[] = [{ widthCm: narrow, fromM: 2.5, toM: 3 }]
export const pajamaCloth: ClothNeed[] = [{ widthCm: narrow, fromM: 2, toM: 2.5 }]
export const kameezCloth: ClothNeed[] = [{ widthCm: lawn, fromM: 2.5, toM: 3 }]
export const salwarCloth: ClothNeed[] = [
  { widthCm: lawn, fromM: 2, toM: 2.5 },
  { widthCm: lawn, fromM: 3, toM: 3.5, when: 'salwar_cut.patiala' },
  { widthCm: lawn, fromM: 5, toM: 5, when: 'salwar_cut.sharara' },
]

interface Cut {
  widthCm: number
  /** As a piece keeps them; a group that is not in it is undecided. */
  styles?: readonly { group: string; option: string }[]
  /** Of the person; above six feet the lengths, and with them the cloth, grow. */
  heightMm?: number
}

const tallMm = toMm(72, 'in')

/** What to buy for one piece, or undefined when nothing is known for cloth so narrow or for such a style. */
export function clothNeeded(
  garment: Pick<GarmentType, 'cloth'>,
  { widthCm, styles = [], heightMm = 0 }: Cut,
): { fromM: number; toM: number } | undefined {
  const chosen = new Set(styles.map(({ group, option }) => `${group}.${option}`))
  const decided = new Set(styles.map(({ group }) => group))
  const wideEnough = garment.cloth.filter((need) => need.widthCm <= widthCm).sort(widestFirst)
  const need =
    wideEnough.find(({ when }) => when !== undefined && chosen.has(when)) ??
    wideEnough.find(({ when }) => when === undefined) ??
    wideEnough.find(({ when = '' }) => !decided.has(when.split('.')[0] ?? ''))
  if (!need) return undefined
  const stretch = Math.max(1, heightMm / tallMm)
  return { fromM: upToFiveCm(need.fromM * stretch), toM: upToFiveCm(need.toM * stretch) }
}

/** The same by every width the garment has a line for, the widest first. */
export function clothByWidth(garment: Pick<GarmentType, 'cloth'>, cut: Omit<Cut, 'widthCm'>) {
  const widths = [...new Set(garment.cloth.map(({ widthCm }) => widthCm))].sort((a, b) => b - a)
  return widths.flatMap((widthCm) => {
    const need = clothNeeded(garment, { ...cut, widthCm })
    return need ? [{ widthCm, ...need }] : []
  })
}

/** While a style is undecided, the one that takes most. */
const widestFirst = (a: ClothNeed, b: ClothNeed) => b.widthCm - a.widthCm || b.toM - a.toM

/** Cloth is bought in steps of five centimetres, never too little. */
const upToFiveCm = (metres: number) => Math.ceil(metres * 20 - 1e-9) / 20
