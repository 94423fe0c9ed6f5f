/**
 * The cutting layout as DXF: the blocks of the pattern's own file, each drawn where it lies on the cloth, and a block more for every
 * cloth with its edges and its fold. In millimetres, y upwards, the beginning of the cloth at the left.
 */
import { acrossOf, type Layout, pieceOnCloth } from '../lay-out.ts'
import type { ClothKind } from '../pattern.ts'
import { placedPiece } from '../placement.ts'
import { asciiOf } from './ascii.ts'
import {
  type Block,
  blockOf,
  type DxfNotes,
  dxfOfBlocks,
  layerOf,
  polyline,
  styleOf,
  textsOf,
  warningsOf,
} from './dxf.ts'
import { clothLengthMm, onTable } from './layout-sheet.ts'

export interface LaidCloth {
  kind: ClothKind
  layout: Layout
}

/** One cloth under the other, in mm between them. */
const apartMm = 100

export function layoutDxf(design: string, cloths: readonly LaidCloth[], notes: DxfNotes = {}): string {
  const style = styleOf(`${design} cutting layout`, notes)
  // What the file says of itself stands over the first cloth.
  let top = apartMm
  const blocks = cloths.flatMap(({ kind, layout }) => {
    const own = blocksOf(kind, layout, { top, style, size: notes.size })
    top += acrossOf(layout) + apartMm
    return own
  })
  return dxfOfBlocks(style, blocks, [...(notes.size ? [`Size: ${notes.size}`] : []), ...warningsOf(notes)])
}

interface Laying {
  top: number
  style: string
  size: string | undefined
}

function blocksOf(kind: ClothKind, layout: Layout, { top, style, size }: Laying): Block[] {
  const place = onTable(layout, 1, [0, top])
  const pieces = layout.laid.map((laid, k): Block => {
    const name = asciiOf(`${kind}-${k + 1}-${laid.key}`).toUpperCase()
    const piece = { ...placedPiece(pieceOnCloth(laid), place), cut: laid.copies }
    return { name, layer: 1, pairs: blockOf(piece, { name, style, size, textAt: piece.grain[0] }) }
  })
  return [clothBlock(kind, layout, top), ...pieces]
}

function clothBlock(kind: ClothKind, layout: Layout, top: number): Block {
  const name = `CLOTH-${kind.toUpperCase()}`
  const [long, low] = [clothLengthMm(layout), top + acrossOf(layout)]
  const edges = [
    [0, top],
    [long, top],
    [long, low],
    [0, low],
  ] as const
  const said = [
    `Annotation: ${kind} cloth, ${layout.widthMm} mm wide, ${long} mm long`,
    `Annotation: ${layout.isDoubled ? 'folded lengthwise, the fold below' : 'laid open'}`,
  ]
  const pairs = [
    ...[0, 'BLOCK', 8, 1, 2, name, 70, 0, 10, 0, 20, 0],
    ...polyline(edges, true, layerOf.cloth),
    ...(layout.isDoubled ? polyline([edges[3], edges[2]], false, layerOf.fold) : []),
    ...textsOf(said, [0, low + 15]),
    ...[0, 'ENDBLK', 8, 1],
  ]
  return { name, layer: 1, pairs }
}
