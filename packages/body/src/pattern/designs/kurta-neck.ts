/** What finishes the neck of a kurta or a sherwani: a band with its patti (placket), or a facing around a scooped neck. */
import type { Piece, Point } from '../pattern.ts'
import { piece, straight } from '../pieces.ts'

/** The band stands 35 mm on a kurta, cut double, as long as the neck. */
export const band = (neckMm: number, standMm = 35): Piece =>
  strip('collar_stand', [neckMm + 30, standMm], { cut: 2 })

/** The strip around a round neck lies on the bias, so that it stretches where it is turned. */
export const facing = (neckMm: number): Piece =>
  strip('neck_facing', [neckMm, facingMm], { grain: bias(neckMm / 2, facingMm / 2) })
const facingMm = 40

/** Each is folded along its length over an edge of the opening; under the opening a finger of both is sewn down. */
export const plackets = (openingMm: number): Piece[] => [
  strip('front_placket_over', [openingMm + belowMm, 2 * overMm]),
  strip('front_placket_under', [openingMm + belowMm, 2 * underMm]),
]
const [belowMm, overMm, underMm] = [20, 32, 26]

/** Drawn lying; the grain runs along its length where nothing else is said. */
function strip(
  key: Piece['key'],
  [long, wide]: Point,
  more: Partial<Pick<Piece, 'cut' | 'grain'>> = {},
): Piece {
  const [a, b, c, d]: [Point, Point, Point, Point] = [
    [0, 0],
    [long, 0],
    [long, wide],
    [0, wide],
  ]
  const edges = [
    straight('joint', a, b),
    straight('edge.right', b, c),
    straight(key === 'front_placket_over' || key === 'front_placket_under' ? 'edge' : 'neck', c, d),
    straight('edge.left', d, a),
  ]
  const along = [
    [long * 0.15, wide / 2],
    [long * 0.85, wide / 2],
  ] as const
  return piece(key, edges, { grain: along, ...more })
}

/** Halfway between both grains, through the middle of the strip. */
const bias = (x: number, y: number): Piece['grain'] => [
  [x - y * 0.8, y * 0.2],
  [x + y * 0.8, y * 1.8],
]
