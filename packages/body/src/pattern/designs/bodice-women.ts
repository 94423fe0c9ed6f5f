/** The women's bodice block: Bella to the waist, with her darts and a sleeve to the wrist. */

import type { Draft } from '../freesewing.ts'
import { at } from '../geometry.ts'
import type { Piece } from '../pattern.ts'
import { joined, piece, straight } from '../pieces.ts'
import { bellaHalves, dartMarks, draftBella, last } from './bella-block.ts'
import { bellaLetOut } from './bella-let-out.ts'
import { bellaGirths, bellaSleeve } from './bella-parts.ts'
import { type DraftDesign, easeOf, leastEaseOf, type Order } from './design.ts'

export const draftBodiceWomen: DraftDesign = (order) => {
  const { draft, front, back } = bodiceOf(order)
  const { sizes } = order
  return {
    pieces: [front, back, bellaSleeve(draft, sizes.sleeve_length, sizes.wrist * 1.25)],
    finished: {
      ...bellaGirths(draft, front, back),
      lengthMm: sizes.nape_to_waist,
      sleeveMm: sizes.sleeve_length,
    },
  }
}

/** Front and back to the waist, each on the fold. */
export function bodiceOf(order: Order): { draft: Draft; front: Piece; back: Piece } {
  const draft = draftBella(order, easeOf('bodice', order.options.choice('fit')))
  const least = order.sizes.waist + leastEaseOf('bodice', order.options.choice('fit'))
  const { f, b } = bellaLetOut(bellaHalves(draft), least)
  const front = piece(
    'front',
    [
      straight('fold', last(f.neck), f.centre),
      joined('waist', [f.centre, at(f.waistDart.left, 0), at(f.waistDart.right, 0), f.sideHem]),
      joined('side', [f.sideHem, f.bustDart.low, f.bustDart.mouth, f.bustDart.high, at(f.armhole, 0)]),
      joined('armhole', f.armhole),
      joined('shoulder', f.shoulder),
      joined('neck', f.neck),
    ],
    {
      marks: [
        ...dartMarks(f.waistDart),
        { kind: 'dart', line: [f.bustDart.low, f.bustDart.tip, f.bustDart.high] },
      ],
    },
  )
  const back = piece(
    'back',
    [
      straight('fold', last(b.neck), b.centre),
      joined('waist', [b.centre, at(b.dart.left, 0), at(b.dart.right, 0), at(b.side, 0)]),
      joined('side', b.side),
      joined('armhole', b.armhole),
      joined('shoulder', b.shoulder),
      joined('neck', b.neck),
    ],
    { marks: dartMarks(b.dart) },
  )
  return { draft, front, back }
}
