/**
 * Laying the pieces on the cloth: open, every piece by itself, or doubled lengthwise, halves against the fold and pairs at once.
 * The grain of every piece runs along the cloth. Always the same layout for the same pieces; nothing overlaps, for each piece is
 * placed by the boxes of a grid that cover it. What is found is a good layout, not the best one: a cutter may do better.
 */
import { cutLine } from './cut-line.ts'
import { at, boxOf } from './geometry.ts'
import type { ClothKind, Pattern, Piece, PieceKey, Point } from './pattern.ts'
import { edgeOf, isOnFold, unfold } from './pieces.ts'
import {
  asDrafted,
  halfTurned,
  movedBy,
  type Placement,
  placed,
  placedPiece,
  thenPlaced,
  turnedBy,
  turnedOverX,
} from './placement.ts'

export interface LaidPiece {
  key: PieceKey
  /** The cut line on the cloth: x across from the selvedge (or the fold), y along. */
  outline: Point[]
  /** As it was drafted, and how it came from there to where it lies; a half that lies at no fold is opened out first. */
  piece: Piece
  place: Placement
  isAtFold: boolean
  /** How many of the piece are cut here: two through doubled cloth, unless only one is left to cut. */
  copies: number
}

/** The piece where it lies on the cloth, with all that is drawn on it. */
export const pieceOnCloth = ({ piece, place, isAtFold }: LaidPiece): Piece =>
  placedPiece(isAtFold ? piece : unfold(piece), place)

export interface Layout {
  isDoubled: boolean
  /** Of the cloth, from selvedge to selvedge. */
  widthMm: number
  /** Of the cloth that is used. */
  lengthMm: number
  laid: LaidPiece[]
  /** Pieces no cloth of this width takes; then nothing is laid. */
  tooWide: PieceKey[]
}

export interface Cloth {
  widthMm: number
  isDoubled: boolean
  /** All pieces point the same way: velvet, or a print with a foot. */
  hasNap?: boolean
  kind?: ClothKind
}

export const cellMm = 10
const spareShare = 0.05

/** Metres to buy, in steps of five centimetres: the layout and five in a hundred for shrinking and crooked ends. */
export const metresOf = (lengthMm: number): number =>
  Math.ceil((lengthMm * (1 + spareShare)) / 50 - 1e-9) / 20

/** From the selvedge, or from the fold, to the selvedge over against it. */
export const acrossOf = ({ widthMm, isDoubled }: Pick<Layout, 'widthMm' | 'isDoubled'>): number =>
  isDoubled ? widthMm / 2 : widthMm

/** The shorter of the open and the doubled layout. */
export const bestLayout = (pattern: Pattern, cloth: Omit<Cloth, 'isDoubled'>): Layout =>
  bestTogether([pattern], cloth)

/** The same of all patterns of a garment, cut from one length of cloth. */
export function bestTogether(patterns: readonly Pattern[], cloth: Omit<Cloth, 'isDoubled'>): Layout {
  const [open, doubled] = [false, true].map((isDoubled) => layTogether(patterns, { ...cloth, isDoubled }))
  if (!open || !doubled) throw new Error('Nothing was laid')
  if (open.tooWide.length > 0) return doubled.tooWide.length > 0 ? open : doubled
  return doubled.tooWide.length === 0 && doubled.lengthMm < open.lengthMm ? doubled : open
}

/** All pieces among one another, or one pattern after the other where that is shorter. */
function layTogether(patterns: readonly Pattern[], cloth: Cloth): Layout {
  const mixed = layOut({ pieces: patterns.flatMap(({ pieces }) => pieces) }, cloth)
  if (patterns.length < 2 || mixed.tooWide.length > 0) return mixed
  const inTurn = patterns.map((pattern) => layOut(pattern, cloth)).reduce(after)
  return inTurn.lengthMm < mixed.lengthMm ? inTurn : mixed
}

const after = (first: Layout, then: Layout): Layout => ({
  ...first,
  lengthMm: first.lengthMm + then.lengthMm,
  laid: [...first.laid, ...then.laid.map((one) => ({ ...one, ...put(one, movedBy(0, first.lengthMm)) }))],
})

