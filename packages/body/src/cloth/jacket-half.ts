/** One half of a jacket as it hangs: the flat shapes that lie on it, and where their points are on its cloth. */
import { type Lapel, lapelOf, lapelShapeOf } from '../pattern/designs/lapel.ts'
import { at } from '../pattern/geometry.ts'
import type { LapelShape } from '../pattern/lapel-shape.ts'
import type { Mark, Piece, Point } from '../pattern/pattern.ts'
import { edgeOf } from '../pattern/pieces.ts'
import type { Side } from '../pattern/seams.ts'
import type { Panel } from '../pattern/sewing-shapes.ts'
import type { Draped, Sewn } from './cloth.ts'
import { type OnCloth, onPanel } from './on-cloth.ts'

/** Its points as on the wearer's left, turned over for the right. */
export interface Half {
  shape: LapelShape
  lapel: Lapel
  neckPoint: Point
  shoulderTip: Point
  corner: Point
  /** From the middle behind to the shoulder. */
  backNeck: Point[]
  marks: readonly Mark[]
  onFront: (point: Point) => OnCloth
  onBack: (point: Point) => OnCloth
}

export function halfOf(draped: Draped, { sewing, sewn }: Sewn, side: Side): Half {
  const piece = (name: string): Piece => panelOf(sewing.panels, `${name}_${side}`).piece
  const turned = ([x, y]: Point): Point => (side === 'left' ? [x, y] : [-x, y])
  const front = piece('front')
  const neck = edgeOf(front, 'neck').line.map(turned)
  const marks = front.marks.map((mark) => ({ ...mark, line: mark.line.map(turned) }))
  const [, breakPoint] = marks.find(({ kind }) => kind === 'roll')?.line ?? []
  if (!breakPoint) throw new Error('A jacket has a roll line')
  const [neckPoint, corner] = [at(neck, 0), at(neck, 1)]
  const shoulderTip = turned(at(edgeOf(front, `shoulder.${side}`).line, 0))
  const backNeck = edgeOf(piece('back'), 'neck').line.map(turned)
  const on = (name: string, of: Side) => onPanel(draped, sewn, `${name}_${of}`)
  const [own, other] = [on('front', side), on('front', side === 'left' ? 'right' : 'left')]
  const back = on('back', side)
  const shape = lapelShapeOf(front)
  return {
    shape,
    lapel: lapelOf({ shape, neckPoint, shoulderTip, breakPoint }),
    neckPoint,
    shoulderTip,
    corner,
    backNeck: at(backNeck, 0)[0] < at(backNeck, backNeck.length - 1)[0] ? backNeck : [...backNeck].reverse(),
    marks,
    // What lies beyond the middle lies on the other front.
    onFront: (point) => (point[0] >= 0 ? own : other)(turned(point)),
    onBack: (point) => back(turned(point)),
  }
}

function panelOf(panels: readonly Panel[], name: string): Panel {
  const found = panels.find((panel) => panel.name === name)
  if (!found) throw new Error(`No panel ${name}`)
  return found
}
