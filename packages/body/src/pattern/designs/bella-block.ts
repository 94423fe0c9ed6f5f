/** FreeSewing's Bella: the women's block with a bust dart at the side and waist darts, its darts closed in the outlines. */
import { Bella } from '@freesewing/bella'
import { type Draft, type DraftedPart, draftWith } from '../freesewing.ts'
import { freesewingBody } from '../freesewing-body.ts'
import { at, between, distance } from '../geometry.ts'
import type { Mark, Point } from '../pattern.ts'
import type { Order } from './design.ts'

export function draftBella({ sizes }: Order, easeMm: number): Draft {
  return draftWith(Bella, freesewingBody(sizes), {
    chestEase: easeMm / sizes.chest,
    fullChestEaseReduction: 0,
    waistEase: easeMm / sizes.waist,
  })
}

export const bellaHalves = (draft: Draft): { f: BellaFront; b: BellaBack } => ({
  f: bellaFront(draft.part('bella.frontSideDart')),
  b: bellaBack(draft.part('bella.back')),
})

export interface BellaFront {
  centre: Point
  waistDart: Legs
  sideHem: Point
  bustDart: { low: Point; tip: Point; mouth: Point; high: Point }
  armhole: Point[]
  shoulder: Point[]
  neck: Point[]
}

/** Each leg of the waist dart from the waist up to its tip; where the body needs none, both are one line. */
function bellaFront(part: DraftedPart): BellaFront {
  const edges = part.edges('seam', [
    ['cfNeck', 'fold'],
    ['cfHem', 'waist'],
    ['sideHem', 'side'],
    ['bustDartBottom', 'edge'],
    ['armhole', 'armhole'],
    ['shoulder', 'shoulder'],
    ['hps', 'neck'],
  ])
  const [, , , , armhole, shoulder, neck] = edges.map(({ line }) => line)
  if (!armhole || !shoulder || !neck) throw new Error('The front is not whole')
  const centre = part.point('cfHem')
  const sideHem = part.point('sideHem')
  return {
    centre,
    waistDart: dartLegs(part, ['waistDartLeft', 'waistDartTip', 'waistDartRight'], [centre, sideHem]),
    sideHem,
    bustDart: {
      low: part.point('bustDartBottom'),
      tip: part.point('bustDartTip'),
      mouth: part.point('bustDartEdge'),
      high: part.point('bustDartTop'),
    },
    armhole,
    shoulder,
    neck,
  }
}

interface Legs {
  left: Point[]
  right: Point[]
}

function dartLegs(
  part: DraftedPart,
  [low, tip, other]: readonly [string, string, string],
  [from, to]: readonly [Point, Point],
): Legs {
  const none = between(from, to, 0.5)
  if (!part.has(tip) || !part.isOn('seam', tip)) {
    const up: Point[] = [none, [none[0], none[1] - 150]]
    return { left: up, right: up }
  }
  const [left, right] = part
    .edges('seam', [
      [low, 'edge'],
      [tip, 'edge'],
      [other, 'waist'],
    ])
    .map(({ line }) => line)
  return { left: left ?? [], right: [...(right ?? [])].reverse() }
}

export interface BellaBack {
  centre: Point
  dart: Legs
  side: Point[]
  armhole: Point[]
  shoulder: Point[]
  neck: Point[]
}

/** The block's curved back seam is straightened: the back is cut on the fold. */
function bellaBack(part: DraftedPart): BellaBack {
  const edges = part.edges('seam', [
    ['cbNeck', 'centre'],
    ['waistCenter', 'waist'],
    ['waistSide', 'side'],
    ['armhole', 'armhole'],
    ['shoulder', 'shoulder'],
    ['hps', 'neck'],
  ])
  const [, , side, armhole, shoulder, neck] = edges.map(({ line }) => line)
  if (!side || !armhole || !shoulder || !neck) throw new Error('The back is not whole')
  const centre: Point = [0, part.point('waistCenter')[1]]
  const dart = dartLegs(
    part,
    ['dartBottomLeft', 'dartTip', 'dartBottomRight'],
    [centre, part.point('waistSide')],
  )
  return { centre, dart, side, armhole, shoulder, neck }
}

/** A dart as it is marked: down one leg to the tip and back along the other. */
export function dartMarks({ left, right }: Legs): Mark[] {
  if (distance(at(left, 0), at(right, 0)) < 2) return []
  return [{ kind: 'dart', line: [...left, ...[...right].reverse().slice(1)] }]
}

export const last = (line: readonly Point[]): Point => at(line, line.length - 1)