export function layOut({ pieces }: Pick<Pattern, 'pieces'>, cloth: Cloth): Layout {
  const { widthMm, isDoubled, kind = 'main' } = cloth
  const across = acrossOf(cloth)
  const asked = pieces.filter((piece) => piece.cloth === kind).flatMap((piece) => toLay(piece, isDoubled))
  const tooWide = [
    ...new Set(
      asked
        .filter((one) => Math.ceil(widthOf(one) / cellMm) > Math.floor(across / cellMm))
        .map(({ key }) => key),
    ),
  ]
  if (tooWide.length > 0 || asked.length === 0) return { isDoubled, widthMm, lengthMm: 0, laid: [], tooWide }
  const tries = orders.map((order) => place([...asked].sort(order), across, cloth.hasNap ?? false))
  const shortest = tries.reduce((best, one) => (lengthOf(one) < lengthOf(best) ? one : best))
  return { isDoubled, widthMm, lengthMm: lengthOf(shortest), laid: shortest, tooWide }
}

type Asked = LaidPiece

/** What was moved on the cloth, and all its moves as one. */
type Lying = Pick<LaidPiece, 'outline' | 'place'>

const put = ({ outline, place }: Lying, by: Placement): Lying => ({
  outline: placed(by, outline),
  place: thenPlaced(place, by),
})

const widthOf = ({ outline }: Pick<Asked, 'outline'>) => boxOf(outline).right - boxOf(outline).left
const heightOf = ({ outline }: Pick<Asked, 'outline'>) => boxOf(outline).bottom - boxOf(outline).top
const lengthOf = (laid: readonly LaidPiece[]) => Math.max(...laid.map(({ outline }) => boxOf(outline).bottom))

/** Each order of placing is tried; equal pieces keep the order of the pattern. What must lie at the fold comes first. */
const orders = [
  (a: Asked, b: Asked) => foldFirst(a, b) || widthOf(b) * heightOf(b) - widthOf(a) * heightOf(a),
  (a: Asked, b: Asked) => foldFirst(a, b) || heightOf(b) - heightOf(a),
  (a: Asked, b: Asked) => foldFirst(a, b) || widthOf(b) - widthOf(a),
]
const foldFirst = (a: Asked, b: Asked) => Number(b.isAtFold) - Number(a.isAtFold)

function toLay(piece: Piece, isDoubled: boolean): Asked[] {
  const { key, cut } = piece
  if (isDoubled && isOnFold(piece)) {
    const lying = againstTheFold(piece)
    return Array.from({ length: cut }, () => ({ key, piece, ...lying, isAtFold: true, copies: 1 }))
  }
  const whole = { outline: cutLine(unfold(piece)), place: asDrafted }
  const upright = toOrigin(alongTheGrain(whole, piece.grain))
  const over = toOrigin(put(upright, turnedOverX))
  const layers = isDoubled ? 2 : 1
  return Array.from({ length: Math.ceil(cut / layers) }, (_, i) => ({
    key,
    piece,
    ...(piece.isPair && !isDoubled && i % 2 === 1 ? over : upright),
    isAtFold: false,
    copies: Math.min(layers, cut - layers * i),
  }))
}

/** The half, its fold upright at x = 0. */
function againstTheFold(piece: Piece): Lying {
  const fold = edgeOf(piece, 'fold').line
  const start = at(fold, 0)
  const end = at(fold, fold.length - 1)
  const grain = start[1] < end[1] ? ([start, end] as const) : ([end, start] as const)
  const turned = alongTheGrain({ outline: cutLine(piece), place: asDrafted }, grain)
  const [foldX] = at(placed(turned.place, [grain[0]]), 0)
  const box = boxOf(turned.outline)
  const isLeft = foldX - box.left < box.right - foldX
  const { outline, place } = put(turned, movedBy(-foldX, -box.top))
  const lying = isLeft ? { outline, place } : put({ outline, place }, turnedOverX)
  return { ...lying, outline: lying.outline.map(([x, y]): Point => [Math.max(0, x), y]) }
}

