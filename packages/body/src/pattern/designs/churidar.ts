/**
 * A churidar: close along the leg, and longer than it. From the ankle on it is as narrow as the mohri, so that what is longer than the
 * leg lies in churis, rings over the foot. Its ordered length has them in it. Rules of the trade: four to six inches for the churis;
 * six centimetres more than the knee and four more than the calf, to sit in; a mohri the heel goes through. Drawn along the grain:
 * on the bias, as the finest are cut, no usual cloth is as wide as a leg is long.
 */
import { at, between, distance } from '../geometry.ts'
import type { Edge, Piece, Point } from '../pattern.ts'
import type { DraftDesign, Order } from './design.ts'
import { legLengthOf, widenedBy } from './leg.ts'
import { titanLegs } from './titan-legs.ts'

const ease = { knee: 60, calf: 40 } as const
/** From the floor, of the height of the knee. */
const [calfShare, ankleShare] = [0.7, 0.17]

export const draftChuridar: DraftDesign = (order) => {
  const lengthMm = Math.max(legLengthOf(order), ankleOf(order) + 40)
  const kneeMm = order.sizes.knee + ease.knee
  const legs = titanLegs(order.sizes, {
    lengthMm,
    kneeMm,
    hemAllowanceMm: 25,
    shaped: (leg) => widenedBy(withPoints(leg), sideOf(order, kneeMm)),
  })
  return { ...legs, drawn: { length: lengthMm } }
}

/** Down from the waist. */
const ankleOf = ({ sizes }: Order) => sizes.outseam - ankleShare * (sizes.outseam - sizes.waist_to_knee)

/** How much every one of a leg's four sides goes out, by height: from the knee over the calf to the ankle, and straight on. */
function sideOf(order: Order, kneeMm: number): (y: number) => number {
  const { sizes, options } = order
  const knee = sizes.waist_to_knee
  const calf = sizes.outseam - calfShare * (sizes.outseam - knee)
  const knots = [
    [knee, 0],
    [calf, (sizes.calf + ease.calf - kneeMm) / 4],
    [ankleOf(order), (options.mm('leg_opening') - kneeMm) / 4],
  ] as const
  return (y) => {
    for (const [k, [low, mm]] of knots.entries()) {
      const [from, before] = knots[k - 1] ?? [low, mm]
      if (y < low) return before + (k === 0 ? 0 : ((y - from) / (low - from)) * (mm - before))
    }
    return knots[2][1]
  }
}

const stepMm = 10

/** Its sides with points on their way, so that they can be bent. */
const withPoints = (leg: Piece): Piece => ({
  ...leg,
  edges: leg.edges.map((edge): Edge => (isSide(edge) ? { ...edge, line: dense(edge.line) } : edge)),
})

const isSide = ({ name }: Edge) => name === 'inseam' || name === 'outseam'

function dense(line: readonly Point[]): Point[] {
  const points = line.slice(1).flatMap((to, k) => {
    const from = at(line, k)
    const parts = Math.max(1, Math.ceil(distance(from, to) / stepMm))
    return Array.from({ length: parts }, (_, n) => between(from, to, (n + 1) / parts))
  })
  return [at(line, 0), ...points]
}
