/**
 * Several sizes of one pattern drawn over one another, so that one of them is cut out of the nest: each has its own line, and in
 * the file its own layer. Pieces of the same name lie as they were drafted, at the neck point, the fold or the waist.
 */
import { cutLine } from '../cut-line.ts'
import { at } from '../geometry.ts'
import type { SizedPattern } from '../grade-sizes.ts'
import type { Piece, Point } from '../pattern.ts'
import type { Sheet, Stroke } from './drawn-sheet.ts'
import { type Label, labelOf, screenLabelOf } from './label-place.ts'
import { type Drawable, drawPiece, packedSheet, type SheetWords, sideBySide } from './sheet.ts'

export interface NestWords extends SheetWords {
  /** What a size is called, short. */
  size(sized: SizedPattern): string
  seams: string
}

export function nestedSheetOf(sizes: readonly SizedPattern[], words: NestWords): Sheet {
  const names = sizes.map(words.size)
  const drawn = nestOf(sizes, (smallest, piece) => labelOf(smallest, words.piece(piece)))
  const sheet = packedSheet(drawn, words, keyOf(names))
  return { ...sheet, nest: { names, seams: words.seams } }
}

/** The nests alone, to be looked at. */
export const pictureOfNest = (sizes: readonly SizedPattern[], nameOf: (piece: Piece) => string): Sheet =>
  sideBySide(nestOf(sizes, (smallest, piece, k) => screenLabelOf(smallest, nameOf(piece), k + 1)))

/** Which line is whose: a sample of each beside the test square, within the first page of A4. */
function keyOf(names: readonly string[]): Pick<Sheet, 'strokes' | 'labels'> {
  const [left, right, top, apart, sizeMm] = [118, 142, 16, 13, 3.5]
  return {
    strokes: names.map((_, size): Stroke => {
      const y = top + size * apart
      const line: Point[] = [
        [left, y],
        [right, y],
      ]
      return { kind: 'cut', line, isClosed: false, size }
    }),
    labels: names.map((name, size) => ({
      at: [right + 4, top + size * apart - sizeMm * 0.8],
      lines: [name],
      sizeMm,
    })),
  }
}

/** Its words stand in the smallest of its sizes. */
type LabelIn = (smallest: Piece, piece: Piece, k: number) => Label

function nestOf(sizes: readonly SizedPattern[], labelIn: LabelIn): Drawable[] {
  const own = sizes.map(({ pattern }) => byName(pattern.pieces))
  const names = [...new Set(own.flatMap((pieces) => [...pieces.keys()]))]
  const middle = sizes.findIndex(({ step }) => step === 0)
  return names.map((name, k) => {
    const nested = own.flatMap((pieces, size) => {
      const piece = pieces.get(name)
      return piece ? [{ piece, size, isMiddle: size === middle }] : []
    })
    const { piece } = nested.find(({ isMiddle }) => isMiddle) ?? at(nested, 0)
    const shared = drawPiece(piece, []).strokes.filter(({ kind }) => kind === 'fold' || kind === 'grain')
    // The largest first, so that on the screen none is hidden by another.
    const sized = nested.toReversed().flatMap(({ piece: one, size }) =>
      drawPiece(one, [])
        .strokes.filter(({ kind }) => kind !== 'fold' && kind !== 'grain')
        .map((stroke): Stroke => ({ ...stroke, size })),
    )
    return {
      outline: nested.flatMap(({ piece: one }) => cutLine(one)),
      strokes: [...sized, ...shared],
      label: labelIn(at(nested, 0).piece, piece, k),
    }
  })
}

/** A design may have two pieces of one name. */
function byName(pieces: readonly Piece[]): Map<string, Piece> {
  const named = new Map<string, Piece>()
  for (const piece of pieces) {
    const nth = [...named.values()].filter(({ key }) => key === piece.key).length
    named.set(`${piece.key} ${nth}`, piece)
  }
  return named
}
