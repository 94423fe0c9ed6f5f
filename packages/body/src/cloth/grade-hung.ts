/** Brings what hangs from the waist to the tape of a finished size. Its band sits with its middle on the waist, and from there the length counts. */
import type { FinishedSize } from '@darzi/tailoring/collection/finished.ts'
import { ringAt } from '../avatar/rings.ts'
import { easeOf } from '../pattern/designs/design.ts'
import { at, boxOf, lengthOf, outlineOf } from '../pattern/geometry.ts'
import type { InputKey } from '../pattern/inputs.ts'
import type { Point } from '../pattern/pattern.ts'
import { edgeOf } from '../pattern/pieces.ts'
import type { Panel, Sewing } from '../pattern/sewing-shapes.ts'
import type { Avatar } from '../shapes.ts'
import { between, movedBy, widthAt } from './grade-sewing.ts'

/**
 * Brings a skirt drafted for a body to the tape of a finished size: the band to its waist, the gores to its hips, `hipsDownMm`
 * under the waist. The band sits with its middle on the waist, and from there the length counts.
 */
export function gradedSkirt(finished: FinishedSize, sewing: Sewing, hipsDownMm: number): Sewing {
  const band = sewing.panels.find(({ place }) => place === 'waist')
  const gores = sewing.panels.filter(({ place }) => place === 'gore')
  if (!band) return sewing
  const bandAt = boxOf(outlineOf(band.piece.edges))
  const bandMm = bandAt.bottom - bandAt.top
  const { waist, hips } = finished.zonesMm
  const atWaist = waist === undefined ? 1 : waist / (bandAt.right - bandAt.left)
  const graded = gradedGores(gores, {
    atWaist,
    hipsMm: hips,
    hipsY: hipsDownMm - bandMm / 2,
    lengthMm: finished.lengthMm - bandMm / 2,
  })
  return {
    ...sewing,
    panels: sewing.panels.map(
      (panel) => graded.get(panel.name) ?? movedBy(panel, ([x, y]) => [x * atWaist, y]),
    ),
  }
}

interface GoreTape {
  /** How much wider than drafted at the top. */
  atWaist: number
  hipsMm: number | undefined
  /** Down from the top. */
  hipsY: number
  lengthMm: number
}

export function gradedGores(
  gores: readonly Panel[],
  { atWaist, hipsMm, hipsY, lengthMm }: GoreTape,
): Map<string, Panel> {
  const drafted = gores.reduce((sum, gore) => sum + widthAt(gore, hipsY), 0)
  const atHips = hipsMm === undefined || drafted < 100 ? atWaist : hipsMm / drafted
  const knots = [
    [0, atWaist],
    [hipsY, atHips],
  ] as const
  const longer = lengthMm / lengthOfGores(gores)
  const onGore = ([x, y]: Point): Point => [x * between(knots, y), y * longer]
  return new Map(gores.map((gore) => [gore.name, movedBy(gore, onGore)]))
}

const lengthOfGores = (gores: readonly Panel[]) =>
  Math.max(50, ...gores.map(({ piece }) => boxOf(outlineOf(piece.edges)).bottom))

