/**
 * Cut and cloth for a body, each with the reason that led to it. Rules of the trade in plain differences of the tape; no rule says
 * anything of health or beauty, and where no rule fits, nothing is advised.
 */
export type AdvisedShape = 'athletic' | 'slim' | 'regular' | 'plus'

export interface AdvisedBody {
  shape: AdvisedShape
  sex: 'male' | 'female' | 'unknown'
  heightMm: number
  chestMm: number
  waistMm: number
  hipsMm: number
}

export const cutAdvices = [
  'takenInWaist',
  'straightSides',
  'roomAtHips',
  'longLines',
  'brokenLength',
  'layers',
  'unlinedFront',
] as const
export type CutAdvice = (typeof cutAdvices)[number]
export const clothAdvices = [
  'crispCotton',
  'softWool',
  'drapingSilk',
  'texturedLinen',
  'stretchCotton',
] as const
export type ClothAdvice = (typeof clothAdvices)[number]

/** What was seen: a difference or a size of the tape, or the shape as a word. */
export type Reason =
  | { params: 'drop' | 'smallDrop' | 'waistOverChest' | 'hipsOverChest' | 'tall' | 'short'; mm: number }
  | { params: 'shape' }

export interface Advice<Of> {
  advice: Of
  reason: Reason
}

/** Chest less waist: a ready-made jacket is cut for six inches. */
const wellTaperedMm = 150
const hardlyTaperedMm = 60
/** Hips this much over the chest need their own room in a straight kurta or kameez. */
const hipsOutMm = 60
/** By grown people's heights; a woman's in brackets of the second figure. */
const tallMm = { male: 1830, female: 1700, unknown: 1770 } as const
const shortMm = { male: 1640, female: 1530, unknown: 1580 } as const

export function adviseCut(body: AdvisedBody): Advice<CutAdvice>[] {
  const { chestMm, waistMm, hipsMm, heightMm, sex, shape } = body
  const drop = chestMm - waistMm
  const found: Advice<CutAdvice>[] = []
  if (drop >= wellTaperedMm) found.push({ advice: 'takenInWaist', reason: { params: 'drop', mm: drop } })
  if (drop < hardlyTaperedMm) found.push({ advice: 'straightSides', reason: whyStraight(drop) })
  const hipsOver = hipsMm - chestMm
  if (hipsOver > hipsOutMm)
    found.push({ advice: 'roomAtHips', reason: { params: 'hipsOverChest', mm: hipsOver } })
  if (heightMm < shortMm[sex]) found.push({ advice: 'longLines', reason: { params: 'short', mm: heightMm } })
  if (heightMm > tallMm[sex]) found.push({ advice: 'brokenLength', reason: { params: 'tall', mm: heightMm } })
  if (shape === 'slim') found.push({ advice: 'layers', reason: { params: 'shape' } })
  if (shape === 'plus') found.push({ advice: 'unlinedFront', reason: { params: 'shape' } })
  return found
}

const whyStraight = (dropMm: number): Reason =>
  dropMm >= 0 ? { params: 'smallDrop', mm: dropMm } : { params: 'waistOverChest', mm: -dropMm }

const clothsFor = {
  athletic: ['stretchCotton', 'softWool'],
  slim: ['texturedLinen', 'crispCotton'],
  regular: ['crispCotton', 'drapingSilk'],
  plus: ['softWool', 'drapingSilk'],
} as const satisfies Record<AdvisedShape, readonly ClothAdvice[]>

export const adviseCloth = ({ shape }: Pick<AdvisedBody, 'shape'>): Advice<ClothAdvice>[] =>
  clothsFor[shape].map((advice) => ({ advice, reason: { params: 'shape' } }))
