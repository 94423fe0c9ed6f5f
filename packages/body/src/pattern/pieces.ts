/** Makes pieces: seam allowances by the kind of edge, half pieces unfolded, lines made whole again. */
import { areaOf, at, boxOf, mirrored, outlineOf } from './geometry.ts'
import type { Edge, EdgeName, Piece, PieceKey, Point } from './pattern.ts'

/** The trade's allowances: a centimetre at a seam, two at a hem, more where a tailor wants to let out: the side. */
const allowances: Partial<Record<string, number>> = {
  fold: 0,
  hem: 20,
  side: 15,
  slit: 20,
  neck: 8,
  overlap: 0,
  stand_top: 8,
  stand_hem: 20,
  pocket: 10,
}
const usualMm = 10

export function piece(
  key: PieceKey,
  edges: readonly Edge[],
  more: Partial<Omit<Piece, 'key' | 'edges'>> & { allowanceMm?: Partial<Record<EdgeName, number>> } = {},
): Piece {
  const { allowanceMm = {}, ...rest } = more
  const own = edges.map((edge) => ({
    ...edge,
    allowanceMm: allowanceMm[edge.name] ?? allowances[edge.name] ?? usualMm,
  }))
  return {
    key,
    cut: 1,
    isPair: false,
    cloth: 'main',
    edges: own,
    grain: downTheMiddle(own),
    notches: [],
    marks: [],
    ...rest,
  }
}

export const isOnFold = (of: Piece): boolean => of.edges.some(({ name }) => name === 'fold')

/** Two edges that follow one another, as one. */
export const joined = (name: EdgeName, ...lines: readonly (readonly Point[])[]): Edge => ({
  name,
  line: lines.flatMap((line, i) => (i === 0 ? [...line] : line.slice(1))),
  allowanceMm: 0,
})

export const straight = (name: EdgeName, from: Point, to: Point): Edge => ({
  name,
  line: [from, to],
  allowanceMm: 0,
})

export function edgeOf(of: Pick<Piece, 'edges' | 'key'>, name: EdgeName): Edge {
  const found = of.edges.find((edge) => edge.name === name)
  if (!found) throw new Error(`${of.key} has no edge ${name}`)
  return found
}

/**
 * A piece cut on the fold, opened out: an edge that touches the fold goes on across it, the others come twice, the one with
 * the larger x on the wearer's left.
 */
export function unfold(of: Piece): Piece {
  const foldAt = of.edges.findIndex(({ name }) => name === 'fold')
  if (foldAt < 0) return of
  const fold = at(of.edges, foldAt)
  const axis = [at(fold.line, 0), at(fold.line, fold.line.length - 1)] as const
  const half = [...of.edges.slice(foldAt + 1), ...of.edges.slice(0, foldAt)]
  const isLeft = outlineOf(half).reduce((sum, [x]) => sum + x - axis[0][0], 0) > 0
  const over = half.map((edge) => ({ ...edge, line: mirrored(edge.line, axis).reverse() })).reverse()
  const [near, far] = isLeft ? (['left', 'right'] as const) : (['right', 'left'] as const)
  const last = at(half, half.length - 1)
  const first = at(half, 0)
  const across = joined(last.name, last.line, at(over, 0).line)
  const back = joined(first.name, at(over, over.length - 1).line, first.line)
  const edges = [
    { ...back, allowanceMm: first.allowanceMm },
    ...half.slice(1, -1).map((edge) => ({ ...edge, name: sided(edge.name, near) })),
    { ...across, allowanceMm: last.allowanceMm },
    ...over.slice(1, -1).map((edge) => ({ ...edge, name: sided(edge.name, far) })),
  ]
  return {
    ...of,
    edges,
    notches: [...of.notches, ...mirrored(of.notches, axis)],
    marks: [...of.marks, ...of.marks.map((mark) => ({ ...mark, line: mirrored(mark.line, axis) }))],
  }
}

/** The other one of a pair. */
export function turnedOver(of: Piece): Piece {
  const axis = [
    [0, 0],
    [0, 1],
  ] as const
  const turned = (line: readonly Point[]) => mirrored(line, axis)
  return {
    ...of,
    edges: of.edges.map((edge) => ({ ...edge, line: turned(edge.line).reverse() })).reverse(),
    grain: [turned([of.grain[0]])[0] ?? of.grain[0], turned([of.grain[1]])[0] ?? of.grain[1]],
    notches: turned(of.notches),
    marks: of.marks.map((mark) => ({ ...mark, line: turned(mark.line) })),
  }
}

/** Of a piece drawn lying: the grain runs along its length. */
export function grainAcross(edges: readonly Edge[]): Piece['grain'] {
  const { left, right, top, bottom } = boxOf(outlineOf(edges))
  const [y, inset] = [(top + bottom) / 2, (right - left) * 0.15]
  return [
    [left + inset, y],
    [right - inset, y],
  ]
}

const sided = (name: EdgeName, side: 'left' | 'right') => `${name}.${side}` as EdgeName

/** The grain runs down the piece, through the middle of its area. */
function downTheMiddle(edges: readonly Edge[]): readonly [Point, Point] {
  const shape = outlineOf(edges)
  const ys = shape.map(([, y]) => y)
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const x = middleOf(shape)
  return [
    [x, top + (bottom - top) * 0.15],
    [x, bottom - (bottom - top) * 0.15],
  ]
}

function middleOf(shape: readonly Point[]): number {
  const area = areaOf(shape)
  let sum = 0
  for (let i = 0; i < shape.length; i++) {
    const [ax, ay] = at(shape, i)
    const [bx, by] = at(shape, (i + 1) % shape.length)
    sum += (ax + bx) * (ax * by - bx * ay)
  }
  return sum / (6 * area)
}