/** Turned so that the grain runs along the cloth. */
const alongTheGrain = (lying: Lying, [from, to]: Piece['grain']): Lying =>
  put(lying, turnedBy(Math.atan2(to[0] - from[0], to[1] - from[1])))

function toOrigin(lying: Lying): Lying {
  const { left, top } = boxOf(lying.outline)
  return put(lying, movedBy(-left, -top))
}

/** Row by row of the grid, the first and last box a piece covers. */
export type Covered = { from: number; to: number }[]

function place(asked: readonly Asked[], across: number, hasNap: boolean): LaidPiece[] {
  const columns = Math.floor(across / cellMm)
  const rows: Uint8Array[] = []
  return asked.map((one) => {
    const { isAtFold } = one
    const turned: Lying[] = isAtFold || hasNap ? [one] : [one, toOrigin(put(one, halfTurned))]
    const found = turned
      .map((lying) => {
        const covered = coveredBy(lying.outline)
        return { lying, covered, ...firstPlace(covered, { rows, columns, isAtFold }) }
      })
      .reduce((best, other) =>
        other.row < best.row || (other.row === best.row && other.column < best.column) ? other : best,
      )
    occupy(rows, found.covered, { ...found, columns })
    return { ...one, ...put(found.lying, movedBy(found.column * cellMm, found.row * cellMm)) }
  })
}

export function coveredBy(outline: readonly Point[]): Covered {
  const covered: Covered = []
  for (const [i, from] of outline.entries()) cover(covered, from, at(outline, (i + 1) % outline.length))
  return covered
}

/** Widens every row a side passes through to the boxes it touches there. */
function cover(covered: Covered, [ax, ay]: Point, [bx, by]: Point) {
  const first = Math.floor(Math.min(ay, by) / cellMm)
  const last = Math.floor(Math.max(ay, by) / cellMm)
  for (let row = first; row <= last; row++) {
    const clip = (y: number) => (by === ay ? undefined : Math.min(1, Math.max(0, (y - ay) / (by - ay))))
    const shares = [clip(row * cellMm) ?? 0, clip((row + 1) * cellMm) ?? 1]
    const xs = shares.map((share) => ax + (bx - ax) * share)
    const known = covered[row] ?? { from: Number.POSITIVE_INFINITY, to: -1 }
    covered[row] = {
      from: Math.min(known.from, Math.floor(Math.min(...xs) / cellMm)),
      to: Math.max(known.to, Math.floor((Math.max(...xs) - 1e-6) / cellMm)),
    }
  }
}

interface Ground {
  rows: readonly Uint8Array[]
  columns: number
  isAtFold: boolean
}

/** The first free place from the beginning of the cloth, then from its left. */
export function firstPlace(
  covered: Covered,
  { rows, columns, isAtFold }: Ground,
): { row: number; column: number } {
  const most = columns - 1 - Math.max(...covered.map(({ to }) => to))
  for (let row = 0; ; row++) {
    let column = 0
    while (column <= (isAtFold ? 0 : most)) {
      const next = nextFree(rows, covered, { row, column })
      if (next === column) return { row, column }
      column = next
    }
  }
}

/** The same column when nothing is in the way there; else the first that clears what is. */
function nextFree(
  rows: readonly Uint8Array[],
  covered: Covered,
  { row, column }: { row: number; column: number },
) {
  for (let i = 0; i < covered.length; i++) {
    const taken = rows[row + i]
    const span = covered[i]
    if (!taken || !span) continue
    for (let x = column + span.to; x >= column + span.from; x--) if (taken[x]) return x + 1 - span.from
  }
  return column
}

export function occupy(
  rows: Uint8Array[],
  covered: Covered,
  { row, column, columns }: { row: number; column: number; columns: number },
) {
  covered.forEach(({ from, to }, i) => {
    while (rows.length <= row + i) rows.push(new Uint8Array(columns))
    rows[row + i]?.fill(1, column + from, column + to + 1)
  })
}