/** Each leg is let in or out from its crease, by height as much as its tape says; its length below the fork. */
export function gradedTrousers(
  { zonesMm, lengthMm }: FinishedSize,
  sewing: Sewing,
  { avatar, sizes }: { avatar: Avatar; sizes: Record<InputKey, number> },
): Sewing {
  const band = sewing.panels.find(({ place }) => place === 'waist')
  const legs = sewing.panels.filter(({ place }) => place !== 'waist')
  if (!band) return sewing
  const bandAt = boxOf(outlineOf(band.piece.edges))
  const bandMm = bandAt.bottom - bandAt.top
  const atWaist = (zonesMm.waist ?? bandAt.right - bandAt.left) / (bandAt.right - bandAt.left)
  const { waist, hips } = avatar.levels
  const downTo = (heightMm: number) => waist + bandMm / 2 - heightMm
  const knots: [number, number][] = [[bandMm, atWaist]]
  const cloth = (heightMm: number) => legs.reduce((sum, leg) => sum + widthAt(leg, downTo(heightMm)), 0)
  if (zonesMm.hips !== undefined) {
    for (const [heightMm, mm] of hipTape(avatar, zonesMm))
      knots.push([downTo(heightMm), mm / cloth(heightMm)])
    // Down here the pieces reach under the body as well: their width says less than their draft.
    knots.push([downTo(hips), zonesMm.hips / (sizes.hips + easeOf('trousers', 'regular'))])
  }
  for (const [heightMm, mm] of legTape(avatar, zonesMm))
    if (cloth(heightMm) > 200) knots.push([downTo(heightMm), (2 * mm) / cloth(heightMm)])
  const forkY = Math.max(...legs.map(({ piece }) => boxOf(edgeOf(piece, 'crotch').line).bottom))
  const hemY = Math.min(...legs.map(({ piece }) => boxOf(edgeOf(piece, 'hem').line).top))
  const longer = Math.max(0.05, (lengthMm + bandMm / 2 - forkY) / (hemY - forkY))
  const onLeg = (leg: Panel) => {
    const crease = creaseOf(leg)
    return ([x, y]: Point): Point => [
      crease + (x - crease) * between(knots, y),
      y <= forkY ? y : forkY + (y - forkY) * longer,
    ]
  }
  return {
    ...sewing,
    panels: sewing.panels.map((panel) =>
      panel === band ? movedBy(panel, ([x, y]) => [x * atWaist, y]) : movedBy(panel, onLeg(panel)),
    ),
  }
}

/**
 * Around one leg by height, downwards. The tape tells it at a few places; between two of them it runs straight, but is no tighter
 * on this body than it is there.
 */
function legTape(
  { levels, limbs: { leftLeg } }: Avatar,
  zonesMm: FinishedSize['zonesMm'],
): [number, number][] {
  const bodyAt = (heightMm: number) =>
    leftLeg.girthsMm[leftLeg.points.findIndex(([, y]) => y <= heightMm)] ?? leftLeg.girthsMm.at(-1) ?? 0
  const told = (['calf', 'knee', 'thigh'] as const).flatMap((zone): [number, number][] => {
    const mm = zonesMm[zone]
    return mm === undefined ? [] : [[levels[zone], mm]]
  })
  const eases = told.map(([heightMm, mm]) => [heightMm, Math.min(closeMm, mm - bodyAt(heightMm))] as const)
  const [low, high] = [told[0]?.[0] ?? 0, told.at(-1)?.[0] ?? -1]
  const heights: number[] = []
  for (let heightMm = high; heightMm >= low; heightMm -= legStepMm) heights.push(heightMm)
  return heights.map((heightMm) => [
    heightMm,
    Math.max(between(told, heightMm), bodyAt(heightMm) + between(eases, heightMm)),
  ])
}
/** Room enough that cloth is drawn nowhere. */
const closeMm = 25
const legStepMm = 60

/** Around the upper part of the hips, downwards, in the same way. */
function hipTape(avatar: Avatar, { waist, hips }: FinishedSize['zonesMm']): [number, number][] {
  const { levels } = avatar
  const bodyAt = (heightMm: number) => {
    const outline = ringAt(avatar, heightMm)
    return lengthOf(Array.from({ length: outline.length / 2 + 1 }, (_, k): Point => pointOf(outline, k)))
  }
  const deep = levels.waist - levels.hips
  const [atWaist, atHips] = [waist ?? bodyAt(levels.waist), hips ?? bodyAt(levels.hips)]
  return upperHips.map((down) => {
    const heightMm = levels.waist - down * deep
    const ease = (1 - down) * (atWaist - bodyAt(levels.waist)) + down * (atHips - bodyAt(levels.hips))
    return [heightMm, bodyAt(heightMm) + ease]
  })
}
const upperHips = [0.3, 0.5, 0.65]

function pointOf(outline: Float32Array, k: number): Point {
  const n = (2 * k) % outline.length
  return [outline[n] ?? 0, outline[n + 1] ?? 0]
}

/** The middle of the hem: there the crease begins. */
export function creaseOf({ piece }: Pick<Panel, 'piece'>): number {
  const { line } = edgeOf(piece, 'hem')
  return (at(line, 0)[0] + at(line, line.length - 1)[0]) / 2
}
