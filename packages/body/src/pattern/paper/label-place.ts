/**
 * Where a piece's words stand: inside its seam line, beside the grain where there is room; smaller where there is little, along a piece
 * that is narrow, and where its name has no room at all, the number it has in the list of pieces.
 */
import { at, type Box, between, boxOf, crossings, outlineOf } from '../geometry.ts'
import type { Piece, Point } from '../pattern.ts'
import { type Placement, placed, placedPiece } from '../placement.ts'
import { lineShare, widthOf } from './lines.ts'

export interface Label {
  /** Where the first line begins. */
  at: Point
  lines: string[]
  /** Height of a line. */
  sizeMm: number
  /** Read upwards: a quarter of a turn to the left. */
  isUpright?: true
}

/** The smallest that is still read on paper. */
const leastMm = 2
const [padMm, stepMm, rowsWithin] = [1, 4, 4]

/** Where all lines find no room, the last is left off: whose pattern it is stands at its head too. */
export function labelOf(piece: Piece, lines: string[]): Label {
  const near = besideTheGrain(piece, boxOf(outlineOf(piece.edges)))
  return (
    fittingLabel(piece, lines) ??
    labelAlong(piece, lines) ?? { at: near, lines: lines.slice(0, 1), sizeMm: leastMm }
  )
}

/** Letters of a picture of all pieces on a screen, in mm of the pieces. */
const onScreen: Sizes = { mostMm: 22, leastMm: 15 }

/** On a screen: its name, or the number under which the name stands beside the picture. */
export const screenLabelOf = (piece: Piece, name: string, number: number): Label =>
  fittingLabel(piece, [name], undefined, onScreen) ??
  labelAlong(piece, [name], onScreen) ??
  fittingLabel(piece, [String(number)], undefined, { ...onScreen, leastMm: leastNumberMm }) ??
  labelInside(piece, String(number), leastNumberMm)
const leastNumberMm = 10

/** How large the letters may be. */
interface Sizes {
  mostMm: number
  leastMm: number
}

/** As near to a place as there is room; undefined where not even the first line has any. */
export function fittingLabel(
  piece: Piece,
  lines: string[],
  place?: Point,
  sizes: Sizes = { mostMm: sizeOf(boxOf(outlineOf(piece.edges))), leastMm },
): Label | undefined {
  const shape = outlineOf(piece.edges)
  const near = place ?? besideTheGrain(piece, boxOf(shape))
  const shorter = lines.length > 2 ? [lines, lines.slice(0, -1), lines.slice(0, 1)] : [lines]
  for (const some of shorter)
    for (let sizeMm = sizes.mostMm; sizeMm >= sizes.leastMm; sizeMm *= 0.9) {
      const place = roomFor(shape, blockOf(some, sizeMm), near)
      if (place) return { at: place, lines: some, sizeMm }
    }
  return undefined
}

/** The piece lying on its side, as whoever reads upwards sees it; and back. */
const [lying, standing]: [Placement, Placement] = [
  [0, -1, 1, 0, 0, 0],
  [0, 1, -1, 0, 0, 0],
]

function labelAlong(piece: Piece, lines: string[], sizes?: Sizes): Label | undefined {
  const label = fittingLabel(placedPiece(piece, lying), lines, undefined, sizes)
  return label && { ...label, at: at(placed(standing, [label.at]), 0), isUpright: true }
}

/** A short text in the middle of the grain, however narrow the piece is. */
export function labelInside({ grain }: Piece, text: string, sizeMm = leastMm): Label {
  const [x, y] = between(grain[0], grain[1], 0.5)
  return { at: [x - widthOf(text, sizeMm) / 2, y - sizeMm * 0.6], lines: [text], sizeMm }
}

interface Block {
  wide: number
  high: number
}

const blockOf = (lines: readonly string[], sizeMm: number): Block => ({
  wide: Math.max(...lines.map((line) => widthOf(line, sizeMm))),
  high: lines.length * lineShare * sizeMm,
})

/** The nearest height at which the whole block lies inside. */
function roomFor(shape: readonly Point[], { wide, high }: Block, [x, y]: Point): Point | undefined {
  const { top, bottom } = boxOf(shape)
  const last = bottom - padMm - high
  const steps = Math.max(0, Math.floor((last - top - padMm) / stepMm))
  const heights = [y, ...Array.from({ length: steps + 1 }, (_, i) => top + padMm + i * stepMm)]
  const byNearness = heights
    .filter((height) => height >= top + padMm && height <= last)
    .sort((a, b) => Math.abs(a - y) - Math.abs(b - y))
  for (const height of byNearness) {
    const [left, right] = roomAt(shape, height, high)
    if (right - left >= wide) return [Math.min(Math.max(x, left), right - wide), height]
  }
  return undefined
}

/** What lies inside at every row of a block that begins at a height. */
function roomAt(shape: readonly Point[], y: number, high: number): [left: number, right: number] {
  let room: [number, number] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let i = 0; i <= rowsWithin; i++) {
    const [left, right] = widestAt(shape, y + (high * i) / rowsWithin)
    room = [Math.max(room[0], left + padMm), Math.min(room[1], right - padMm)]
  }
  return room
}

function widestAt(shape: readonly Point[], y: number): [number, number] {
  const found = crossings(shape, y)
  let widest: [number, number] = [0, 0]
  for (let i = 0; i + 1 < found.length; i += 2) {
    const [left, right] = [at(found, i), at(found, i + 1)]
    if (right - left > widest[1] - widest[0]) widest = [left, right]
  }
  return widest
}

/** A third down; of a piece drawn lying, at its upper left. */
function besideTheGrain({ grain }: Piece, { left, right, top, bottom }: Box): Point {
  const [x, y] = between(grain[0], grain[1], 0.35)
  const isLying = right - left > 2 * (bottom - top)
  return isLying ? [left + 4, top + 3] : [Math.min(x + 5, left + (right - left) * 0.55), y]
}

const sizeOf = ({ left, right, top, bottom }: Box): number =>
  Math.max(3, Math.min(8, (right - left) / 16, (bottom - top) / 9))
