/** FreeSewing's Brian with the sleeve of its library: the block under kurta and men's bodice. */

import { back, front } from '@freesewing/brian'
import { Design, type DesignClass } from '@freesewing/core'
import { sleeve as librarySleeve } from '@freesewing/library'
import { type Draft, type DraftedPart, draftWith } from '../freesewing.ts'
import { freesewingBody } from '../freesewing-body.ts'
import { boxOf, outlineOf } from '../geometry.ts'
import type { InputKey } from '../inputs.ts'
import type { Edge, Piece, Point } from '../pattern.ts'
import { joined, straight } from '../pieces.ts'
import { armholeDepth } from './design.ts'

const sleeve = {
  name: 'darzi.sleeve',
  from: librarySleeve,
  after: [back, front],
  options: { libraryFitSleeve: true, legacyArmholeDepth: false },
  draft: ({ part }: { part: object }) => part,
}

const Block: DesignClass = new Design({
  data: { name: 'darzi.block', version: '1' },
  parts: [back, front, sleeve],
})

/** Shares of the body's own, besides the chest's ease: see Brian's options. */
type BlockOptions = Partial<Record<'shoulderEase' | 'armholeDepth' | 'collarEase', number>>

export function draftBlock(
  sizes: Record<InputKey, number>,
  easeMm: number,
  options: BlockOptions = {},
): Draft {
  const chestEase = easeMm / sizes.chest
  return draftWith(Block, freesewingBody(sizes), { chestEase, lengthBonus: 0, armholeDepth, ...options })
}

/** Shoulder, armhole and neck of a half of the block, from the underarm to the middle of the neck. */
export function blockTop(part: DraftedPart): { armhole: Edge; shoulder: Edge; neck: Edge } {
  const centre = part.has('cfNeck') && part.has('cfHem') ? 'cf' : 'cb'
  const edges = part.edges('seam', [
    [`${centre}Neck`, 'fold'],
    [`${centre}Hem`, 'hem'],
    ['hem', 'side'],
    ['armhole', 'armhole'],
    ['shoulder', 'shoulder'],
    ['neck', 'neck'],
  ])
  const [, , , armhole, shoulder, neck] = edges
  if (!armhole || !shoulder || !neck) throw new Error('The block has no top')
  return { armhole, shoulder, neck }
}

/** From the top of its cap to its hem. */
export function sleeveLength({ edges }: Pick<Piece, 'edges'>): number {
  const { top, bottom } = boxOf(outlineOf(edges))
  return bottom - top
}

/** A straight sleeve under the block's cap: so long from the top of the cap, so wide at its hem. */
export function sleeveUnder(part: DraftedPart, lengthMm: number, hemMm: number): Edge[] {
  const cap = capOf(part)
  const top = boxOf(cap.line).top
  const [right, left] = [part.point('bicepsRight'), part.point('bicepsLeft')]
  const y = Math.max(30, top + lengthMm)
  const wide = Math.min(hemMm, right[0] - left[0])
  const [hemRight, hemLeft]: [Point, Point] = [
    [wide / 2, y],
    [-wide / 2, y],
  ]
  return [
    joined('underarm.right', [hemRight, right]),
    cap,
    joined('underarm.left', [left, hemLeft]),
    straight('hem', hemLeft, hemRight),
  ]
}

function capOf(part: DraftedPart): Edge {
  const [cap] = part.edges(part.hasPath('seam') ? 'seam' : 'sleevecap', [
    ['bicepsRight', 'cap'],
    ['bicepsLeft', 'edge'],
  ])
  if (!cap) throw new Error('The sleeve has no cap')
  return cap
}
