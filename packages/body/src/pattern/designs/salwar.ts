/**
 * A salwar, our own draft from the rules shops teach, in inches there: the belt half = hip/2 + 4, its height 7; the leg (kunda) as
 * long as the salwar less the belt; the asan (rise, from the waist) hip/3 + 4; each kali hip/4 + 2 wide at its top. A leg is one
 * straight panel as wide as the paincha and two kalis: front and back. The kali's free edge falls to the asan and then runs
 * down to the paincha. What the top has more than the belt is laid in pleats; a patiala has half as much again.
 */
import { toMm } from '@darzi/tailoring/units/length.ts'
import type { Piece, Point } from '../pattern.ts'
import { piece, straight } from '../pieces.ts'
import type { DraftDesign, Order } from './design.ts'

const inch = toMm(1, 'in')

export const draftSalwar: DraftDesign = (order) => {
  const { sizes, options } = order
  const widest = Math.max(sizes.hips, sizes.waist)
  const beltHalf = widest / 2 + 4 * inch
  const beltMm = options.mm('belt_height')
  return {
    pieces: [beltOf(beltHalf, beltMm), legOf(order), kaliOf(order, widest)],
    finished: { waistMm: 2 * beltHalf, hemMm: options.mm('leg_opening'), lengthMm: options.mm('length') },
  }
}

function beltOf(half: number, high: number): Piece {
  const corners = rectangle(half, high)
  return piece(
    'belt',
    [
      straight('waist', corners[0], corners[1]),
      straight('side.right', corners[1], corners[2]),
      straight('joint', corners[2], corners[3]),
      straight('side.left', corners[3], corners[0]),
    ],
    { cut: 2, allowanceMm: { waist: 35 } },
  )
}

function legOf({ options }: Order): Piece {
  const long = options.mm('length') - options.mm('belt_height')
  const corners = rectangle(options.mm('leg_opening'), long)
  return piece(
    'leg',
    [
      straight('waist', corners[0], corners[1]),
      straight('joint.right', corners[1], corners[2]),
      straight('hem', corners[2], corners[3]),
      straight('joint.left', corners[3], corners[0]),
    ],
    { cut: 2, fullness: 'pleated', allowanceMm: { hem: 60 } },
  )
}

/** The straight edge joins the leg; the other is half of the asan, then the inseam. */
function kaliOf({ options, sizes }: Order, widest: number): Piece {
  const long = options.mm('length') - options.mm('belt_height')
  const isPatiala = options.choice('cut') === 'patiala'
  const wide = (widest / 4 + 2 * inch) * (isPatiala ? 1.5 : 1)
  const rise = Math.max(widest / 3 + 4 * inch, sizes.outseam - sizes.inseam + 60)
  const asan = Math.min(Math.max(90, rise - options.mm('belt_height')), long * 0.5)
  const [top, out, fork, low]: [Point, Point, Point, Point] = [
    [0, 0],
    [wide, 0],
    [wide * 1.04, asan],
    [0, long],
  ]
  return piece(
    'kali',
    [
      straight('waist', top, out),
      straight('crotch', out, fork),
      straight('inseam', fork, low),
      straight('joint', low, top),
    ],
    { cut: 4, isPair: true, fullness: 'pleated' },
  )
}

const rectangle = (wide: number, high: number): [Point, Point, Point, Point] => [
  [0, 0],
  [wide, 0],
  [wide, high],
  [0, high],
]
